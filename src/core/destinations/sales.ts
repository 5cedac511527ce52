import { DAY_MS } from '#core/durations.ts';

/** Sales data from the database. It changes between two catalogue versions. */
export type Sales = Readonly<{
  /** Slugs the owner put on the home page, in the owner's order. */
  picks: readonly string[];
  /** Paid and not refunded units of each destination, by slug. Top-ups do not count. */
  unitsSold: ReadonlyMap<string, number>;
  /** The same by package id. */
  packagesSold: ReadonlyMap<string, number>;
  /** Ids of packages whose limited stock is used up. */
  soldOut: ReadonlySet<string>;
}>;

export const NOTHING_SOLD: Sales = {
  picks: [],
  unitsSold: new Map(),
  packagesSold: new Map(),
  soldOut: new Set(),
};

/** Sales older than this say little about what travellers buy now. */
const COUNTED_DAYS = 30;

/** Sales from this time on count for what is popular. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
}

export interface SalesReader {
  /** Counts units paid since that time; picks and stock are current. May be repeated. */
  readSales(since: Date): Promise<Sales>;
}
