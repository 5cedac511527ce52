import { expect, test } from 'vitest';
import { unitPrices } from './unit-prices.ts';

const PLAN = { price: 9.5, data_amount: '5 GB', is_unlimited: false, validity_days: 7 };

test('a plan’s price is told by the gigabyte and by the day, in whole cents', () => {
  expect(unitPrices(PLAN)).toEqual({ perGigabyte: 190, perDay: 136 });
  expect(unitPrices({ ...PLAN, data_amount: '512 MB', price: 3 })).toMatchObject({ perGigabyte: 600 });
  expect(unitPrices({ ...PLAN, data_amount: '1 TB', price: 3 })).toMatchObject({ perGigabyte: 1 });
});

test('an unlimited plan, or one that names no amount, has no price by the gigabyte', () => {
  expect(unitPrices({ ...PLAN, data_amount: 'Unlimited' })).toEqual({ perGigabyte: null, perDay: 136 });
  expect(unitPrices({ ...PLAN, is_unlimited: true }).perGigabyte).toBeNull();
  expect(unitPrices({ ...PLAN, data_amount: 'plenty' }).perGigabyte).toBeNull();
  expect(unitPrices({ ...PLAN, data_amount: '0 MB' }).perGigabyte).toBeNull();
});

test('CARD-04 a plan whose days are unknown is divided by 30', () => {
  expect(unitPrices({ ...PLAN, price: 30, validity_days: null }).perDay).toBe(100);
});

test('a very cheap plan is never shown as free', () => {
  expect(unitPrices({ ...PLAN, price: 0.05, validity_days: 365 }).perDay).toBe(1);
  expect(unitPrices({ ...PLAN, price: 0 })).toEqual({ perGigabyte: 0, perDay: 0 });
});
