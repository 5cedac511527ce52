import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { Period } from '#core/payments/payment-gateway.ts';
import type { RunHistory } from './reconciliation-store.ts';

/** A purchase or refund may be carried out long after our request, so each day is compared several times. */
const DAYS_AT_LEAST = 3;
/** Older differences are found in the accounts, and the lists would be too long. */
const DAYS_AT_MOST = 30;
/** A little less than a day: the hourly job never starts exactly on time. */
const PAUSE_MS = DAY_MS - HOUR_MS / 2;

/**
 * A shop that was just started, perhaps on a restored database, first finishes its own work: refunds that it finds again
 * would otherwise be reported as unknown.
 */
const RUNNING_AT_LEAST_MS = 15 * MINUTE_MS;

/** Once a day. After a failure every hour, because the last success is then more than a day ago. */
export function isReconciliationDue(
  { comparedTo }: RunHistory,
  now: Date,
  runningSince: Date | null = null,
): boolean {
  if (runningSince !== null && now.getTime() - runningSince.getTime() < RUNNING_AT_LEAST_MS) return false;
  return comparedTo === null || now.getTime() - comparedTo.getTime() >= PAUSE_MS;
}

/** The last days, and everything since the last success: days that failed, or that were lost in a restored backup. */
export function reconciliationPeriod({ comparedTo }: RunHistory, now: Date): Period {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const sinceLast = comparedTo === null ? Infinity : comparedTo.getTime() - DAY_MS;
  const from = Math.max(daysAgo(DAYS_AT_MOST), Math.min(daysAgo(DAYS_AT_LEAST), sinceLast));
  return { from: new Date(from), to: now };
}
