import type { Package } from '../packages/package.ts';
import type { SyncSummary } from './catalogue-store.ts';

/** `changed` without different prices: something else of the package changed. */
export const SYNC_CHANGE_KINDS = ['added', 'changed', 'withdrawn', 'returned'] as const;
export type SyncChangeKind = (typeof SYNC_CHANGE_KINDS)[number];

/** One package that a sync changed. Prices are null where there was or is none. */
export type SyncChange = Readonly<{
  packageId: string;
  described: Pick<Package, 'country_region' | 'country_code' | 'data_amount' | 'validity_days'>;
  kind: SyncChangeKind;
  priceBeforeCents: number | null;
  priceAfterCents: number | null;
  netBeforeCents: number | null;
  netAfterCents: number | null;
}>;

export type PastSync = Readonly<{
  id: number;
  startedAt: Date;
  finishedAt: Date;
  /** The summary of a successful sync, or why it was refused. */
  result: Readonly<{ kind: 'synced'; summary: SyncSummary }> | Readonly<{ kind: 'refused'; reason: string }>;
}>;

export type SyncHistoryQuery = Readonly<{ before: number | null; most: number }>;
export type SyncChangesQuery = Readonly<{ syncId: number; after: string | null; most: number }>;

/** What past syncs did, and the sync that staff start. */
export interface SyncHistory {
  /** Newest first. */
  list(query: SyncHistoryQuery): Promise<readonly PastSync[]>;
  /** Price changes and withdrawn packages are as interesting as new ones: by id, page by page. */
  changes(query: SyncChangesQuery): Promise<readonly SyncChange[]>;
  /** A sync is waiting or running. */
  isRunning(): Promise<boolean>;
  /** Starts a sync. False: one was waiting or running already, and none was added. */
  start(action: Readonly<{ by: string; at: Date }>): Promise<boolean>;
}
