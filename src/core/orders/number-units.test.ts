import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import { numberedTitle, numberUnits, unitExtras } from './number-units.ts';

const japan = { described: aPackage() };
const en = { language: 'en', messagesOf } as const;
const es = { language: 'es', messagesOf } as const;
const longer = { described: aPackage({ validity_days: 15 }) };

test('ORDER-18 units of one plan are numbered in their order, others are not', () => {
  expect(numberUnits([japan, longer, japan, japan])).toEqual([
    { position: 1, of: 3 },
    null,
    { position: 2, of: 3 },
    { position: 3, of: 3 },
  ]);
  expect(numberUnits([japan])).toEqual([null]);
});

test('ESIM-26 the extras of a unit are its messages, minutes and number, not its place, data and days', () => {
  const number = { position: 1, of: 2 };
  const talking = aPackage({ sms: 20 });
  expect(unitExtras(japan.described, null, en)).toEqual([]);
  expect(unitExtras(talking, number, en)).toEqual(['20 SMS', '1 of 2']);
  expect(unitExtras(talking, number, es)).toEqual(['20 SMS', '1 de 2']);
});

test('ORDER-18 the number is part of the title in both languages', () => {
  const number = { position: 1, of: 2 };
  expect(numberedTitle(japan.described, number, en)).toMatch(/^Japan eSIM, .* \(1 of 2\)$/);
  expect(numberedTitle(japan.described, number, es)).toMatch(/^eSIM .*Japón, .* \(1 de 2\)$/);
  expect(numberedTitle(japan.described, null, en)).not.toContain('(');
});
