import type { StoredReading } from '../usage/consumption.ts';

/** What all readings of one eSIM say together. */
export type UsageTotals = Readonly<{
  /** How many times the figures changed. */
  readings: number;
  firstAt: Date;
  lastAt: Date;
  /** When the figures changed last. */
  changedAt: Date;
  usedMegabytes: number;
  boughtMegabytes: number;
}>;

/** Readings of the eSIMs of an account. For every function an eSIM of another customer has none. */
export interface UsageReader {
  /** In order of time. */
  readings(userId: string, esimId: string): Promise<readonly StoredReading[]>;
  /** Of several eSIMs, by id and in order of time. */
  readingsOf(
    userId: string,
    esimIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly StoredReading[]>>;
  /** By id of the eSIM; one without readings is missing. */
  totals(userId: string): Promise<ReadonlyMap<string, UsageTotals>>;
  /** The network's text about the fair use of the eSIM's plan. Null: it has none. */
  fairUsePolicy(userId: string, esimId: string): Promise<string | null>;
}
