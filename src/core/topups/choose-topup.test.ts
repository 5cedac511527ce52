import { expect, test } from 'vitest';
import { bestPricePerGigabyte, chooseTopup } from './choose-topup.ts';

const offer = (packageId: string, megabytes: number | null, priceCents: number) => ({
  packageId,
  megabytes,
  priceCents,
});
const ONE = offer('one', 1024, 400);
const FIVE = offer('five', 5120, 1400);
const TEN = offer('ten', 10_240, 2500);
const UNLIMITED = offer('unlimited', null, 3000);

test('TOPUP-14 the best price per GB is marked once, and only where there is something to compare', () => {
  expect(bestPricePerGigabyte([ONE, FIVE, TEN, UNLIMITED])).toBe('ten');
  expect(bestPricePerGigabyte([ONE, UNLIMITED])).toBeNull();
  expect(bestPricePerGigabyte([ONE, offer('two', 2048, 800)])).toBeNull();
  expect(bestPricePerGigabyte([])).toBeNull();
});

test('TOPUP-15 the pressed package is selected when the eSIM takes it', () => {
  expect(chooseTopup([ONE, FIVE, TEN], { packageId: 'ten', planMegabytes: 1024 })).toBe(TEN);
});

test('TOPUP-45 without a known plan nothing is selected unless the customer pressed it', () => {
  expect(chooseTopup([TEN, FIVE, ONE], { packageId: null, planMegabytes: null })).toBeNull();
  expect(chooseTopup([TEN, FIVE, ONE], { packageId: 'gone', planMegabytes: null })).toBeNull();
  expect(chooseTopup([TEN, FIVE, ONE], { packageId: 'five', planMegabytes: null })).toBe(FIVE);
});

test('TOPUP-15 otherwise the top-up nearest to the plan is selected, after unlimited data the cheapest', () => {
  expect(chooseTopup([TEN, FIVE, ONE], { packageId: 'gone', planMegabytes: 5120 })).toBe(FIVE);
  expect(chooseTopup([TEN, FIVE, ONE], { packageId: null, planMegabytes: 'unlimited' })).toBe(ONE);
  expect(chooseTopup([UNLIMITED, TEN], { packageId: null, planMegabytes: 1024 })).toBe(TEN);
  expect(chooseTopup([UNLIMITED, offer('dear', null, 9000)], { packageId: null, planMegabytes: 1 })).toBe(
    UNLIMITED,
  );
  expect(chooseTopup([], { packageId: 'ten', planMegabytes: 1024 })).toBeNull();
});
