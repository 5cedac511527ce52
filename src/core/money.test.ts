import { expect, test } from 'vitest';
import { formatMoney, formatShortMoney, money } from './money.ts';

test('CARD-22 a price is 3,00 US$ in Spanish and $3.00 in English', () => {
  expect(formatMoney(money(300), 'en')).toBe('$3.00');
  expect(formatMoney(money(300), 'es')).toBe('3,00\u00a0US$');
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
