import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cheapestThatHolds,
  extrasOf,
  matchScore,
  rankPlans,
  recommendPlan,
  type MatchablePlan,
} from './match-plan.ts';

const GB = 1024;

function aPlan(changes: Partial<MatchablePlan> = {}): MatchablePlan {
  return {
    packageId: 'jp-5gb',
    priceCents: 1000,
    dataMegabytes: 5 * GB,
    isUnlimited: false,
    validityDays: 30,
    ...changes,
  };
}

const need = (megabytes: number, days = 7) => ({ megabytes, days });

describe('how well a size fits', () => {
  test('MATCH-01 an unlimited plan scores 60, and 90 when the need is over 10 GB', () => {
    const unlimited = aPlan({ isUnlimited: true, dataMegabytes: null });
    expect(matchScore(unlimited, need(10 * GB))).toBe(60);
    expect(matchScore(unlimited, need(10 * GB + 1))).toBe(90);
  });

  test('MATCH-02 from ratio 1 to 1.5 the score is 100 minus 20 per ratio above 1', () => {
    expect(matchScore(aPlan({ dataMegabytes: 1000 }), need(1000))).toBe(100);
    expect(matchScore(aPlan({ dataMegabytes: 1250 }), need(1000))).toBeCloseTo(95, 9);
    expect(matchScore(aPlan({ dataMegabytes: 1500 }), need(1000))).toBeCloseTo(90, 9);
  });

  test('MATCH-03 from ratio 1.5 to 3 it falls in a straight line from 90 to 40', () => {
    expect(matchScore(aPlan({ dataMegabytes: 2250 }), need(1000))).toBeCloseTo(65, 9);
    expect(matchScore(aPlan({ dataMegabytes: 3000 }), need(1000))).toBeCloseTo(40, 9);
  });

  test('MATCH-04 from ratio 3 to 6 it falls to 0 and stays there', () => {
    expect(matchScore(aPlan({ dataMegabytes: 4500 }), need(1000))).toBeCloseTo(20, 9);
    expect(matchScore(aPlan({ dataMegabytes: 6000 }), need(1000))).toBeCloseTo(0, 9);
    expect(matchScore(aPlan({ dataMegabytes: 60_000 }), need(1000))).toBe(0);
  });

  test('MATCH-05 a plan shorter than the trip scores 0, unlimited or not', () => {
    expect(matchScore(aPlan({ validityDays: 6 }), need(5 * GB, 7))).toBe(0);
    expect(matchScore(aPlan({ validityDays: 7 }), need(5 * GB, 7))).toBe(100);
    expect(matchScore(aPlan({ isUnlimited: true, validityDays: 6 }), need(5 * GB, 7))).toBe(0);
  });

  test('MATCH-07 a plan without a stated data amount counts as 20 GB', () => {
    expect(matchScore(aPlan({ dataMegabytes: null }), need(20 * GB))).toBe(100);
  });

  test('a bigger plan never scores better than a smaller one that is enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 800, max: 50_000 }),
        fc.nat(100_000),
        fc.nat(100_000),
        (megabytes, a, b) => {
          const [small, big] = [megabytes + Math.min(a, b), megabytes + Math.max(a, b)];
          expect(matchScore(aPlan({ dataMegabytes: big }), need(megabytes))).toBeLessThanOrEqual(
            matchScore(aPlan({ dataMegabytes: small }), need(megabytes)),
          );
        },
      ),
    );
  });
});

describe('the recommendation', () => {
  test('MATCH-06 MATCH-08 MATCH-09 the score is 70 % fit and 30 % value, value within the kind', () => {
    const cheap = aPlan({ packageId: 'cheap', priceCents: 1000 });
    const dear = aPlan({ packageId: 'dear', priceCents: 2000 });
    const perDay = aPlan({
      packageId: 'unlimited',
      isUnlimited: true,
      dataMegabytes: null,
      priceCents: 6000,
      validityDays: 30,
    });
    const perDayDear = aPlan({
      packageId: 'unlimited-dear',
      isUnlimited: true,
      dataMegabytes: null,
      priceCents: 4000,
      validityDays: 10,
    });
    const scores = Object.fromEntries(
      rankPlans([cheap, dear, perDay, perDayDear], need(5 * GB)).map(({ plan, score }) => [
        plan.packageId,
        score,
      ]),
    );
    expect(scores['cheap']).toBeCloseTo(0.7 * 100 + 0.3 * 100, 9);
    expect(scores['dear']).toBeCloseTo(0.7 * 100 + 0.3 * 50, 9);
    expect(scores['unlimited']).toBeCloseTo(0.7 * 60 + 0.3 * 100, 9);
    expect(scores['unlimited-dear']).toBeCloseTo(0.7 * 60 + 0.3 * 50, 9);
  });

  test('MATCH-10 a plan below the need is dropped however cheap it is', () => {
    const small = aPlan({ packageId: 'small', dataMegabytes: 4 * GB, priceCents: 1 });
    expect(rankPlans([small, aPlan()], need(5 * GB)).map(({ plan }) => plan.packageId)).toEqual(['jp-5gb']);
  });

  test('MATCH-11 the highest final score is recommended', () => {
    const tooBig = aPlan({ packageId: 'big', dataMegabytes: 8 * GB, priceCents: 900 });
    expect(recommendPlan([tooBig, aPlan()], need(5 * GB))).toMatchObject({
      kind: 'fits',
      plan: { packageId: 'big' },
    });
    const dearer = aPlan({ packageId: 'big', dataMegabytes: 8 * GB, priceCents: 4000 });
    expect(recommendPlan([dearer, aPlan()], need(5 * GB))).toMatchObject({
      kind: 'fits',
      plan: { packageId: 'jp-5gb' },
    });
  });

  test('MATCH-12 a tie goes to the cheaper plan, then to the shorter id', () => {
    const unlimited = { isUnlimited: true, dataMegabytes: null };
    const long = aPlan({ ...unlimited, packageId: 'u-long', priceCents: 3000, validityDays: 30 });
    const short = aPlan({ ...unlimited, packageId: 'u-a-short', priceCents: 1000, validityDays: 10 });
    expect(rankPlans([long, short], need(5 * GB))[0]?.plan.packageId).toBe('u-a-short');
    const [a, b] = [aPlan({ packageId: 'longer-id' }), aPlan({ packageId: 'zz' })];
    expect(rankPlans([a, b], need(5 * GB))[0]?.plan.packageId).toBe('zz');
  });

  test('CALC-33 when no plan is enough, the plan of which the fewest are needed wins, then the lower price', () => {
    const plans = [
      aPlan({ packageId: 'large', dataMegabytes: 100 * GB, priceCents: 11_250 }),
      aPlan({ packageId: 'larger', dataMegabytes: 120 * GB, priceCents: 12_000 }),
      aPlan({ packageId: 'cheap', dataMegabytes: 50 * GB, priceCents: 100 }),
      aPlan({ packageId: 'short', dataMegabytes: 200 * GB, validityDays: 29, priceCents: 100 }),
    ];
    const trip = need(164 * GB, 60);
    expect(recommendPlan(plans, trip)).toMatchObject({ plan: { packageId: 'large' }, count: 2 });
    expect(recommendPlan([], trip)).toEqual({ kind: 'none' });
  });

  test('CALC-33 an unlimited plan counts by its days', () => {
    const unlimited = aPlan({ isUnlimited: true, dataMegabytes: null, priceCents: 4400 });
    const large = aPlan({ packageId: 'large', dataMegabytes: 100 * GB, priceCents: 11_250 });
    expect(recommendPlan([large, unlimited], need(164 * GB, 60))).toEqual({
      kind: 'several-needed',
      plan: unlimited,
      count: 2,
    });
  });

  test('CALC-33 a plan of an unstated amount is counted only where no other plan is left', () => {
    const unstated = aPlan({ packageId: 'unstated', dataMegabytes: null });
    const trip = need(35 * GB);
    expect(recommendPlan([unstated, aPlan()], trip)).toMatchObject({ plan: aPlan(), count: 7 });
    expect(recommendPlan([unstated], trip)).toMatchObject({ plan: unstated, count: 2 });
  });
});

test('CALC-44 the cheapest plan that lasts the trip and holds the need, also when another one scores higher', () => {
  const large = aPlan({ packageId: 'large', dataMegabytes: 20 * GB, priceCents: 3250 });
  const unlimited = aPlan({
    packageId: 'unlimited',
    dataMegabytes: null,
    isUnlimited: true,
    priceCents: 4400,
  });
  const short = aPlan({ packageId: 'short', dataMegabytes: 20 * GB, priceCents: 100, validityDays: 7 });
  const wanted = need(10.5 * GB, 30);
  expect(cheapestThatHolds([unlimited, aPlan(), short, large], wanted)?.packageId).toBe('large');
  expect(cheapestThatHolds([aPlan(), short], wanted)).toBeNull();
  const unknown = aPlan({ packageId: 'unknown', dataMegabytes: null, priceCents: 500 });
  expect(cheapestThatHolds([unknown, large], wanted)?.packageId).toBe('large');
});

test('CALC-44 what a plan gives that a cheaper one does not', () => {
  const small = aPlan({ validityDays: 7 });
  const unlimited = aPlan({ isUnlimited: true, dataMegabytes: null });
  const unstated = aPlan({ dataMegabytes: null, validityDays: 7 });
  expect(extrasOf(unlimited, small)).toEqual(['unlimited', 'days']);
  expect(extrasOf(aPlan({ dataMegabytes: 6 * GB }), small)).toEqual(['data', 'days']);
  expect(extrasOf(small, unlimited)).toEqual([]);
  expect(extrasOf(unstated, small)).toEqual([]);
});
