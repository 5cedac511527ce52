import { expect, test } from 'vitest';
import { aTrip, type Trip } from '#tests/builders/usage/a-trip.ts';
import { forecast } from '../usage/forecast.ts';
import { forecastEsims } from './forecast-esims.ts';

const NOW = new Date('2026-11-16T18:40:00Z');
const DAYS = { perDay: [700, 900, 600, 500, 1_000], totalMegabytes: 10_240, validityDays: 30, now: NOW };

/** Readings of these trips, and which eSIMs they were read for. */
function aReader(trips: readonly Trip[]) {
  const read: (readonly string[])[] = [];
  return {
    read,
    readingsOf: (_: string, ids: readonly string[]) => {
      read.push(ids);
      return Promise.resolve(new Map(trips.map(({ esim, readings }) => [esim.id, readings])));
    },
  };
}

const forecastsOf = (reader: ReturnType<typeof aReader>, trips: readonly Trip[]) =>
  forecastEsims(reader, { userId: 'ana', esims: trips.map(({ esim }) => esim), now: NOW });

test('ESIM-39 the forecast of a running eSIM is that of the usage screen', async () => {
  const trip = aTrip(DAYS);
  const found = await forecastsOf(aReader([trip]), [trip]);
  const { firstConnectedAt: startedAt, expiresAt: endsAt } = trip.esim;
  const onUsage = forecast({ readings: trip.readings, startedAt, endsAt, isUnlimited: false, now: NOW });
  expect(onUsage.kind).toBe('runs-out');
  expect(found.get(trip.esim.id)).toEqual(onUsage);
});

test('ESIM-39 what has no limit, has ended or has not connected is not read', async () => {
  const trips = [
    aTrip({ ...DAYS, isUnlimited: true }),
    aTrip({ ...DAYS, status: 'finished' }),
    aTrip({ ...DAYS, validityDays: 5 }),
    aTrip({ ...DAYS, perDay: [] }),
  ];
  const reader = aReader(trips);
  expect(await forecastsOf(reader, trips)).toEqual(new Map());
  expect(reader.read).toEqual([]);
});

test('ESIM-39 of two hundred running eSIMs the twelve that end soonest are read, at once', async () => {
  const trips = Array.from({ length: 200 }, (_, index) =>
    aTrip({ ...DAYS, perDay: [500, 500, 500], readingsPerDay: 1, validityDays: 210 - index }),
  );
  const reader = aReader(trips);
  const found = await forecastsOf(reader, trips);
  const soonest = trips.slice(-12).map(({ esim }) => esim.id);
  expect(reader.read).toEqual([soonest.toReversed()]);
  expect([...found.keys()]).toEqual(soonest.toReversed());
});
