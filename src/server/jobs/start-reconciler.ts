import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { RECONCILE_EVERY_MS } from '#core/orders/late-work.ts';
import { reconcileOrders, type ReconcileStore } from '#core/orders/reconcile-orders.ts';

type Needs = Readonly<{ late: ReconcileStore; clock: Clock; log: Log; everyMs?: number }>;

/**
 * Every worker runs its own reconciler: overlapping rounds only queue a job twice, and a round that depended
 * on the queue could not repair the queue. Returns a function that stops it after the current round.
 */
export function startReconciler(needs: Needs): () => Promise<void> {
  const startedAt = needs.clock.now();
  let round = Promise.resolve();
  let isRunning = false;
  const runRound = async () => {
    try {
      await reconcileOrders({ ...needs, startedAt });
    } catch (error) {
      needs.log.error('reconciler-failed', { reason: error instanceof Error ? error.message : 'unknown' });
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    // Skips this round while the previous one runs, so rounds do not pile up. The next round finds what was
    // missed.
    if (isRunning) return;
    isRunning = true;
    round = runRound();
  }, needs.everyMs ?? RECONCILE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
