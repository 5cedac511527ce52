import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';

/** How many of each were late. */
export type Reconciled = Readonly<{
  sessions: number;
  notices: number;
  units: number;
  refunds: number;
  mails: number;
  cancelled: number;
}>;

export interface ReconcileStore {
  /**
   * Queues the job of everything that nobody seems to be working on: sessions nobody told us about, units nobody
   * holds, refunds and mails without an answer. Ends orders that never got a session. May be repeated and overlap.
   */
  queueWhatIsLate(now: Date): Promise<Reconciled>;
}

type Needs = Readonly<{ late: ReconcileStore; clock: Clock; log: Log }>;

/** Looks after what fell through: with it, an order is delivered even when not one webhook arrives. */
export async function reconcileOrders({ late, clock, log }: Needs): Promise<void> {
  const { sessions, ...found } = await late.queueWhatIsLate(clock.now());
  if (Object.values(found).some((count) => count > 0)) log.warn('orders-reconciled', { sessions, ...found });
}
