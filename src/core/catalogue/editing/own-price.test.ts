import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isOwnPrice,
  LARGEST_PRICE_CENTS,
  readPrice,
  readStock,
  SMALLEST_PRICE_CENTS,
  writePrice,
} from './own-price.ts';

test.each([
  ['8.50', 850],
  ['8,50', 850],
  ['8.5', 850],
  [' $8 ', 800],
  ['8,50 US$', 850],
  ['US$ 19.99', 1999],
  ['0.50', 50],
  ['10000', 1_000_000],
])('ADMIN-40 %j is a price', (typed, cents) => {
  expect(readPrice(typed)).toBe(cents);
});

test.each(['', '0', '0.49', '-5', '1.234', '1,234.50', '8.505', '1e3', 'free', '10000.01', '８', 'NaN'])(
  'ADMIN-40 %j is no price',
  (typed) => {
    expect(readPrice(typed)).toBeNull();
  },
);

test('ADMIN-40 a price is whole cents within the limits', () => {
  expect([49, 50, 50.5, 1_000_000, 1_000_001].map(isOwnPrice)).toEqual([false, true, false, true, false]);
});

test('ADMIN-40 a written price reads back as the same cents, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: SMALLEST_PRICE_CENTS, max: LARGEST_PRICE_CENTS }),
      fc.constantFrom('.' as const, ',' as const),
      (cents, decimal) => {
        expect(readPrice(writePrice(cents, decimal))).toBe(cents);
      },
    ),
  );
  expect([writePrice(50, ','), writePrice(5, '.'), writePrice(123_456, '.')]).toEqual([
    '0,50',
    '0.05',
    '1234.56',
  ]);
});

test('ADMIN-40 stock is a whole number from 0', () => {
  expect(['0', ' 12 ', '1000000'].map(readStock)).toEqual([0, 12, 1_000_000]);
  expect(['', '-1', '1.5', '1000001', 'many'].map(readStock)).toEqual([null, null, null, null, null]);
});
