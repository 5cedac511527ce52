import { expect, test } from 'vitest';
import { tripPlanOf } from '#core/calculator/trip-plan.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { aPackage } from '#tests/builders/package.ts';
import { cheapestHolding, everydayNeed, everydayTrips } from './everyday-trips.ts';

const plan = (package_id: string, changes: Partial<Package>) => aPackage({ package_id, ...changes });
const NEED = { days: 7, megabytes: 2800 };
const cheapest = (...plans: readonly Package[]) =>
  cheapestHolding(plans.map(tripPlanOf), NEED)?.packageId ?? null;

test('GUIDE-05 the need is the calculator’s estimate at its starting answers', () => {
  expect([3, 7, 14, 30].map((days) => everydayNeed(days).megabytes)).toEqual([1200, 2800, 5300, 10_800]);
});

test('GUIDE-05 a cheaper plan that is too short or too small does not hold the trip', () => {
  const short = plan('short', { data_amount: '5 GB', validity_days: 6, priceCents: 100 });
  const small = plan('small', { data_amount: '2 GB', validity_days: 30, priceCents: 200 });
  const right = plan('right', { data_amount: '3 GB', validity_days: 7, priceCents: 900 });
  const large = plan('large', { data_amount: '10 GB', validity_days: 30, priceCents: 1200 });
  expect(cheapest(short, small, large, right)).toBe('right');
  expect(cheapest(short, small)).toBeNull();
});

test('GUIDE-05 an unlimited plan holds a trip as far as its daily amount at full speed reaches', () => {
  const policy = (amount: string) => `Full speed for the first ${amount} of each day.`;
  const unlimited = (amount: string) =>
    plan('unlimited', {
      is_unlimited: true,
      data_amount: 'Unlimited',
      validity_days: 7,
      priceCents: 500,
      fair_usage_policy: policy(amount),
    });
  const limited = plan('limited', { data_amount: '3 GB', validity_days: 7, priceCents: 900 });
  expect(cheapest(unlimited('400 MB'), limited)).toBe('unlimited');
  expect(cheapest(unlimited('399 MB'), limited)).toBe('limited');
});

test('GUIDE-05 a plan without a stated amount or without a price is never the cheapest', () => {
  const unstated = plan('unstated', { data_amount: 'Some', validity_days: 30, priceCents: 100 });
  const free = plan('free', { data_amount: '5 GB', validity_days: 30, priceCents: 0 });
  const right = plan('right', { data_amount: '3 GB', validity_days: 30, priceCents: 900 });
  expect(cheapest(unstated, free, right)).toBe('right');
});

test('GUIDE-05 of two plans at one price the one with more data is named', () => {
  const three = plan('three', { data_amount: '3 GB', validity_days: 30, priceCents: 900 });
  const five = plan('five', { data_amount: '5 GB', validity_days: 30, priceCents: 900 });
  expect(cheapest(three, five)).toBe('five');
});

test('GUIDE-05 every trip has its own plan, or none', () => {
  const plans = [
    plan('week', { data_amount: '3 GB', validity_days: 7, priceCents: 900 }),
    plan('month', { data_amount: '6 GB', validity_days: 30, priceCents: 1500 }),
  ];
  expect(everydayTrips(plans).map(({ need, plan: found }) => [need.days, found?.packageId])).toEqual([
    [3, 'week'],
    [7, 'week'],
    [14, 'month'],
    [30, undefined],
  ]);
});
