import { expect, test } from 'vitest';
import type { ChoosablePlan, PlanFigures } from './choosable-plan.ts';
import { nearestPlan, parseFigures, writeFigures } from './nearest-plan.ts';

type Figures = readonly [megabytes: number | null, days: number, priceCents?: number];

function plan(id: string, [megabytes, days, priceCents = 1000]: Figures): ChoosablePlan {
  return {
    id,
    kind: 'data',
    megabytes,
    days,
    priceCents,
    perGigabyteCents: null,
    countryCount: 1,
    hasMinutes: false,
  };
}

const PLANS = [
  plan('1gb-7', [1024, 7]),
  plan('5gb-7', [5120, 7]),
  plan('5gb-30', [5120, 30]),
  plan('10gb-30', [10_240, 30]),
  plan('unlimited-7', [null, 7]),
  plan('unlimited-30', [null, 30]),
];
const nearest = (megabytes: number | null, days: number, plans = PLANS) =>
  nearestPlan(plans, { kind: 'data', megabytes, days })?.id;

test('DEST-21 the nearest plan is the nearest by data, then by days', () => {
  expect(nearest(5120, 30)).toBe('5gb-30');
  expect(nearest(5120, 10)).toBe('5gb-7');
  expect(nearest(9000, 7)).toBe('10gb-30');
  expect(nearest(300, 30)).toBe('1gb-7');
});

test('DEST-21 unlimited data is nearest to unlimited data, and otherwise the farthest', () => {
  expect(nearest(null, 15)).toBe('unlimited-7');
  expect(nearest(null, 30)).toBe('unlimited-30');
  expect(nearest(900_000, 30)).toBe('10gb-30');
  expect(nearest(1024, 28, PLANS.slice(4))).toBe('unlimited-30');
});

test('DEST-21 of two equally near plans the cheaper is nearest, and of none none', () => {
  const same = [plan('dear', [3072, 30, 900]), plan('cheap', [3072, 30, 800])];
  expect(nearest(3072, 30, same)).toBe('cheap');
  expect(nearest(3072, 30, [])).toBeUndefined();
});

test.each<[PlanFigures, string]>([
  [{ kind: 'data', days: 30, megabytes: 5120 }, 'data-30-5120'],
  [{ kind: 'unlimited', days: 7, megabytes: null }, 'unlimited-7'],
  [{ kind: 'calls', days: 365, megabytes: 0 }, 'calls-365-0'],
])('DEST-21 the figures %j are %s in an address', (figures, text) => {
  expect(writeFigures(figures)).toBe(text);
  expect(parseFigures(text)).toEqual(figures);
});

test.each([
  null,
  '',
  'data',
  'topup-30-5120',
  'data-30-',
  'data--5120',
  'data-30-5120-1',
  'data-3000-12345678',
])('DEST-21 %j in an address is no plan', (text) => {
  expect(parseFigures(text)).toBeNull();
});
