import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { aTrip, summaryOfTrips, type Trip } from '#tests/builders/usage/a-trip.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const TRIP = aTrip({ perDay: [600, 600], totalMegabytes: 3_072, validityDays: 30, now: NOW });

const boughtOf = (trip: Trip) =>
  summaryOfTrips([trip], { language: 'es', timeZone: 'UTC', now: NOW }).places[0]?.boughtMegabytes;

const toppedUpAt = (boughtAt: Date) => {
  const described = aPackage({ type: 'topup', data_amount: '2 GB' });
  return boughtOf({
    ...TRIP,
    esim: { ...TRIP.esim, topups: [{ unitId: 'topped up', described, boughtAt }] },
  });
};

test('USAGE-32 the data bought at a place includes top-ups, also when the total of the network stays as it was', () => {
  expect(boughtOf(TRIP)).toBe(3_072);
  expect(toppedUpAt(NOW)).toBe(3_072 + 2_048);
});

test('USAGE-42 a top-up that was bought after the last reading waits and is not counted', () => {
  expect(toppedUpAt(new Date(NOW.getTime() + 1))).toBe(3_072);
});
