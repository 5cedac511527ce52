import { expect, test } from 'vitest';
import { changeOf, LISTED_DESTINATIONS, reportSales, type SalesReportReader } from './sales-report.ts';
import type { SalesSums, Slice } from './sales-sums.ts';

const NOW = new Date('2026-11-16T13:32:00Z');
const NOTHING: SalesSums = { orders: 0, paidCents: 0, refunds: 0, refundedCents: 0, settled: 0 };

function aReader(changes: Partial<SalesReportReader> = {}): SalesReportReader {
  return {
    sums: (slices) => Promise.resolve(slices.map(() => NOTHING)),
    waits: () => Promise.resolve([]),
    destinations: () => Promise.resolve({ totals: [], partsOf: () => Promise.resolve([]) }),
    describe: (slugs) => Promise.resolve(slugs.map(place)),
    ...changes,
  };
}

const place = (slug: string) => ({ slug, country_region: slug, country_code: null });
const asked = { range: '7-days', timeZone: 'UTC', now: NOW } as const;

test('ADMIN-04 today is counted until now, and last week until the same minute, with bars of whole hours', async () => {
  // A cent for every minute.
  const sums = (slices: readonly Slice[]) =>
    Promise.resolve(
      slices.map(({ from, until }) => ({
        ...NOTHING,
        paidCents: (until.getTime() - from.getTime()) / 60_000,
      })),
    );
  const report = await reportSales(aReader({ sums }), { ...asked, range: 'today' });
  expect([report.now.paidCents, report.then.paidCents]).toEqual([13 * 60 + 32, 13 * 60 + 32]);
  expect(report.compared.until.toISOString()).toBe('2026-11-09T13:32:00.000Z');
  expect(report.bars.map(({ paidCents }) => paidCents)).toEqual(Array.from({ length: 24 }, () => 60));
  expect(report.comparedBars.map(({ paidCents }) => paidCents)).toEqual(Array.from({ length: 24 }, () => 60));
});

test('ADMIN-04 the median of deliveries is that of the counted time, today and last week', async () => {
  const waits = (slices: readonly Slice[]) =>
    Promise.resolve([{ seconds: slices[0]?.from.getUTCDate() ?? 0, orders: slices.length }]);
  const { now, then } = await reportSales(aReader({ waits }), { ...asked, range: 'today' });
  expect([now.medianDeliveryMs, then.medianDeliveryMs]).toEqual([16_000, 9_000]);
});

test('ADMIN-04 destinations are listed by what was paid, the rest as one sum, and nothing is left out', async () => {
  const slugs = ['japan', 'europe', 'peru', 'chad', 'cuba', 'fiji', 'iran', 'oman'];
  const sold = slugs.map((slug, index) => ({ slug, cents: 100 * index + 1 }));
  const asks: string[] = [];
  const destinations = (slices: readonly Slice[]) =>
    Promise.resolve({
      totals: sold,
      partsOf: (slugs: readonly string[]) => {
        asks.push(...slugs);
        // The last day is cut at now: both of its slices belong to its bar.
        const last = slices.length - 1;
        return Promise.resolve([
          { slug: 'oman', slice: 0, cents: 700 },
          { slug: 'oman', slice: last - 1, cents: 1 },
          { slug: 'iran', slice: last, cents: 601 },
        ]);
      },
    });
  const report = await reportSales(aReader({ destinations }), asked);
  const listed = ['oman', 'iran', 'fiji', 'cuba', 'chad', 'peru'];
  expect(report.destinations.map(({ slug }) => slug)).toEqual(listed);
  expect(asks).toEqual(listed);
  expect(report.destinations).toHaveLength(LISTED_DESTINATIONS);
  expect(report.destinations[0]).toEqual({
    ...place('oman'),
    cents: 701,
    centsPerBar: [700, 0, 0, 0, 0, 0, 1],
  });
  expect(report.destinations[1]?.centsPerBar).toEqual([0, 0, 0, 0, 0, 0, 601]);
  expect(report.others).toEqual({ count: 2, cents: 102 });
  const shown = report.destinations.reduce((sum, { cents }) => sum + cents, report.others.cents);
  expect(shown).toBe(sold.reduce((sum, { cents }) => sum + cents, 0));
});

test('ADMIN-04 destinations with equal sums are in the order of the alphabet', async () => {
  const totals = ['peru', 'chad'].map((slug) => ({ slug, cents: 5 }));
  const destinations = () => Promise.resolve({ totals, partsOf: () => Promise.resolve([]) });
  const report = await reportSales(aReader({ destinations }), asked);
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
