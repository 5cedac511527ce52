import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { retentionLimits, type RetentionLimits } from './retention.ts';

/** One kind of data, and what removes some of it. Returns how many rows; 0: none is old enough. */
export type RetentionRule = Readonly<{ name: string; removeSome(limits: RetentionLimits): Promise<number> }>;

export type OldDataNeeds = Readonly<{ rules: readonly RetentionRule[]; clock: Clock; log: Log }>;

/** Removes what is older than the privacy policy says. Rules that fail are reported after all others have run. */
export async function deleteOldData({
  rules,
  clock,
  log,
}: OldDataNeeds): Promise<Readonly<Record<string, number>>> {
  const limits = retentionLimits(clock.now());
  const removed: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { name, removeSome } of rules) {
    removed[name] = 0;
    try {
      for (let rows = await removeSome(limits); rows > 0; rows = await removeSome(limits))
        removed[name] += rows;
    } catch (error) {
      failures.push(error);
    }
  }
  log.info('old-data-deleted', removed);
  if (failures.length > 0) throw new AggregateError(failures, 'Some old personal data could not be deleted');
  return removed;
}
