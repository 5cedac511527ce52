import { chartEdges, comparedPeriod, periodOf, type Period, type ReportRange } from './period.ts';
import {
  addSums,
  medianWaitMs,
  slicesOf,
  type BarSlice,
  type SalesSums,
  type Slice,
  type Wait,
} from './sales-sums.ts';

/** What happened in a period. Money is what customers paid; refunds are counted when they were decided. */
export type SalesTotals = SalesSums &
  Readonly<{
    /** Half of the orders had their last eSIM or top-up within this time of the payment. Null: none was delivered. */
    medianDeliveryMs: number | null;
  }>;

export type SalesBar = Readonly<{ orders: number; paidCents: number; refundedCents: number }>;

/** As the catalogue names it, in English; `country_code` is null for several countries. */
export type SoldDestination = Readonly<{ slug: string; country_region: string; country_code: string | null }>;

/** What customers paid for one destination. Discounts are taken off. */
export type DestinationSales = Readonly<{ slug: string; cents: number }>;
/** In the slice at this position of the list, from 0. */
export type DestinationSlice = DestinationSales & Readonly<{ slice: number }>;
/** The sums of all destinations, and how some of them are made up: a year has too many parts to read them all. */
export type SoldDestinations = Readonly<{
  totals: readonly DestinationSales[];
  partsOf(slugs: readonly string[]): Promise<readonly DestinationSlice[]>;
}>;

/** Reads everything as it was at one moment, so that sums, bars and destinations agree. */
export interface SalesReportReader {
  /** One for each slice. */
  sums(slices: readonly Slice[]): Promise<readonly SalesSums[]>;
  /** Of the orders in all these slices together that are completely delivered. */
  waits(slices: readonly Slice[]): Promise<readonly Wait[]>;
  destinations(slices: readonly Slice[]): Promise<SoldDestinations>;
  describe(slugs: readonly string[]): Promise<readonly SoldDestination[]>;
}

export type DestinationShare = SoldDestination & Readonly<{ cents: number; centsPerBar: readonly number[] }>;

export type SalesReport = Readonly<{
  period: Period;
  compared: Period;
  now: SalesTotals;
  then: SalesTotals;
  edges: readonly Date[];
  bars: readonly SalesBar[];
  comparedBars: readonly SalesBar[];
  /** The best first. The rest is in `others`, so that the sum of all is `now.paidCents`. */
  destinations: readonly DestinationShare[];
  others: Readonly<{ count: number; cents: number }>;
}>;

/** More lines than this cannot be told apart beside a chart. */
export const LISTED_DESTINATIONS = 6;

type Asked = Readonly<{ range: ReportRange; timeZone: string; now: Date }>;

export async function reportSales(
  reader: SalesReportReader,
  { range, timeZone, now }: Asked,
): Promise<SalesReport> {
  const period = periodOf(range, timeZone, now);
  const compared = comparedPeriod(period, timeZone);
  const edges = chartEdges(period);
  const earlierEdges = chartEdges(compared);
  const slices = slicesOf(edges, period.until);
  const earlier = slicesOf(earlierEdges, compared.until);
  // One after the other: they share one connection.
  const sums = await reader.sums([...slices, ...earlier]);
  const current = summed(slices, sums.slice(0, slices.length));
  const before = summed(earlier, sums.slice(slices.length));
  return {
    period,
    compared,
    now: await totalsOf(reader, current, period.until),
    then: await totalsOf(reader, before, compared.until),
    edges,
    bars: barsOf(current, edges.length - 1),
    comparedBars: barsOf(before, earlierEdges.length - 1),
    ...(await readDestinations(reader, slices, edges.length - 1)),
  };
}

type Summed = readonly Readonly<{ slice: BarSlice; sums: SalesSums }>[];

function summed(slices: readonly BarSlice[], sums: readonly SalesSums[]): Summed {
  return slices.map((slice, index) => ({ slice, sums: sums[index] ?? addSums([]) }));
}

async function totalsOf(reader: SalesReportReader, all: Summed, until: Date): Promise<SalesTotals> {
  const counted = all.filter(({ slice }) => slice.until <= until);
  const waits = await reader.waits(counted.map(({ slice }) => slice));
  return { ...addSums(counted.map(({ sums }) => sums)), medianDeliveryMs: medianWaitMs(waits) };
}

function barsOf(all: Summed, count: number): readonly SalesBar[] {
  const bars = Map.groupBy(all, ({ slice }) => slice.bar);
  return Array.from({ length: count }, (_, bar) => {
    const { orders, paidCents, refundedCents } = addSums((bars.get(bar) ?? []).map(({ sums }) => sums));
    return { orders, paidCents, refundedCents };
  });
}

async function readDestinations(
  reader: SalesReportReader,
  slices: readonly BarSlice[],
  bars: number,
): Promise<Pick<SalesReport, 'destinations' | 'others'>> {
  const { totals, partsOf } = await reader.destinations(slices);
  const sold = totals.toSorted((one, other) => other.cents - one.cents || (one.slug < other.slug ? -1 : 1));
  const others = sold.slice(LISTED_DESTINATIONS);
  const listed = sold.slice(0, LISTED_DESTINATIONS);
  const slugs = listed.map(({ slug }) => slug);
  const parts = await partsOf(slugs);
  const described = new Map((await reader.describe(slugs)).map((one) => [one.slug, one]));
  return {
    destinations: listed.map(({ slug, cents }) => {
      const centsPerBar = Array.from({ length: bars }, () => 0);
      for (const part of parts) {
        const bar = slices[part.slice]?.bar;
        if (part.slug === slug && bar !== undefined) centsPerBar[bar] = (centsPerBar[bar] ?? 0) + part.cents;
      }
      return { ...(described.get(slug) ?? unnamed(slug)), cents, centsPerBar };
    }),
    others: { count: others.length, cents: others.reduce((sum, { cents }) => sum + cents, 0) },
  };
}

const unnamed = (slug: string): SoldDestination => ({ slug, country_region: slug, country_code: null });

/** Whether a figure got better: more money is good, more refunds and a longer wait are not. */
export type Change = Readonly<{ percent: number; isGood: boolean }>;

/** Null: nothing to compare with, or no change that a whole per cent shows. */
export function changeOf(now: number, then: number, better: 'more' | 'less'): Change | null {
  if (then === 0) return null;
  const percent = Math.round(((now - then) / then) * 100);
  return percent === 0 ? null : { percent, isGood: percent > 0 === (better === 'more') };
}
