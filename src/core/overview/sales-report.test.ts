import { expect, test } from 'vitest';
import {
  changeOf,
  LISTED_DESTINATIONS,
  reportSales,
  type SalesReportReader,
  type SalesTotals,
} from './sales-report.ts';

const NOW = new Date('2026-11-16T13:32:00Z');
const NOTHING: SalesTotals = {
  orders: 0,
  paidCents: 0,
  refunds: 0,
  refundedCents: 0,
  settled: 0,
  medianDeliveryMs: null,
};

function aReader(changes: Partial<SalesReportReader> = {}): SalesReportReader {
  return {
    totals: () => Promise.resolve(NOTHING),
    bars: (edges) =>
      Promise.resolve(edges.slice(1).map(() => ({ orders: 0, paidCents: 0, refundedCents: 0 }))),
    destinations: () => Promise.resolve([]),
    ...changes,
  };
}

const place = (slug: string) => ({ slug, country_region: slug, country_code: null });
const asked = { range: '7-days', timeZone: 'UTC', now: NOW } as const;

test('ADMIN-04 today is counted until now, and last week until the same minute', async () => {
  const totals = (from: Date) =>
    Promise.resolve({
      ...NOTHING,
      paidCents: from.toISOString() === '2026-11-16T00:00:00.000Z' ? 42_100 : 40_150,
    });
  const report = await reportSales(aReader({ totals }), { ...asked, range: 'today' });
  expect([report.now.paidCents, report.then.paidCents]).toEqual([42_100, 40_150]);
  expect(report.compared.until.toISOString()).toBe('2026-11-09T13:32:00.000Z');
  expect([report.bars.length, report.comparedBars.length]).toEqual([24, 24]);
});

test('ADMIN-04 destinations are listed by what was paid, the rest as one sum, and nothing is left out', async () => {
  const slugs = ['japan', 'europe', 'peru', 'chad', 'cuba', 'fiji', 'iran', 'oman'];
  const sold = slugs.flatMap((slug, index) => [
    { ...place(slug), bar: 0, cents: 100 * index },
    { ...place(slug), bar: 6, cents: 1 },
  ]);
  const report = await reportSales(aReader({ destinations: () => Promise.resolve(sold) }), asked);
  expect(report.destinations.map(({ slug }) => slug)).toEqual([
    'oman',
    'iran',
    'fiji',
    'cuba',
    'chad',
    'peru',
  ]);
  expect(report.destinations).toHaveLength(LISTED_DESTINATIONS);
  expect(report.destinations[0]).toEqual({
    ...place('oman'),
    cents: 701,
    centsPerBar: [700, 0, 0, 0, 0, 0, 1],
  });
  expect(report.others).toEqual({ count: 2, cents: 102 });
  const shown = report.destinations.reduce((sum, { cents }) => sum + cents, report.others.cents);
  expect(shown).toBe(sold.reduce((sum, { cents }) => sum + cents, 0));
});

test('ADMIN-04 destinations with equal sums are in the order of the alphabet', async () => {
  const sold = ['peru', 'chad'].map((slug) => ({ ...place(slug), bar: 0, cents: 5 }));
  const report = await reportSales(aReader({ destinations: () => Promise.resolve(sold) }), asked);
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
