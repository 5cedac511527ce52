import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';

/** How many of each kind were late. */
export type Reconciled = Readonly<{
  sessions: number;
  notices: number;
  units: number;
  refunds: number;
  mails: number;
  accountMails: number;
  shareMails: number;
  withdrawalMails: number;
  newsletterMails: number;
  cartReminders: number;
  chatMails: number;
  /** Gifts whose time has come; they are not late. */
  gifts: number;
  cancelled: number;
}>;

export interface ReconcileStore {
  /**
   * Queues the job of everything that no process seems to work on: sessions without a webhook, units that are not
   * held, refunds and mails without a result, mails about accounts and with share links. Writes links and mails of
   * gifts whose time has come. Ends orders that never got a session. May be repeated and may
   * overlap.
   */
  queueWhatIsLate(now: Date, mostSessions: number): Promise<Reconciled>;
  /** When the last webhook of the payment service arrived. Null: never. */
  lastWebhookAt(): Promise<Date | null>;
}

/** `startedAt`: when this process started. */
type Needs = Readonly<{ late: ReconcileStore; clock: Clock; log: Log; startedAt: Date }>;

const RECENTLY_MS = MINUTE_MS;
const ALL_SESSIONS = 200;
const SOME_SESSIONS = 40;

type WebhookHistory = Readonly<{ now: Date; startedAt: Date; lastWebhookAt: Date | null }>;

/**
 * How many open sessions one round checks. While webhooks arrive, hardly any open session is paid, and checking all
 * of them cost an eighth of the shop's delivery capacity. Without webhooks, or after a restart that may have missed
 * some, only checking every session finds payments.
 */
export function sessionsToCheck({ now, startedAt, lastWebhookAt }: WebhookHistory): number {
  const isRecent = (at: Date) => now.getTime() - at.getTime() < RECENTLY_MS;
  const isNotified = lastWebhookAt !== null && isRecent(lastWebhookAt);
  return isNotified && !isRecent(startedAt) ? SOME_SESSIONS : ALL_SESSIONS;
}

/** Finds work that was lost: with it, an order is delivered even when no webhook arrives. */
export async function reconcileOrders({ late, clock, log, startedAt }: Needs): Promise<void> {
  const now = clock.now();
  const mostSessions = sessionsToCheck({ now, startedAt, lastWebhookAt: await late.lastWebhookAt() });
  const { sessions, gifts, ...found } = await late.queueWhatIsLate(now, mostSessions);
  if (Object.values(found).some((count) => count > 0))
    log.warn('orders-reconciled', { sessions, gifts, ...found });
}
