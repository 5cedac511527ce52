import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stopsOf } from './itinerary-stops.ts';

test('each stop of a trip gets its share of the need, by its days', () => {
  const visits = [
    { countryCode: 'JP', days: 6 },
    { countryCode: 'KR', days: 3 },
  ];
  expect(stopsOf(visits, 4500)).toEqual([
    { countryCode: 'JP', days: 6, megabytes: 3000 },
    { countryCode: 'KR', days: 3, megabytes: 1500 },
  ]);
});

test('the shares add up to at least the need, and to at most one megabyte per stop more', () => {
  const visit = fc.record({ countryCode: fc.constant('JP'), days: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(
      fc.array(visit, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 800, max: 200_000 }),
      (visits, need) => {
        const shares = stopsOf(visits, need).reduce((sum, { megabytes }) => sum + megabytes, 0);
        expect(shares).toBeGreaterThanOrEqual(need - 1e-6);
        expect(shares).toBeLessThanOrEqual(need + visits.length);
      },
    ),
  );
});
