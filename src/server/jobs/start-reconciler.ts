import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { reconcileOrders, type ReconcileStore } from '#core/orders/reconcile-orders.ts';

/** With this, and up to some 300 open checkouts, an order is delivered within a minute though not one webhook arrives. */
export const RECONCILE_EVERY_MS = 5_000;

type Needs = Readonly<{ late: ReconcileStore; clock: Clock; log: Log; everyMs?: number }>;

/**
 * Every worker looks by itself: rounds that overlap only queue a job twice, and a round that depended on the queue
 * could not mend the queue. The answer stops it, once the round under way is over.
 */
export function startReconciler(needs: Needs): () => Promise<void> {
  const startedAt = needs.clock.now();
  let round = Promise.resolve();
  let isUnderWay = false;
  const look = async () => {
    try {
      await reconcileOrders({ ...needs, startedAt });
    } catch (error) {
      needs.log.error('reconciler-failed', { reason: error instanceof Error ? error.message : 'unknown' });
    } finally {
      isUnderWay = false;
    }
  };
  const timer = setInterval(() => {
    // A round that hangs keeps none waiting: what it missed the next one finds, and a hundred would find it a hundred times.
    if (isUnderWay) return;
    isUnderWay = true;
    round = look();
  }, needs.everyMs ?? RECONCILE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
