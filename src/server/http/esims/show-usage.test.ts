import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { aTrip, summaryOfTrips, type Trip } from '#tests/builders/usage/a-trip.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const TRIP = aTrip({ perDay: [600, 600], totalMegabytes: 3_072, validityDays: 30, now: NOW });

const boughtOf = (trip: Trip) =>
  summaryOfTrips([trip], { language: 'es', timeZone: 'UTC', now: NOW }).places[0]?.boughtMegabytes;

test('USAGE-32 the data bought at a place includes delivered top-ups that no reading shows yet', () => {
  expect(boughtOf(TRIP)).toBe(3_072);
  const described = aPackage({ type: 'topup', data_amount: '2 GB' });
  const topup = { unitId: 'topped up', described, boughtAt: NOW };
  expect(boughtOf({ ...TRIP, esim: { ...TRIP.esim, topups: [topup] } })).toBe(3_072 + 2_048);
});
