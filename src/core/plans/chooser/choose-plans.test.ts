import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { choosablePlan } from './choosable-plan.ts';
import {
  NO_CHOICE,
  choosePlans,
  countKinds,
  everydayDays,
  firstOfTab,
  longestDays,
  ordersOf,
  parsePlanChoice,
  shownKind,
  shownKinds,
  shownOrder,
  writePlanChoice,
  type PlanChoice,
} from './choose-plans.ts';

type Figures = readonly [data_amount: string, validity_days: number | null, priceCents: number];

const plan = (package_id: string, ...[data_amount, validity_days, priceCents]: Figures) =>
  aPackage({
    package_id,
    data_amount,
    validity_days,
    priceCents,
    is_unlimited: data_amount === 'Unlimited',
    voice: 0,
    sms: 0,
  });

const PLANS = [
  plan('b-1gb', '1 GB', 7, 450),
  plan('a-1gb', '1 GB', 30, 450),
  plan('500mb', '500 MB', 3, 300),
  plan('20gb', '20 GB', 30, 3250),
  plan('10gb', '10 GB', null, 1850),
  plan('day', 'Unlimited', 1, 700),
  plan('month', 'Unlimited', 30, 4400),
  aPackage({
    package_id: 'calls',
    data_amount: '5 GB',
    validity_days: 365,
    priceCents: 3000,
    voice: 30,
    sms: 0,
  }),
].map(choosablePlan);

const ids = (choice: Partial<PlanChoice>) =>
  choosePlans(PLANS, { ...NO_CHOICE, kind: 'data', ...choice }).map(({ id }) => id);

test('DEST-04 a tab shows its plans by price, then by id', () => {
  expect(ids({})).toEqual(['500mb', 'a-1gb', 'b-1gb', '10gb', '20gb']);
  expect(ids({ kind: 'unlimited' })).toEqual(['day', 'month']);
  expect(ids({ kind: 'calls' })).toEqual(['calls']);
});

test('DEST-04 a tab of plans without a limit is not sorted by its data: it offers the other orders, and a link to that one sorts by price', () => {
  const plans = [plan('day', 'Unlimited', 1, 700), plan('week', 'Unlimited', 7, 650)].map(choosablePlan);
  const choice: PlanChoice = { ...NO_CHOICE, kind: 'unlimited', order: 'data' };
  expect(ordersOf('unlimited')).toEqual(['price', 'unit-price', 'days']);
  expect(ordersOf('data')).toEqual(['price', 'unit-price', 'data', 'days']);
  expect(ordersOf('calls')).toEqual(['price', 'unit-price', 'data', 'days']);
  expect(shownOrder('unlimited', choice)).toBe('price');
  expect(shownOrder('data', choice)).toBe('data');
  expect(choosePlans(plans, choice).map(({ id }) => id)).toEqual(['week', 'day']);
});

test('DEST-22 the tab with calls begins with the first plan that includes minutes, other tabs with the first', () => {
  const [texts, minutes] = [
    aPackage({ package_id: 'texts', sms: 20, voice: 0 }),
    aPackage({ package_id: 'minutes', sms: 0, voice: 30 }),
  ].map(choosablePlan);
  if (texts === undefined || minutes === undefined) throw new Error('two plans');
  expect(firstOfTab([texts, minutes])?.id).toBe('minutes');
  expect(firstOfTab([texts])?.id).toBe('texts');
  expect(firstOfTab(choosePlans(PLANS, { ...NO_CHOICE, kind: 'data' }))?.id).toBe('500mb');
  expect(firstOfTab([])).toBeNull();
});

test('DEST-05 a chosen trip leaves the plans that last at least as long; plans without days count as 30', () => {
  expect(ids({ trip: 7 })).toEqual(['a-1gb', 'b-1gb', '10gb', '20gb']);
  expect(ids({ trip: 14 })).toEqual(['a-1gb', '10gb', '20gb']);
  expect(ids({ trip: 30 })).toEqual(['a-1gb', '10gb', '20gb']);
  expect(countKinds(PLANS, 0)).toEqual({ data: 5, unlimited: 2, calls: 1 });
  expect(countKinds(PLANS, 7)).toEqual({ data: 4, unlimited: 1, calls: 1 });
});

test('DEST-04 plans are sorted by price per GB or per day, by data and by days', () => {
  // 1.63, 1.85, 4.50, 4.50 and 6.00 dollars per GB.
  expect(ids({ order: 'unit-price' })).toEqual(['20gb', '10gb', 'a-1gb', 'b-1gb', '500mb']);
  // 1.47 and 7.00 dollars per day.
  expect(ids({ order: 'unit-price', kind: 'unlimited' })).toEqual(['month', 'day']);
  expect(ids({ order: 'data' })).toEqual(['20gb', '10gb', 'a-1gb', 'b-1gb', '500mb']);
  expect(ids({ order: 'days' })).toEqual(['a-1gb', '10gb', '20gb', 'b-1gb', '500mb']);
});

test('CARD-32 a tab is sorted by the price per GB of the amounts as they are named: 1000 MB are a GB', () => {
  // 6.00 and 6.07 dollars per GB; of 1024 MB it would be 6.14.
  const plans = [plan('whole', '1 GB', 7, 607), plan('half', '500 MB', 7, 300)].map(choosablePlan);
  const choice: PlanChoice = { ...NO_CHOICE, kind: 'data', order: 'unit-price' };
  expect(choosePlans(plans, choice).map(({ id }) => id)).toEqual(['half', 'whole']);
});

test('DEST-05 an empty tab can say how long its longest plan lasts', () => {
  expect(longestDays(PLANS, 'data')).toBe(30);
  expect(longestDays(PLANS, 'calls')).toBe(365);
  expect(longestDays([], 'calls')).toBeNull();
});

test('DEST-06 everyday use lasts never longer than the plan, and below a whole day there is no figure', () => {
  const days = (id: string, perDay: number) => {
    const found = PLANS.find((one) => one.id === id);
    return found === undefined ? undefined : everydayDays(found, perDay);
  };
  expect(days('20gb', 400)).toBe(30);
  expect(days('b-1gb', 400)).toBe(2);
  expect(days('500mb', 500)).toBe(1);
  expect(days('500mb', 501)).toBeNull();
  expect(days('month', 400)).toBeNull();
});

test('DEST-04 without a choice the first tab with plans is shown', () => {
  expect(shownKind(PLANS, NO_CHOICE)).toBe('data');
  expect(shownKind(PLANS.slice(5), NO_CHOICE)).toBe('unlimited');
  expect(shownKind(PLANS.slice(5), { ...NO_CHOICE, kind: 'data' })).toBe('data');
  expect(choosePlans(PLANS.slice(5), NO_CHOICE).map(({ id }) => id)).toEqual(['day', 'month']);
});

test.each([
  ['', ''],
  ['?trip=7&kind=unlimited', '?kind=unlimited&trip=7'],
  ['?sort=days&trip=30&utm_source=x', '?trip=30&sort=days'],
  ['?trip=8&kind=all&sort=stars', ''],
  ['?trip=0&sort=price', ''],
  ['?like=data-30-5120&kind=calls', '?kind=calls&like=data-30-5120'],
  ['?like=anything', ''],
])('DEST-07 the address %s has the choices %s', (given, kept) => {
  expect(writePlanChoice(parsePlanChoice(new URLSearchParams(given)))).toBe(kept);
});

test('DEST-15 only tabs with plans are shown, and the one in the address', () => {
  const choice: PlanChoice = { ...NO_CHOICE, trip: 30 };
  expect(shownKinds(PLANS, choice)).toEqual(['data', 'unlimited', 'calls']);
  const small = [plan('1gb', '1 GB', 7, 450)].map(choosablePlan);
  expect(shownKinds(small, choice)).toEqual(['data']);
  expect(shownKinds(small, { ...choice, kind: 'calls' })).toEqual(['data', 'calls']);
});

test('DEST-21 the tab is that of the plan to be like when it has plans, unless another one was chosen', () => {
  const like = { kind: 'unlimited', days: 7, megabytes: null } as const;
  expect(shownKind(PLANS, { ...NO_CHOICE, like })).toBe('unlimited');
  expect(shownKind(PLANS, { ...NO_CHOICE, kind: 'calls', like })).toBe('calls');
  expect(shownKind(PLANS.slice(0, 3), { ...NO_CHOICE, like })).toBe('data');
});

test('DEST-30 of plans at one price the one with most data, days and countries comes first', () => {
  const wide = (package_id: string, count: number, validity_days: number) =>
    aPackage({
      package_id,
      data_amount: '1 GB',
      validity_days,
      priceCents: 450,
      coverage_type: 'regional',
      countries: ['AL', 'ES', 'FR'].slice(0, count),
      is_unlimited: false,
      voice: 0,
      sms: 0,
    });
  const plans = [wide('a-few', 2, 3), wide('b-all', 3, 3), wide('c-long', 1, 7)].map(choosablePlan);
  expect(choosePlans(plans, NO_CHOICE).map(({ id }) => id)).toEqual(['c-long', 'b-all', 'a-few']);
});
