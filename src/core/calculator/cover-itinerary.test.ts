import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverItinerary, type CoveringPlan, type Stop } from './cover-itinerary.ts';

function aPlan(changes: Partial<CoveringPlan> & { packageId: string }): CoveringPlan {
  return {
    priceCents: 1000,
    dataMegabytes: 5120,
    isUnlimited: false,
    validityDays: 30,
    coverageType: 'local',
    countries: ['JP'],
    ...changes,
  };
}

const stop = (countryCode: string, days = 5, megabytes = 2000): Stop => ({ countryCode, days, megabytes });

describe('the cheapest cover of a trip', () => {
  test('two local plans win against a dearer regional plan and lose against a cheaper one', () => {
    const locals = [aPlan({ packageId: 'jp' }), aPlan({ packageId: 'kr', countries: ['KR'] })];
    const regional = (priceCents: number) =>
      aPlan({ packageId: 'asia', coverageType: 'regional', countries: ['JP', 'KR'], priceCents });
    const stops = [stop('JP'), stop('KR')];
    expect(coverItinerary(stops, [...locals, regional(2500)])).toMatchObject({
      best: { costCents: 2000 },
      oneRegional: { costCents: 2500 },
      oneGlobal: null,
    });
    expect(coverItinerary(stops, [...locals, regional(1500)]).best).toMatchObject({
      costCents: 1500,
      pieces: [{ plan: { packageId: 'asia' }, stops: [0, 1] }],
    });
  });

  test('a plan used before and after another country must also last the days between', () => {
    const stops = [stop('JP', 5), stop('KR', 20), stop('JP', 10)];
    const plans = [
      aPlan({ packageId: 'jp-30', validityDays: 30 }),
      aPlan({ packageId: 'jp-60', validityDays: 60, priceCents: 1800 }),
      aPlan({ packageId: 'kr', countries: ['KR'] }),
    ];
    expect(coverItinerary(stops, plans).best).toMatchObject({ costCents: 2800 });
    expect(coverItinerary(stops, plans.slice(0, 1).concat(plans.slice(2))).best).toMatchObject({
      costCents: 3000,
    });
  });

  test('a plan with too little data is bought several times, up to five eSIMs', () => {
    const small = aPlan({ packageId: 'jp', dataMegabytes: 1000 });
    expect(coverItinerary([stop('JP', 5, 2500)], [small]).best).toMatchObject({
      costCents: 3000,
      pieces: [{ count: 3 }],
    });
    expect(coverItinerary([stop('JP', 5, 5001)], [small]).best).toBeNull();
  });

  test('a country without plans has no cover, and an itinerary without stops throws', () => {
    expect(coverItinerary([stop('AQ')], [aPlan({ packageId: 'jp' })]).best).toBeNull();
    expect(() => coverItinerary([], [])).toThrow(RangeError);
  });

  test('CALC-55 where one plan cannot reach every stop, the stops that the widest one lacks are named', () => {
    const wide = (packageId: string, countries: readonly string[], validityDays = 30) =>
      aPlan({ packageId, countries, validityDays, coverageType: 'global' });
    const stops = [stop('JP'), stop('KR'), stop('TH'), stop('JP')];
    const lacking = (...plans: CoveringPlan[]) => coverItinerary(stops, plans).lacking.oneGlobal;
    expect(lacking(wide('a', ['TH']), wide('b', ['JP', 'KR']))).toEqual([2]);
    expect(lacking(wide('a', ['JP']))).toEqual([1, 2]);
    expect(lacking()).toEqual([0, 1, 2, 3]);
    expect(lacking(wide('a', ['JP', 'KR', 'TH'], 3))).toEqual([]);
  });

  test('the result equals an exhaustive search, for 1 to 6 stops', () => {
    const codes = ['JP', 'KR', 'TH'];
    const aStop = fc.record({
      countryCode: fc.constantFrom(...codes),
      days: fc.integer({ min: 1, max: 12 }),
      megabytes: fc.integer({ min: 500, max: 6000 }),
    });
    const plan = fc.record({
      packageId: fc.string({ minLength: 1, maxLength: 3 }),
      priceCents: fc.integer({ min: 100, max: 5000 }),
      dataMegabytes: fc.constantFrom(1024, 3072, 10240),
      isUnlimited: fc.boolean(),
      validityDays: fc.constantFrom(7, 15, 30, 60),
      coverageType: fc.constantFrom('local' as const, 'regional' as const, 'global' as const),
      countries: fc.subarray(codes, { minLength: 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(aStop, { minLength: 1, maxLength: 6 }),
        fc.array(plan, { maxLength: 5 }),
        (stops, plans) => {
          expect(coverItinerary(stops, plans).best?.costCents ?? null).toBe(cheapestByTrying(stops, plans));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The slow reference: assigns every stop to every plan and prices each complete assignment. */
function cheapestByTrying(stops: readonly Stop[], plans: readonly CoveringPlan[]): number | null {
  const groupings = assignGroups(stops.length);
  const prices = groupings.map((groups) => priceOf(groups, stops, plans)).filter((price) => price !== null);
  return prices.length === 0 ? null : Math.min(...prices);
}

function assignGroups(count: number): number[][] {
  if (count === 0) return [[]];
  return assignGroups(count - 1).flatMap((groups) => {
    const next = Math.max(-1, ...groups) + 1;
    return Array.from({ length: next + 1 }, (_, group) => [...groups, group]);
  });
}

function priceOf(
  groups: readonly number[],
  stops: readonly Stop[],
  plans: readonly CoveringPlan[],
): number | null {
  let total = 0;
  for (const group of new Set(groups)) {
    const positions = groups.flatMap((g, position) => (g === group ? [position] : []));
    const [first, last] = [Math.min(...positions), Math.max(...positions)];
    const span = stops.slice(first, last + 1).reduce((sum, s) => sum + s.days, 0);
    const members = stops.filter((_, position) => groups[position] === group);
    const megabytes = members.reduce((sum, s) => sum + s.megabytes, 0);
    const prices = plans
      .filter((p) => p.validityDays >= span && members.every((s) => p.countries.includes(s.countryCode)))
      .map((p) => ({ p, count: p.isUnlimited ? 1 : Math.ceil(megabytes / (p.dataMegabytes ?? 20480)) }))
      .filter(({ count }) => count <= 5)
      .map(({ p, count }) => p.priceCents * count);
    if (prices.length === 0) return null;
    total += Math.min(...prices);
  }
  return total;
}
