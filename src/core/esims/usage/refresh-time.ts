import { MINUTE_MS } from '#core/durations.ts';

/**
 * A customer can refresh an eSIM this long after its last reading. The network needs 15 to 30 minutes until its figures
 * include what a phone used.
 */
const REFRESH_AFTER_MS = 15 * MINUTE_MS;

/** A refresh without a result can be repeated after this, and two browsers that press at once cause one read. */
const REPEAT_AFTER_MS = MINUTE_MS;

type RefreshHistory = Readonly<{
  /** The last successful reading. */
  readAt: Date | null;
  /** The last refresh by the customer that was sent to the network, successful or not. */
  refreshedAt: Date | null;
}>;

/** When the customer can refresh next. Null: now. */
export function refreshPossibleAt({ readAt, refreshedAt }: RefreshHistory, now: Date): Date | null {
  const possible = Math.max(
    readAt === null ? 0 : readAt.getTime() + REFRESH_AFTER_MS,
    refreshedAt === null ? 0 : refreshedAt.getTime() + REPEAT_AFTER_MS,
  );
  return possible <= now.getTime() ? null : new Date(possible);
}
