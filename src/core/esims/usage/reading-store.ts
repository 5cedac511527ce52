import type { EsimReading } from './apply-reading.ts';

/** The result of asking for a refresh. */
export type RefreshPermit =
  | Readonly<{ kind: 'may-read'; iccid: string }>
  /** The last reading is too recent, or the eSIM is recycled and never read again. */
  | Readonly<{ kind: 'wait' }>;

/** The readings of the network. Each write changes the eSIM and its readings in one transaction. */
export interface ReadingStore {
  /** What a reading needs. Null: no eSIM has this id, or it is never read again. */
  find(esimId: string): Promise<Readonly<{ iccid: string; readAt: Date | null }> | null>;
  /** How many queued readings have no result yet. Lost ones are not counted. */
  countOpen(now: Date): Promise<number>;
  /** Queues up to `most` readings that are due, those due longest first. Returns how many. */
  queueDue(most: number, now: Date): Promise<number>;
  /** Queues a reading after a notice of the network. An ICCID that is not ours changes nothing. */
  queueNoticed(iccid: string, now: Date): Promise<void>;
  /** Whether the owner may refresh now; then it counts as refreshed. Null: the customer has no eSIM with this id. */
  takeRefresh(userId: string, esimId: string, now: Date): Promise<RefreshPermit | null>;
  /** Applies a reading. False: a reading requested later has already been applied, so nothing was changed. */
  record(esimId: string, reading: EsimReading): Promise<boolean>;
  /** The network did not give a result for the read requested at `at`. Only the time of the next reading changes. */
  recordFailure(esimId: string, failure: FailedReading): Promise<void>;
}

export type FailedReading = Readonly<{
  at: Date;
  now: Date;
  /** The pause that the network asked for. */
  retryAfterSeconds: number | null;
}>;
