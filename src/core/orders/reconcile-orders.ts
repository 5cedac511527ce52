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
  queueWhatIsLate(now: Date, mostSessions: number): Promise<Reconciled>;
  /** When the payment service last told us anything. Null: never. */
  lastWebhookAt(): Promise<Date | null>;
}

/** `startedAt`: of this process. */
type Needs = Readonly<{ late: ReconcileStore; clock: Clock; log: Log; startedAt: Date }>;

const RECENTLY_MS = 60_000;
const ALL_SESSIONS = 200;
const SOME_SESSIONS = 40;

type OrderChange = Readonly<{ now: Date; startedAt: Date; lastWebhookAt: Date | null }>;

/**
 * How many open sessions one round asks about. Hardly any of them is paid while the payment service tells us of those
 * that are; asking about all of them cost an eighth of what the shop can deliver. When it is silent, or we were away
 * and may have missed what it said, nothing but asking will tell.
 */
export function sessionsToCheck({ now, startedAt, lastWebhookAt }: OrderChange): number {
  const isRecent = (at: Date) => now.getTime() - at.getTime() < RECENTLY_MS;
  const isNotified = lastWebhookAt !== null && isRecent(lastWebhookAt);
  return isNotified && !isRecent(startedAt) ? SOME_SESSIONS : ALL_SESSIONS;
}

/** Looks after what fell through: with it, an order is delivered even when not one webhook arrives. */
export async function reconcileOrders({ late, clock, log, startedAt }: Needs): Promise<void> {
  const now = clock.now();
  const mostSessions = sessionsToCheck({ now, startedAt, lastWebhookAt: await late.lastWebhookAt() });
  const { sessions, ...found } = await late.queueWhatIsLate(now, mostSessions);
  if (Object.values(found).some((count) => count > 0)) log.warn('orders-reconciled', { sessions, ...found });
}
