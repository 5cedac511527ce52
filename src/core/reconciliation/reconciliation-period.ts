import type { Period } from '#core/payments/payment-gateway.ts';
import type { RunHistory } from './reconciliation-store.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A purchase or refund may be carried out long after we asked for it, so each day is compared several times. */
const DAYS_AT_LEAST = 3;
/** Older than this is the accountant's business, and the lists would be too long. */
const DAYS_AT_MOST = 30;
/** A little less than a day: the clock that starts us strikes every hour, never quite on time. */
const PAUSE_MS = DAY_MS - HOUR_MS / 2;

/** Once a day. After a failure every hour, because the last success is then more than a day ago. */
export function isReconciliationDue({ comparedTo }: RunHistory, now: Date): boolean {
  return comparedTo === null || now.getTime() - comparedTo.getTime() >= PAUSE_MS;
}

/** The last days, and all since the last success: days that failed, or that a restored backup has forgotten. */
export function reconciliationPeriod({ comparedTo }: RunHistory, now: Date): Period {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const sinceLast = comparedTo === null ? Infinity : comparedTo.getTime() - DAY_MS;
  const from = Math.max(daysAgo(DAYS_AT_MOST), Math.min(daysAgo(DAYS_AT_LEAST), sinceLast));
  return { from: new Date(from), to: now };
}
