import { chartEdges, comparedPeriod, periodOf, type Period, type ReportRange } from './period.ts';

/** What happened in a period. Money is what customers paid; refunds are counted when they were decided. */
export type SalesTotals = Readonly<{
  orders: number;
  paidCents: number;
  refunds: number;
  refundedCents: number;
  /** Orders of the period with nothing left to deliver or refund. */
  settled: number;
  /** Half of these orders had their last eSIM or top-up within this time of the payment. Null: none was delivered. */
  medianDeliveryMs: number | null;
}>;

export type SalesBar = Readonly<{ orders: number; paidCents: number; refundedCents: number }>;

/** As the catalogue names it, in English; `country_code` is null for several countries. */
export type SoldDestination = Readonly<{ slug: string; country_region: string; country_code: string | null }>;

/** What customers paid for one destination in one bar of the chart. Discounts are taken off. */
export type DestinationSales = SoldDestination & Readonly<{ bar: number; cents: number }>;

export interface SalesReportReader {
  totals(from: Date, until: Date): Promise<SalesTotals>;
  /** One bar between every two edges. */
  bars(edges: readonly Date[]): Promise<readonly SalesBar[]>;
  destinations(edges: readonly Date[]): Promise<readonly DestinationSales[]>;
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
  const [current, earlier, bars, comparedBars, sold] = await Promise.all([
    reader.totals(period.from, period.until),
    reader.totals(compared.from, compared.until),
    reader.bars(edges),
    reader.bars(chartEdges(compared)),
    reader.destinations(edges),
  ]);
  const shares = sharesOf(sold, bars.length);
  const others = shares.slice(LISTED_DESTINATIONS);
  return {
    period,
    compared,
    now: current,
    then: earlier,
    edges,
    bars,
    comparedBars,
    destinations: shares.slice(0, LISTED_DESTINATIONS),
    others: { count: others.length, cents: sumOf(others) },
  };
}

function sharesOf(sold: readonly DestinationSales[], bars: number): readonly DestinationShare[] {
  return [...Map.groupBy(sold, ({ slug }) => slug).values()]
    .flatMap((ofOne) => {
      const [first] = ofOne;
      if (first === undefined) return [];
      const { slug, country_region, country_code } = first;
      const centsPerBar = Array.from({ length: bars }, (_, bar) =>
        sumOf(ofOne.filter((one) => one.bar === bar)),
      );
      return [{ slug, country_region, country_code, centsPerBar, cents: sumOf(ofOne) }];
    })
    .sort((one, other) => other.cents - one.cents || (one.slug < other.slug ? -1 : 1));
}

function sumOf(rows: readonly Readonly<{ cents: number }>[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether a figure got better: more money is good, more refunds and a longer wait are not. */
export type Change = Readonly<{ percent: number; isGood: boolean }>;

/** Null: nothing to compare with, or no change that a whole per cent shows. */
export function changeOf(now: number, then: number, better: 'more' | 'less'): Change | null {
  if (then === 0) return null;
  const percent = Math.round(((now - then) / then) * 100);
  return percent === 0 ? null : { percent, isGood: percent > 0 === (better === 'more') };
}
