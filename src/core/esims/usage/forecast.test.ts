import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { simulatedTrips } from '#tests/builders/usage/simulated-travellers.ts';
import type { StoredReading } from './consumption.ts';
import { forecast, type Forecast, type ForecastInput } from './forecast.ts';

const START = Date.UTC(2026, 10, 8, 9);
const at = (days: number) => new Date(START + days * DAY_MS);
const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

/** One reading per given amount, a day apart, of an eSIM with `total` megabytes that connected a day before the first. */
function input(
  perDay: readonly number[],
  changes: Partial<ForecastInput> & { total?: number } = {},
): ForecastInput {
  const { total = 10_000, ...rest } = changes;
  let remainingMegabytes = total;
  const readings = perDay.map((megabytes, index): StoredReading => {
    remainingMegabytes -= megabytes;
    const time = at(index + 1);
    return { readAt: time, lastReadAt: time, totalMegabytes: total, remainingMegabytes };
  });
  return {
    readings,
    startedAt: at(0),
    endsAt: at(30),
    isUnlimited: false,
    now: at(perDay.length),
    ...rest,
  };
}

test('USAGE-04 an even use runs out where its line reaches zero, within a range around it', () => {
  const found = forecast(input([700, 700, 700, 700, 700, 700, 700, 700]));
  expect(found).toMatchObject({ kind: 'runs-out', pace: { average: 700 } });
  if (found.kind !== 'runs-out') throw new Error('It does not run out');
  expect(found.at).toEqual(at(8 + 4400 / 700));
  expect(found.earliest.getTime()).toBeLessThan(found.at.getTime());
  expect(found.latest?.getTime()).toBeGreaterThan(found.at.getTime());
});

test('USAGE-04 recent days count more than those at the beginning of the trip', () => {
  const slower = forecast(input([900, 900, 900, 900, 300, 300, 300, 300]));
  const faster = forecast(input([300, 300, 300, 300, 900, 900, 900, 900]));
  if (slower.kind !== 'runs-out' || faster.kind !== 'runs-out') throw new Error('It does not run out');
  expect(slower.at.getTime()).toBeGreaterThan(faster.at.getTime());
});

test('USAGE-04 a slow use lasts until the end, and the rest is named', () => {
  const sure = forecast(input([100, 100, 100, 100]));
  if (sure.kind !== 'lasts') throw new Error('It does not last');
  expect(sure.leftMegabytes).toBeCloseTo(10_000 - 30 * 100, 6);
  expect(sure.earliest).toBeNull();
  const close = forecast(input([330, 330, 330, 330]));
  if (close.kind !== 'lasts') throw new Error('It does not last');
  expect(close.earliest?.getTime()).toBeLessThan(at(30).getTime());
});

test('USAGE-04 a forecast that may also reach the end has no last day', () => {
  expect(forecast(input([345, 345, 345]))).toMatchObject({ kind: 'runs-out', latest: null });
});

test('USAGE-09 under two days of readings, nothing is forecast', () => {
  expect(forecast(input([700]))).toEqual({ kind: 'too-early' });
  const [first, second] = input([700, 700]).readings;
  if (first === undefined || second === undefined) throw new Error('There are no readings');
  const early = { ...second, readAt: at(1.9), lastReadAt: at(1.9) };
  expect(forecast(input([700, 700], { readings: [first, early] })).kind).toBe('too-early');
  expect(forecast(input([700, 700], { readings: [first, second] })).kind).toBe('runs-out');
});

test.each<[string, ForecastInput, Forecast]>([
  ['not connected', input([0, 0, 0], { startedAt: null }), { kind: 'not-connected' }],
  ['without a reading', input([]), { kind: 'not-connected' }],
  ['used up', input([5000, 5000]), { kind: 'used-up', at: at(2) }],
  [
    'used up after its end',
    input([5000, 5000], { endsAt: at(2), now: at(3) }),
    { kind: 'ended', leftMegabytes: 0 },
  ],
  [
    'at the end of its days',
    input([100, 100], { endsAt: at(2), now: at(2) }),
    { kind: 'ended', leftMegabytes: 9_800 },
  ],
  ['unlimited with figures', input([512, 512], { isUnlimited: true }), { kind: 'unlimited', pace: 512 }],
  ['unlimited without figures', input([0, 0, 0], { isUnlimited: true }), { kind: 'unlimited', pace: null }],
  [
    'unlimited and over',
    input([700, 700], { isUnlimited: true, endsAt: at(2), now: at(2) }),
    { kind: 'ended', leftMegabytes: null },
  ],
  ['unlimited, on its first day', input([700], { isUnlimited: true }), { kind: 'unlimited', pace: null }],
])('USAGE-04 USAGE-09 USAGE-47 an eSIM that is %s', (_what, given, expected) => {
  expect(forecast(given)).toEqual(expected);
});

test('USAGE-04 an eSIM that nobody uses lasts with everything that is left', () => {
  expect(forecast(input([0, 0, 0]))).toMatchObject({ kind: 'lasts', leftMegabytes: 10_000, earliest: null });
  expect(forecast(input([0, 0, 0], { endsAt: null }))).toMatchObject({
    kind: 'lasts',
    leftMegabytes: 10_000,
  });
});

test('USAGE-08 a top-up moves the day, and is not counted as use', () => {
  const before = input([700, 700, 700, 700]);
  const last = before.readings.at(-1);
  if (last === undefined) throw new Error('There is no reading');
  const time = at(5);
  const toppedUp = {
    readAt: time,
    lastReadAt: time,
    totalMegabytes: 15_000,
    remainingMegabytes: last.remainingMegabytes + 5_000 - 700,
  };
  const after = forecast({ ...before, readings: [...before.readings, toppedUp], now: time });
  if (after.kind !== 'runs-out') throw new Error('It does not run out');
  expect(after.pace.average).toBeCloseTo(700, 6);
});

const ATrip = fc.record({
  perDay: fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 2, maxLength: 40 }),
  spare: fc.integer({ min: 1, max: 30_000 }),
  laterHours: fc.integer({ min: 0, max: 24 * 60 }),
  endDay: fc.option(fc.integer({ min: 1, max: 90 })),
});

/** The first and last day that the forecast allows; after the end of validity it allows nothing. */
function rangeOf(found: Forecast): readonly [Date | null, Date | null] {
  if (found.kind === 'runs-out') return [found.earliest, found.latest];
  return found.kind === 'lasts' ? [found.earliest, null] : [null, null];
}

test('USAGE-10 no forecast is earlier than now, and its range contains its day', () => {
  fc.assert(
    fc.property(ATrip, ({ perDay, spare, laterHours, endDay }) => {
      const total = perDay.reduce((sum, megabytes) => sum + megabytes, spare);
      const now = new Date(at(perDay.length).getTime() + laterHours * HOUR_MS);
      const found = forecast(input(perDay, { total, now, endsAt: endDay === null ? null : at(endDay) }));
      const [earliest, latest] = rangeOf(found);
      for (const day of [earliest, latest])
        expect((day ?? now).getTime()).toBeGreaterThanOrEqual(now.getTime());
      if (found.kind !== 'runs-out') return;
      expect(found.at.getTime()).toBeGreaterThanOrEqual(Math.max(now.getTime(), found.earliest.getTime()));
      expect(found.at.getTime()).toBeLessThanOrEqual(found.latest?.getTime() ?? Infinity);
    }),
    { seed: 14, numRuns: 500 },
  );
});

test('USAGE-10 with the same data left, a heavier use never runs out later', () => {
  fc.assert(
    fc.property(
      ATrip,
      fc.double({ min: 1.01, max: 20, noNaN: true }),
      ({ perDay, spare, endDay }, factor) => {
        const endsAt = endDay === null ? null : at(perDay.length + endDay);
        const times = (scale: number) => {
          const scaled = perDay.map((megabytes) => megabytes * scale);
          const total = scaled.reduce((sum, megabytes) => sum + megabytes, spare);
          const found = forecast(input(scaled, { total, endsAt }));
          const [earliest, latest] = rangeOf(found);
          return [earliest, found.kind === 'runs-out' ? found.at : null, latest].map(
            (time) => time?.getTime() ?? Infinity,
          );
        };
        const heavier = times(factor);
        for (const [index, time] of times(1).entries()) expect(heavier[index]).toBeLessThanOrEqual(time + 1);
      },
    ),
    { seed: 14, numRuns: 500 },
  );
});

/** The range in days, with the end of validity in place of "may last". */
function daysOf({ input: trip }: Readonly<{ input: ForecastInput }>): readonly [number, number] {
  const [earliest, latest] = rangeOf(forecast(trip));
  const end = trip.endsAt ?? trip.now;
  return [dayOf(earliest ?? end), dayOf(latest ?? end)];
}

test('USAGE-10 for at least 80 % of 1,000 simulated travellers the data ends within the range, which is a few days wide', () => {
  const trips = simulatedTrips(1_000, 2026);
  const ranges = trips.map((trip) => ({ trip, range: daysOf(trip) }));
  const isInside = ranges.filter(
    ({
      trip: {
        input: { endsAt, now },
        ranOutAt,
      },
      range: [first, last],
    }) => {
      const day = dayOf(ranOutAt ?? endsAt ?? now);
      return first <= day && day <= last;
    },
  );
  const widths = ranges.map(({ range: [first, last] }) => last - first).toSorted((one, other) => one - other);
  expect(isInside.length).toBeGreaterThanOrEqual(800);
  // A range that contains everything would be no forecast.
  expect(isInside.length).toBeLessThanOrEqual(930);
  expect(widths[500]).toBeLessThanOrEqual(3);
  expect(widths[900]).toBeLessThanOrEqual(9);
});
