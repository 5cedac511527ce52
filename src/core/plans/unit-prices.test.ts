import { expect, test } from 'vitest';
import { unitPrices } from './unit-prices.ts';

const PLAN = { priceCents: 950, data_amount: '5 GB', is_unlimited: false, validity_days: 7 };

test('a plan has a price per gigabyte and per day, in whole cents', () => {
  expect(unitPrices(PLAN)).toEqual({ perGigabyteCents: 190, perDayCents: 136 });
  expect(unitPrices({ ...PLAN, data_amount: '1 TB', priceCents: 300 })).toMatchObject({
    perGigabyteCents: 1,
  });
});

test('CARD-32 the price per GB divides by the amount as it is named: 500 MB is half a GB', () => {
  const half = unitPrices({ ...PLAN, data_amount: '500 MB', priceCents: 300 });
  expect(half.perGigabyteCents).toBe(600);
  expect(unitPrices({ ...PLAN, data_amount: '1.5 GB', priceCents: 900 }).perGigabyteCents).toBe(600);
});

test('an unlimited plan, or one without an amount, has no price per gigabyte', () => {
  expect(unitPrices({ ...PLAN, data_amount: 'Unlimited' })).toEqual({
    perGigabyteCents: null,
    perDayCents: 136,
  });
  expect(unitPrices({ ...PLAN, is_unlimited: true }).perGigabyteCents).toBeNull();
  expect(unitPrices({ ...PLAN, data_amount: 'plenty' }).perGigabyteCents).toBeNull();
  expect(unitPrices({ ...PLAN, data_amount: '0 MB' }).perGigabyteCents).toBeNull();
});

test('CARD-04 the price of a plan with unknown days is divided by 30', () => {
  expect(unitPrices({ ...PLAN, priceCents: 3000, validity_days: null }).perDayCents).toBe(100);
});

test('a very cheap plan is never shown as free', () => {
  expect(unitPrices({ ...PLAN, priceCents: 5, validity_days: 365 }).perDayCents).toBe(1);
  expect(unitPrices({ ...PLAN, priceCents: 0 })).toEqual({ perGigabyteCents: 0, perDayCents: 0 });
});
