import { expect, test } from 'vitest';
import { unitPrices } from './unit-prices.ts';

const PLAN = { price: 9.5, data_amount: '5 GB', is_unlimited: false, validity_days: 7 };

test('a plan has a price per gigabyte and per day, in whole cents', () => {
  expect(unitPrices(PLAN)).toEqual({ perGigabyte: 190, perDay: 136 });
  expect(unitPrices({ ...PLAN, data_amount: '512 MB', price: 3 })).toMatchObject({ perGigabyte: 600 });
  expect(unitPrices({ ...PLAN, data_amount: '1 TB', price: 3 })).toMatchObject({ perGigabyte: 1 });
});

test('an unlimited plan, or one without an amount, has no price per gigabyte', () => {
  expect(unitPrices({ ...PLAN, data_amount: 'Unlimited' })).toEqual({ perGigabyte: null, perDay: 136 });
  expect(unitPrices({ ...PLAN, is_unlimited: true }).perGigabyte).toBeNull();
  expect(unitPrices({ ...PLAN, data_amount: 'plenty' }).perGigabyte).toBeNull();
  expect(unitPrices({ ...PLAN, data_amount: '0 MB' }).perGigabyte).toBeNull();
});

test('CARD-04 the price of a plan with unknown days is divided by 30', () => {
  expect(unitPrices({ ...PLAN, price: 30, validity_days: null }).perDay).toBe(100);
});

test('a very cheap plan is never shown as free', () => {
  expect(unitPrices({ ...PLAN, price: 0.05, validity_days: 365 }).perDay).toBe(1);
  expect(unitPrices({ ...PLAN, price: 0 })).toEqual({ perGigabyte: 0, perDay: 0 });
});
