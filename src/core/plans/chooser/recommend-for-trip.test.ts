import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { recommendForTrip } from './recommend-for-trip.ts';

type Figures = readonly [data_amount: string, validity_days: number, priceCents: number];

const plan = (package_id: string, ...[data_amount, validity_days, priceCents]: Figures) =>
  aPackage({ package_id, data_amount, validity_days, priceCents, is_unlimited: data_amount === 'Unlimited' });

const SMALL = plan('small', '1 GB', 7, 450);
const MEDIUM = plan('medium', '3 GB', 30, 900);
const LARGE = plan('large', '20 GB', 30, 3250);
const UNLIMITED = plan('unlimited', 'Unlimited', 30, 4400);
const PLANS = [SMALL, MEDIUM, LARGE, UNLIMITED];

const recommended = (...parameters: Parameters<typeof recommendForTrip>) => {
  const found = recommendForTrip(...parameters);
  return found === null ? null : [found.plan.package_id, found.reason, found.need.days];
};

test('DEST-02 HOME-01 without sales the page recommends what the calculator recommends for a week of everyday use', () => {
  expect(recommended({ plans: PLANS, mostBought: null }, 0)).toEqual(['medium', 'cheapest', 7]);
  expect(recommendForTrip({ plans: PLANS, mostBought: null }, 0)?.need.megabytes).toBe(2800);
});

test('DEST-02 a longer trip has another plan, and the page calls it cheapest only when it is', () => {
  const found = recommended({ plans: PLANS, mostBought: null }, 30);
  expect(found).toEqual(['unlimited', 'fits-best', 30]);
  // Without the cheaper plan that is large enough, the same plan is the cheapest.
  expect(recommended({ plans: [SMALL, MEDIUM, UNLIMITED], mostBought: null }, 30)).toEqual([
    'unlimited',
    'cheapest',
    30,
  ]);
});

test('DEST-03 the most bought plan is recommended unless a trip is chosen', () => {
  expect(recommended({ plans: PLANS, mostBought: LARGE }, 0)).toEqual(['large', 'most-bought', 7]);
  expect(recommended({ plans: PLANS, mostBought: LARGE }, 7)).toEqual(['medium', 'cheapest', 7]);
});

test('DEST-02 where no plan is enough, none is recommended', () => {
  expect(recommended({ plans: [SMALL], mostBought: null }, 14)).toBeNull();
  expect(recommended({ plans: [], mostBought: null }, 0)).toBeNull();
});
