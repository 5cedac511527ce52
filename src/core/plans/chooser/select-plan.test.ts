import { expect, test } from 'vitest';
import type { ChoosablePlan, PlanKind } from './choosable-plan.ts';
import { NO_CHOICE, type PlanChoice } from './choose-plans.ts';
import { selectPlan } from './select-plan.ts';

type Figures = readonly [kind: PlanKind, days: number, priceCents: number];

function plan(id: string, ...[kind, days, priceCents]: Figures): ChoosablePlan & { isSoldOut: boolean } {
  const megabytes = kind === 'unlimited' ? null : priceCents;
  return {
    id,
    kind,
    days,
    priceCents,
    megabytes,
    perGigabyteCents: null,
    countryCount: 1,
    hasMinutes: false,
    isSoldOut: false,
  };
}

const PLANS = [
  plan('data-week', 'data', 7, 500),
  plan('data-month', 'data', 30, 900),
  plan('data-month-large', 'data', 30, 3250),
  plan('unlimited-week', 'unlimited', 7, 1500),
  plan('unlimited-month', 'unlimited', 30, 4400),
  plan('calls-month', 'calls', 30, 2000),
];

type Wanted = Readonly<{ pressed?: string; recommended?: string }>;

function selection(choice: Partial<PlanChoice>, { pressed, recommended }: Wanted = {}, plans = PLANS) {
  const wanted = { pressed: pressed ?? null, recommended: recommended ?? null };
  const { kind, selected } = selectPlan(plans, { ...NO_CHOICE, ...choice }, wanted);
  return [kind, selected?.id ?? null];
}

const UNLIMITED = { recommended: 'unlimited-month' };

test('DEST-24 without a chosen tab the recommended plan is selected, and its tab is open', () => {
  expect(selection({ trip: 30 }, UNLIMITED)).toEqual(['unlimited', 'unlimited-month']);
  expect(selection({ trip: 30 }, { recommended: 'data-month-large' })).toEqual(['data', 'data-month-large']);
  expect(selection({}, { recommended: 'calls-month' })).toEqual(['calls', 'calls-month']);
  expect(selection({ trip: 30 })).toEqual(['data', 'data-month']);
});

test('DEST-24 a chosen tab stays open, and one of its plans is selected', () => {
  expect(selection({ trip: 30, kind: 'data' }, UNLIMITED)).toEqual(['data', 'data-month']);
  expect(selection({ trip: 7, kind: 'unlimited' }, UNLIMITED)).toEqual(['unlimited', 'unlimited-month']);
});

test('DEST-24 the plan that the visitor pressed stays selected while it lasts the trip', () => {
  const pressed = { ...UNLIMITED, pressed: 'data-month' };
  expect(selection({ trip: 30 }, pressed)).toEqual(['data', 'data-month']);
  expect(selection({ trip: 30 }, { ...UNLIMITED, pressed: 'data-week' })).toEqual([
    'unlimited',
    'unlimited-month',
  ]);
  expect(selection({ trip: 30, kind: 'calls' }, pressed)).toEqual(['calls', 'calls-month']);
});

test('DEST-21 DEST-24 a plan to be like counts more than the recommended one, and less than a pressed one', () => {
  const like = { kind: 'data', days: 30, megabytes: 3000 } as const;
  expect(selection({ like }, UNLIMITED)).toEqual(['data', 'data-month-large']);
  expect(selection({ like }, { ...UNLIMITED, pressed: 'unlimited-week' })).toEqual([
    'unlimited',
    'unlimited-week',
  ]);
});

test('DEST-24 a sold-out plan is never selected', () => {
  const soldOut = PLANS.map((one) => ({ ...one, isSoldOut: one.kind === 'data' && one.days === 7 }));
  expect(selection({}, { pressed: 'data-week' }, soldOut)).toEqual(['data', 'data-month']);
  expect(selection({ trip: 30, kind: 'data' }, {}, PLANS.slice(0, 1))).toEqual(['data', null]);
});
