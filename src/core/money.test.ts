import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromDollars, dollarsFromCents, formatMoney, formatShortMoney, money } from './money.ts';

test('CARD-22 a price is $3.00 in English, 3,00 US$ in Spanish and US$ 3,00 in Portuguese', () => {
  expect(formatMoney(money(300), 'en')).toBe('$3.00');
  expect(formatMoney(money(300), 'es')).toBe('3,00\u00a0US$');
  expect(formatMoney(money(134_950), 'pt')).toBe('US$\u00a01.349,50');
});

test('CARD-22 in a sentence whole dollars have no decimals, in both languages', () => {
  expect(formatShortMoney(money(300), 'en')).toBe('$3');
  expect(formatShortMoney(money(450), 'en')).toBe('$4.50');
  expect(formatShortMoney(money(300), 'es')).toBe('3\u00a0US$');
  expect(formatShortMoney(money(450), 'es')).toBe('4,50\u00a0US$');
});

test('CARD-25 an amount below zero has a minus sign, not a hyphen, in both languages', () => {
  expect(formatMoney(money(-40), 'en')).toBe('−$0.40');
  expect(formatMoney(money(-40), 'es')).toBe('−0,40\u00a0US$');
  expect(formatShortMoney(money(-300), 'en')).toBe('−$3');
});

test('dollars of up to two decimals become the exact cents, also where their product with 100 is not exact', () => {
  expect([8.29, 1.1, 0.07, 4.35, 1234.5].map(centsFromDollars)).toEqual([829, 110, 7, 435, 123_450]);
});

test('cents written as dollars are read back as the same cents, up to the highest price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const written = JSON.stringify(dollarsFromCents(cents));
      expect(written).toMatch(/^\d+(\.\d\d?)?$/);
      expect(centsFromDollars(Number(written))).toBe(cents);
    }),
  );
});
