import { chartEdges, comparedPeriod, periodOf, type Period, type ReportRange } from './period.ts';
import { addSums, medianWaitMs, slicesOf, type SalesSums, type Slice, type Wait } from './sales-sums.ts';
import { inMonths, tilesOf, type Parts, type StoredSums, type Tile } from './sales-tiles.ts';

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
/** Within the stored sums with this id. */
export type StoredDestination = DestinationSales & Readonly<{ id: number }>;

/** Everything a report needs of a time whose orders are counted. */
export type CountedSales = Readonly<{
  sums: SalesSums;
  /** Of the orders that are completely delivered. */
  waits: readonly Wait[];
  destinations: readonly DestinationSales[];
}>;

/** Reads everything as it was at one moment, so that sums, bars and destinations agree. */
export interface SalesReportReader {
  /** The sums of times within this one that still hold. */
  stored(within: Slice): Promise<readonly StoredSums[]>;
  /** When the first order was paid or the first refund given. Null: never. */
  first(): Promise<Date | null>;
  /** Counts orders and refunds; one result for each slice. */
  count(slices: readonly Slice[]): Promise<readonly CountedSales[]>;
  /** Of all these stored sums together. */
  waits(ids: readonly number[]): Promise<readonly Wait[]>;
  /** Of all these stored sums together. */
  destinations(ids: readonly number[]): Promise<readonly DestinationSales[]>;
  /** How these destinations are made up: a year has too many parts to read them all. */
  destinationParts(ids: readonly number[], slugs: readonly string[]): Promise<readonly StoredDestination[]>;
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

/** More lines than this cannot be distinguished beside a chart. */
export const LISTED_DESTINATIONS = 6;

type ReportRequest = Readonly<{ range: ReportRange; timeZone: string; now: Date }>;

export async function reportSales(
  reader: SalesReportReader,
  { range, timeZone, now }: ReportRequest,
): Promise<SalesReport> {
  const period = periodOf(range, timeZone, now);
  const compared = comparedPeriod(period, timeZone);
  const edges = chartEdges(period);
  const earlierEdges = chartEdges(compared);
  // One after the other: they share one connection.
  const stored = await reader.stored({ from: compared.from, until: edges.at(-1) ?? period.until });
  const current = tilesOf(slicesOf(edges, period.until), stored);
  const earlier = tilesOf(slicesOf(earlierEdges, compared.until), stored);
  const sales = await salesOf(reader, [...current, ...earlier]);
  const counted = countedUntil(period.until, current, stored);
  return {
    period,
    compared,
    now: await totalsOf(reader, sales, counted),
    then: await totalsOf(reader, sales, countedUntil(compared.until, earlier, stored)),
    edges,
    bars: barsOf(sales, current, edges.length - 1),
    comparedBars: barsOf(sales, earlier, earlierEdges.length - 1),
    ...(await readDestinations(reader, sales, { ...counted, bars: edges.length - 1 })),
  };
}

/** The time of the sums, without the part of the chart that comes later. */
type SalesOfPeriod = Readonly<{ tiles: readonly Tile[]; parts: Parts }>;

function countedUntil(end: Date, all: readonly Tile[], stored: readonly StoredSums[]): SalesOfPeriod {
  const tiles = all.filter(({ until }) => until <= end);
  return { tiles, parts: inMonths(tiles, stored) };
}

/** What was counted; of stored sums waits and destinations are read later. */
type Sales = ReadonlyMap<Tile, CountedSales>;

async function salesOf(reader: SalesReportReader, tiles: readonly Tile[]): Promise<Sales> {
  const first = await reader.first();
  // A young shop is compared with a year in which it sold nothing.
  const live = tiles.filter(({ stored, until }) => stored === null && first !== null && first < until);
  const counted = await reader.count(live);
  return new Map(live.flatMap((tile, index) => (counted[index] ? [[tile, counted[index]]] : [])));
}

function sumsOf(sales: Sales, tiles: readonly Tile[]): SalesSums {
  return addSums(tiles.flatMap((tile) => tile.stored?.sums ?? sales.get(tile)?.sums ?? []));
}

async function totalsOf(
  reader: SalesReportReader,
  sales: Sales,
  { tiles, parts }: SalesOfPeriod,
): Promise<SalesTotals> {
  const waits = [
    ...(await reader.waits(parts.stored.map(({ id }) => id))),
    ...parts.live.flatMap((tile) => sales.get(tile)?.waits ?? []),
  ];
  return { ...sumsOf(sales, tiles), medianDeliveryMs: medianWaitMs(waits) };
}

function barsOf(sales: Sales, tiles: readonly Tile[], count: number): readonly SalesBar[] {
  const bars = Map.groupBy(tiles, ({ bar }) => bar);
  return Array.from({ length: count }, (_, bar) => {
    const { orders, paidCents, refundedCents } = sumsOf(sales, bars.get(bar) ?? []);
    return { orders, paidCents, refundedCents };
  });
}

async function readDestinations(
  reader: SalesReportReader,
  sales: Sales,
  { tiles, parts, bars }: SalesOfPeriod & Readonly<{ bars: number }>,
): Promise<Pick<SalesReport, 'destinations' | 'others'>> {
  const live = parts.live.flatMap(
    (tile) => sales.get(tile)?.destinations.map((sold) => ({ ...sold, bar: tile.bar })) ?? [],
  );
  const sold = bestFirst([...(await reader.destinations(parts.stored.map(({ id }) => id))), ...live]);
  const others = sold.slice(LISTED_DESTINATIONS);
  const listed = sold.slice(0, LISTED_DESTINATIONS);
  const slugs = listed.map(({ slug }) => slug);
  const barOf = new Map(tiles.flatMap(({ stored, bar }) => (stored === null ? [] : [[stored.id, bar]])));
  const stored = await reader.destinationParts([...barOf.keys()], slugs);
  const perBar = Map.groupBy(
    [...live, ...stored.map(({ id, ...part }) => ({ ...part, bar: barOf.get(id) }))],
    ({ slug }) => slug,
  );
  const described = new Map((await reader.describe(slugs)).map((one) => [one.slug, one]));
  return {
    destinations: listed.map(({ slug, cents }) => {
      const centsPerBar = Array.from({ length: bars }, () => 0);
      for (const part of perBar.get(slug) ?? [])
        if (part.bar !== undefined) centsPerBar[part.bar] = (centsPerBar[part.bar] ?? 0) + part.cents;
      return { ...(described.get(slug) ?? unnamed(slug)), cents, centsPerBar };
    }),
    others: { count: others.length, cents: others.reduce((sum, { cents }) => sum + cents, 0) },
  };
}

/** One row for each destination. */
function bestFirst(parts: readonly DestinationSales[]): readonly DestinationSales[] {
  return [...Map.groupBy(parts, ({ slug }) => slug)]
    .map(([slug, ofOne]) => ({ slug, cents: ofOne.reduce((sum, { cents }) => sum + cents, 0) }))
    .toSorted((one, other) => other.cents - one.cents || (one.slug < other.slug ? -1 : 1));
}

const unnamed = (slug: string): SoldDestination => ({ slug, country_region: slug, country_code: null });

/** Whether a figure got better: more money is good, more refunds and a longer wait are not. */
export type FigureChange = Readonly<{ percent: number; isGood: boolean }>;

/** Null: nothing to compare with, or no change that a whole per cent shows. */
export function changeOf(now: number, then: number, better: 'more' | 'less'): FigureChange | null {
  if (then === 0) return null;
  const percent = Math.round(((now - then) / then) * 100);
  return percent === 0 ? null : { percent, isGood: percent > 0 === (better === 'more') };
}
