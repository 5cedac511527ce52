import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { aTrip, summaryOfTrips, usageOfTrip, type Trip } from '#tests/builders/usage/a-trip.ts';

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

const ENDED = aTrip({
  perDay: [1_000, 1_000, 850, 222],
  totalMegabytes: 3_072,
  validityDays: 3,
  status: 'finished',
  readingsPerDay: 1,
  now: NOW,
});
const SHOWN = { language: 'en', timeZone: 'UTC', now: NOW } as const;

test('USAGE-51 what was read after the end counts at the end, by country and in the chart and its table alike', () => {
  const end = '2026-11-09T12:00:00.000Z';
  const [place] = summaryOfTrips([ENDED], SHOWN).places;
  expect(place).toMatchObject({ to: end, usedMegabytes: 3_072, perDayMegabytes: 1_024 });
  const { days, line, usedMegabytes, basedOn } = usageOfTrip(ENDED, SHOWN);
  expect(days.at(-1)).toMatchObject({ date: '2026-11-09', remainingMegabytes: 0 });
  expect(days.reduce((sum, day) => sum + day.usedMegabytes, 0)).toBeCloseTo(3_072);
  expect(usedMegabytes).toBe(3_072);
  expect(line.at(-2)?.at).toBe(end);
  expect(basedOn).toMatchObject({ readings: 4, lastAt: NOW.toISOString() });
});

test('USAGE-53 by country, an eSIM that its recipient uses does not count; one that its owner used before does', () => {
  const connectedAt = TRIP.esim.firstConnectedAt?.getTime() ?? 0;
  const opened = (at: number) =>
    summaryOfTrips([{ ...TRIP, esim: { ...TRIP.esim, firstOpenedAt: new Date(at) } }], SHOWN);
  expect(opened(connectedAt - 1).places).toEqual([]);
  expect(opened(connectedAt - 1).esims).toHaveLength(1);
  expect(opened(connectedAt + 1).places).toHaveLength(1);
});
