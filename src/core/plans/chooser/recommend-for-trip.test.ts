import { expect, test } from 'vitest';
import { everydayTrips } from '#core/guides/facts/everyday-trips.ts';
import { aPackage } from '#tests/builders/package.ts';
import { sandboxPackages } from '#tests/builders/sandbox-catalogue.ts';
import { adviseForTrip, recommendForTrip } from './recommend-for-trip.ts';

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

test('DEST-02 HOME-01 without sales the page recommends the cheapest plan that holds a week of everyday use', () => {
  expect(recommended({ plans: PLANS, mostBought: null }, 0)).toEqual(['medium', 'cheapest', 7]);
  expect(recommendForTrip({ plans: PLANS, mostBought: null }, 0)?.need.megabytes).toBe(2800);
});

test('DEST-02 a longer trip has another plan: the cheapest that is enough, also where the calculator’s score prefers a dearer one', () => {
  expect(recommended({ plans: PLANS, mostBought: null }, 30)).toEqual(['large', 'cheapest', 30]);
  expect(recommended({ plans: [SMALL, MEDIUM, UNLIMITED], mostBought: null }, 30)).toEqual([
    'unlimited',
    'cheapest',
    30,
  ]);
  const unstated = plan('unstated', 'Some', 30, 100);
  expect(recommended({ plans: [unstated, LARGE], mostBought: null }, 30)).toEqual(['large', 'cheapest', 30]);
});

test('DEST-02 GUIDE-05 for each trip the page of a destination and its guide name the same plan', () => {
  const sold = sandboxPackages().filter(({ type }) => type === 'sim');
  const trips = [3, 7, 14, 30] as const;
  for (const [slug, plans] of Map.groupBy(sold, (one) => one.slug)) {
    const ofPage = trips.map((trip) => recommendForTrip({ plans, mostBought: null }, trip)?.plan.package_id);
    expect(ofPage, slug).toEqual(everydayTrips(plans).map((trip) => trip.plan?.packageId));
  }
});

test('DEST-03 the most bought plan is recommended unless a trip is chosen', () => {
  expect(recommended({ plans: PLANS, mostBought: LARGE }, 0)).toEqual(['large', 'most-bought', 7]);
  expect(recommended({ plans: PLANS, mostBought: LARGE }, 7)).toEqual(['medium', 'cheapest', 7]);
});

test('DEST-02 where no plan is enough, none is recommended', () => {
  expect(recommended({ plans: [SMALL], mostBought: null }, 14)).toBeNull();
  expect(recommended({ plans: [], mostBought: null }, 0)).toBeNull();
});

test('DEST-25 where no plan is enough alone, the one with most data that lasts the trip is named, and how many are enough', () => {
  const short = plan('short', '20 GB', 7, 3000);
  const advice = (...plans: readonly ReturnType<typeof plan>[]) =>
    adviseForTrip({ plans, mostBought: null, elsewhere: [] }, 30);
  expect(advice(SMALL, MEDIUM, short)).toMatchObject({
    kind: 'several-needed',
    plan: { package_id: 'medium' },
    count: 4,
    need: { days: 30, megabytes: 10_800 },
  });
  expect(advice(MEDIUM, LARGE)).toMatchObject({ kind: 'recommended', plan: { package_id: 'large' } });
});

test('DEST-25 where no plan of a stated amount lasts the trip, none is named', () => {
  const advice = (...plans: readonly ReturnType<typeof plan>[]) =>
    adviseForTrip({ plans, mostBought: null, elsewhere: [] }, 30);
  const free = plan('free', '3 GB', 30, 0);
  expect(advice(SMALL, plan('unstated', 'Some', 30, 100), free)).toMatchObject({
    kind: 'none',
    need: { days: 30 },
  });
  expect(advice()).toMatchObject({ kind: 'none' });
});

test('DEST-32 a cheaper plan of another destination that covers this one and is enough is named for each trip', () => {
  const wider = (
    [package_id, ...figures]: readonly [string, ...Figures],
    countries: readonly string[] = ['JP', 'KR'],
  ) => ({ ...plan(package_id, ...figures), slug: 'asia', countries });
  const small = wider(['asia-small', '1 GB', 7, 300]);
  const enough = wider(['asia-enough', '3 GB', 30, 800]);
  const nowhere = wider(['nowhere', '20 GB', 30, 100], ['KR']);
  const large = wider(['asia-large', '20 GB', 30, 3250]);
  const elsewhere = [small, enough, nowhere, large];
  const widerOf = (
    trip: Parameters<typeof adviseForTrip>[1],
    { plans = PLANS, mostBought = null }: Partial<Parameters<typeof recommendForTrip>[0]> = {},
  ) => adviseForTrip({ plans, mostBought, elsewhere }, trip).wider?.package_id ?? null;

  expect(([0, 3, 7, 14] as const).map((days) => widerOf(days))).toEqual([
    'asia-enough',
    'asia-enough',
    'asia-enough',
    null,
  ]);
  // The same price is not less.
  expect(widerOf(30)).toBeNull();
  // Where no plan here is enough, one that is enough is named at any price.
  expect(widerOf(30, { plans: [SMALL] })).toBe('asia-large');
  expect(widerOf(30, { plans: [MEDIUM] })).toBe('asia-large');
  expect(widerOf(0, { mostBought: LARGE })).toBeNull();
});
