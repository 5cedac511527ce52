import type { Clock } from '#core/clock.ts';
import type { RateLimit, SharedLimits } from '#core/limits/rate-limit.ts';
import type { Log } from '#core/log.ts';
import { readingsToQueue } from './next-reading.ts';
import type { ReadingStore } from './reading-store.ts';

/**
 * One round a minute for all processes together. A little less than the minute of the schedule, so that a round that
 * starts some seconds early is not refused.
 */
const ROUNDS: RateLimit = { name: 'esim-reading-round', most: 1, perSeconds: 50 };

/** A transaction locks at most this many eSIMs. */
const BATCH = 100;

export type QueueReadingsNeeds = Readonly<{
  readings: Pick<ReadingStore, 'countOpen' | 'queueDue'>;
  limits: Pick<SharedLimits, 'take'>;
  clock: Clock;
  log: Log;
}>;

/**
 * Queues the readings that are due. Readings without a result count against the round, so a network that is slow or
 * down gets fewer requests. What is not queued now stays due.
 */
export async function queueDueReadings({
  readings,
  limits,
  clock,
  log,
}: QueueReadingsNeeds): Promise<number> {
  const now = clock.now();
  if (!(await limits.take(ROUNDS, 'all', now)).isAllowed) return 0;
  const open = await readings.countOpen(now);
  const most = readingsToQueue(open);
  let queued = 0;
  while (queued < most) {
    const batch = Math.min(BATCH, most - queued);
    const found = await readings.queueDue(batch, now);
    queued += found;
    if (found < batch) break;
  }
  if (open > 0) log.info('esim-readings-open', { open, queued });
  return queued;
}
