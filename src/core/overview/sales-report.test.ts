import { expect, test } from 'vitest';
import {
  changeOf,
  LISTED_DESTINATIONS,
  reportSales,
  type CountedSales,
  type SalesReportReader,
} from './sales-report.ts';
import type { SalesSums, Slice } from './sales-sums.ts';
import type { StoredSums } from './sales-tiles.ts';

const NOW = new Date('2026-11-16T13:32:00Z');
const NOTHING: SalesSums = { orders: 0, paidCents: 0, refunds: 0, refundedCents: 0, settled: 0 };
const UNSOLD: CountedSales = { sums: NOTHING, waits: [], destinations: [] };

function aReader(changes: Partial<SalesReportReader> = {}): SalesReportReader {
  return {
    stored: () => Promise.resolve([]),
    first: () => Promise.resolve(new Date(0)),
    count: (slices) => Promise.resolve(slices.map(() => UNSOLD)),
    waits: () => Promise.resolve([]),
    destinations: () => Promise.resolve([]),
    destinationParts: () => Promise.resolve([]),
    describe: (slugs) => Promise.resolve(slugs.map(place)),
    ...changes,
  };
}

const place = (slug: string) => ({ slug, country_region: slug, country_code: null });
const asked = { range: '7-days', timeZone: 'UTC', now: NOW } as const;
const minutesOf = ({ from, until }: Slice) => (until.getTime() - from.getTime()) / 60_000;

/** A cent for every minute. */
const steady = (slice: Slice): SalesSums => ({ ...NOTHING, paidCents: minutesOf(slice) });
const countSteady = (slices: readonly Slice[]) =>
  Promise.resolve(slices.map((slice) => ({ ...UNSOLD, sums: steady(slice) })));

function stored(id: number, from: string, until: string): StoredSums {
  const slice = { from: new Date(from), until: new Date(until) };
  return { id, unit: 'day', ...slice, sums: steady(slice) };
}

test('ADMIN-04 today is counted until now, and last week until the same minute, with bars of whole hours', async () => {
  const report = await reportSales(aReader({ count: countSteady }), { ...asked, range: 'today' });
  expect([report.now.paidCents, report.then.paidCents]).toEqual([13 * 60 + 32, 13 * 60 + 32]);
  expect(report.compared.until.toISOString()).toBe('2026-11-09T13:32:00.000Z');
  expect(report.bars.map(({ paidCents }) => paidCents)).toEqual(Array.from({ length: 24 }, () => 60));
  expect(report.comparedBars.map(({ paidCents }) => paidCents)).toEqual(Array.from({ length: 24 }, () => 60));
});

test('ADMIN-34 sums that are stored are not counted again, and the rest is', async () => {
  const counts: Slice[] = [];
  const report = await reportSales(
    aReader({
      stored: () =>
        Promise.resolve([
          stored(1, '2026-11-12T00:00:00Z', '2026-11-13T00:00:00Z'),
          stored(2, '2026-11-16T00:00:00Z', '2026-11-16T01:00:00Z'),
        ]),
      count: (slices) => {
        counts.push(...slices);
        return countSteady(slices);
      },
    }),
    asked,
  );
  expect(report.bars.map(({ paidCents }) => paidCents)).toEqual(Array.from({ length: 7 }, () => 24 * 60));
  expect(report.now.paidCents).toBe(6 * 24 * 60 + 13 * 60 + 32);
  const inPeriod = counts.filter(({ from }) => from >= report.period.from);
  expect(inPeriod.map(({ from, until }) => [from.toISOString(), minutesOf({ from, until })])).toEqual([
    ['2026-11-10T00:00:00.000Z', 1440],
    ['2026-11-11T00:00:00.000Z', 1440],
    ['2026-11-13T00:00:00.000Z', 1440],
    ['2026-11-14T00:00:00.000Z', 1440],
    ['2026-11-15T00:00:00.000Z', 1440],
    ['2026-11-16T01:00:00.000Z', 752],
    ['2026-11-16T13:32:00.000Z', 628],
  ]);
});

test('ADMIN-34 days before the first sale are not counted', async () => {
  const counts: Slice[] = [];
  const reader = aReader({
    first: () => Promise.resolve(new Date('2026-11-14T08:00:00Z')),
    count: (slices) => {
      counts.push(...slices);
      return countSteady(slices);
    },
  });
  const report = await reportSales(reader, asked);
  expect(counts[0]?.from.toISOString()).toBe('2026-11-14T00:00:00.000Z');
  expect(report.bars.map(({ paidCents }) => paidCents)).toEqual([0, 0, 0, 0, 1440, 1440, 1440]);
  expect(report.then.paidCents).toBe(0);
});

test('ADMIN-04 the median of deliveries is that of the counted time, today and last week', async () => {
  const reader = aReader({
    stored: () =>
      Promise.resolve([
        stored(16, '2026-11-16T00:00:00Z', '2026-11-16T01:00:00Z'),
        stored(9, '2026-11-09T00:00:00Z', '2026-11-09T01:00:00Z'),
        stored(90, '2026-11-09T14:00:00Z', '2026-11-09T15:00:00Z'),
      ]),
    waits: (ids) => Promise.resolve(ids.map((seconds) => ({ seconds, orders: 3 }))),
    count: (slices) =>
      Promise.resolve(
        slices.map(({ from }) => ({
          ...UNSOLD,
          waits: from.getUTCHours() === 13 ? [{ seconds: from.getUTCDate() + 4, orders: 3 }] : [],
        })),
      ),
  });
  const { now, then } = await reportSales(reader, { ...asked, range: 'today' });
  // Of last week 13:00 to 13:32 is counted and 13:32 to 14:00 is not.
  expect([now.medianDeliveryMs, then.medianDeliveryMs]).toEqual([18_000, 11_000]);
});

test('ADMIN-04 destinations are listed by what was paid, the rest as one sum, and nothing is left out', async () => {
  const slugs = ['japan', 'europe', 'peru', 'chad', 'cuba', 'fiji', 'iran', 'oman'];
  const sold = slugs.map((slug, index) => ({ slug, cents: 100 * index + 1 }));
  const asks: unknown[] = [];
  const reader = aReader({
    stored: () => Promise.resolve([stored(5, '2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z')]),
    destinations: (ids) => Promise.resolve(ids.includes(5) ? sold : []),
    destinationParts: (ids, listed) => {
      asks.push([ids, listed]);
      return Promise.resolve([
        { slug: 'oman', id: 5, cents: 701 },
        { slug: 'iran', id: 5, cents: 601 },
      ]);
    },
    count: (slices) =>
      Promise.resolve(
        slices.map(({ until }) => ({
          ...UNSOLD,
          destinations: until.getTime() === NOW.getTime() ? [{ slug: 'oman', cents: 9 }] : [],
        })),
      ),
  });
  const report = await reportSales(reader, asked);
  const listed = ['oman', 'iran', 'fiji', 'cuba', 'chad', 'peru'];
  expect(report.destinations.map(({ slug }) => slug)).toEqual(listed);
  expect(asks).toEqual([[[5], listed]]);
  expect(report.destinations).toHaveLength(LISTED_DESTINATIONS);
  expect(report.destinations[0]).toEqual({
    ...place('oman'),
    cents: 710,
    centsPerBar: [701, 0, 0, 0, 0, 0, 9],
  });
  expect(report.destinations[1]?.centsPerBar).toEqual([601, 0, 0, 0, 0, 0, 0]);
  expect(report.others).toEqual({ count: 2, cents: 102 });
  const shown = report.destinations.reduce((sum, { cents }) => sum + cents, report.others.cents);
  expect(shown).toBe(sold.reduce((sum, { cents }) => sum + cents, 9));
});

test('ADMIN-04 destinations with equal sums are in the order of the alphabet', async () => {
  const destinations = ['peru', 'chad'].map((slug) => ({ slug, cents: 5 }));
  const count = (slices: readonly Slice[]) =>
    Promise.resolve(slices.map((_, index) => (index === 0 ? { ...UNSOLD, destinations } : UNSOLD)));
  const report = await reportSales(aReader({ count }), asked);
  expect(report.destinations.map(({ slug }) => slug)).toEqual(['chad', 'peru']);
});

test.each([
  [[105, 100, 'more'], { percent: 5, isGood: true }],
  [[95, 100, 'more'], { percent: -5, isGood: false }],
  [[45, 100, 'less'], { percent: -55, isGood: true }],
  [[200, 100, 'less'], { percent: 100, isGood: false }],
  [[1_001, 1_000, 'more'], null],
  [[5, 0, 'more'], null],
] as const)('ADMIN-04 the change from one figure to another: %j', ([now, then, better], change) => {
  expect(changeOf(now, then, better)).toEqual(change);
});
