import type { Log } from '#core/log.ts';
import type { PoolsHealth } from './pools-health.ts';

const CHECK_EVERY_MS = 10_000;

type Needs = Readonly<{ pools: Pick<PoolsHealth, 'needsNewProcess'>; log: Log; everyMs?: number }>;

/**
 * Calls `end` once, when two checks in a row find that only a new process helps. One check may fall into the moment in
 * which a database returns: it accepts connections, and the pool has none yet. Returns a function that ends the checks.
 */
export function watchForStuckPool(
  { pools, log, everyMs = CHECK_EVERY_MS }: Needs,
  end: () => void,
): () => void {
  let stuckBefore = false;
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    const isStuck = await pools.needsNewProcess();
    isChecking = false;
    if (isStuck && stuckBefore) {
      clearInterval(timer);
      log.error('database-pool-stuck', {
        reason:
          'A pool gave no connection for a minute, although the database accepts new ones. This process ends; the service manager starts it again, and unfinished jobs are run again.',
      });
      end();
    }
    stuckBefore = isStuck;
  };
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
