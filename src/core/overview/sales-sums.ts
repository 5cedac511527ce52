/** A time up to, not including, `until`. */
export type Slice = Readonly<{ from: Date; until: Date }>;

/** A slice of the bar at this position of a chart, from 0. */
export type BarSlice = Slice & Readonly<{ bar: number }>;

/** What was sold in a slice. Sums of slices add up to the sum of the time they cover. */
export type SalesSums = Readonly<{
  orders: number;
  paidCents: number;
  /** Orders with nothing left to deliver or refund. */
  settled: number;
  refunds: number;
  refundedCents: number;
}>;

/** Times whose sums are stored once they are over. */
export type SumsUnit = 'hour' | 'day' | 'month';

/** How many orders waited for so many whole seconds. */
export type Wait = Readonly<{ seconds: number; orders: number }>;

/** The time between every two edges, cut at `until`: what comes later is in the chart and not in the sums. */
export function slicesOf(edges: readonly Date[], until: Date): readonly BarSlice[] {
  return edges.slice(1).flatMap((end, bar): readonly BarSlice[] => {
    const from = edges[bar] ?? end;
    if (until <= from || until >= end) return [{ from, until: end, bar }];
    return [
      { from, until, bar },
      { from: until, until: end, bar },
    ];
  });
}

export function addSums(sums: readonly SalesSums[]): SalesSums {
  const sum = (part: keyof SalesSums) => sums.reduce((all, one) => all + one[part], 0);
  return {
    orders: sum('orders'),
    paidCents: sum('paidCents'),
    settled: sum('settled'),
    refunds: sum('refunds'),
    refundedCents: sum('refundedCents'),
  };
}

/** The middle one, or half way between the two in the middle. Null: no order has waited. */
export function medianWaitMs(waits: readonly Wait[]): number | null {
  const sorted = waits.toSorted((one, other) => one.seconds - other.seconds);
  const count = sorted.reduce((sum, { orders }) => sum + orders, 0);
  if (count === 0) return null;
  const lower = secondsAt(sorted, Math.floor((count - 1) / 2));
  const upper = secondsAt(sorted, Math.floor(count / 2));
  return ((lower + upper) / 2) * 1000;
}

/** `position` counts from 0. */
function secondsAt(sorted: readonly Wait[], position: number): number {
  let before = 0;
  for (const { seconds, orders } of sorted) {
    before += orders;
    if (position < before) return seconds;
  }
  return 0;
}
