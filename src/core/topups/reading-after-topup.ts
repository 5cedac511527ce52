import { MINUTE_MS } from '#core/durations.ts';
import { ESIM_STATUSES, type EsimStatus } from '#core/esims/esim-provider.ts';

/** A scheduled reading is due this long after the top-up was added, at the latest. */
export const SCHEDULED_AFTER_MS = MINUTE_MS;
/** Deliveries go first, and readings of several top-ups are fetched together. */
const QUEUED_AFTER_MS = 2_000;

/**
 * How an eSIM is read after a top-up. `queued`: at once, because the reading may change what is shown. `scheduled`: with
 * the next round of due readings. `never`: it is not read any more.
 */
export type ReadingAfterTopup = 'queued' | 'scheduled' | 'never';

/** A top-up of an eSIM that waits for its first connection waits too, and that is shown without a reading. */
export function readingAfterTopup(status: EsimStatus): ReadingAfterTopup {
  if (status === 'recycled') return 'never';
  return status === 'ready_to_activate' ? 'scheduled' : 'queued';
}

export const STATUSES_READ_AS_SCHEDULED: readonly EsimStatus[] = ESIM_STATUSES.filter(
  (status) => readingAfterTopup(status) === 'scheduled',
);

/** When the reading runs, or is due, after a top-up that was added at `at`. */
export function readAfterTopupAt(reading: 'queued' | 'scheduled', at: Date): Date {
  return new Date(at.getTime() + (reading === 'queued' ? QUEUED_AFTER_MS : SCHEDULED_AFTER_MS));
}
