import { SECOND_MS } from '#core/durations.ts';

/**
 * How often the reconciler runs. With this interval and up to about 300 open checkouts, an order is delivered within
 * a minute even without any webhook.
 */
export const RECONCILE_EVERY_MS = 5 * SECOND_MS;

/** How often an open session is read. With rounds 5 s apart, a payment without a webhook is found within 45 s. */
const SESSION_LATE_AFTER_MS = 40 * SECOND_MS;
/** As long as a session: the same job handles both. */
const NOTICE_LATE_AFTER_MS = SESSION_LATE_AFTER_MS;
const UNIT_LATE_AFTER_MS = 20 * SECOND_MS;
/** Short: a unit whose hold ended had a worker, and no worker has it any more. */
const HOLD_LATE_AFTER_MS = SECOND_MS;
/**
 * How long a refund or a mail is locked for the worker that took it; longer than a mail server may take (20 s for each
 * response).
 */
const LOCKED_FOR_MS = 40 * SECOND_MS;
/** For an order without a session no customer ever got an address to pay at. */
const ORDER_WITHOUT_SESSION_MS = 60 * SECOND_MS;

/** Work that was last touched before these times is not in progress: its job or its worker was lost. */
export type LateBefore = Readonly<{
  /** Since the session was last read. */
  session: Date;
  /** Since the notice arrived, and since its job was last queued. */
  notice: Date;
  /** Since a unit that no worker ever took was paid. */
  unit: Date;
  /** Since the hold of a unit ended. */
  hold: Date;
  /** Since a worker took the refund or the mail. */
  lock: Date;
  /** Since an order that got no session could last be paid. */
  payUntil: Date;
}>;

export function lateBefore(now: Date): LateBefore {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    session: ago(SESSION_LATE_AFTER_MS),
    notice: ago(NOTICE_LATE_AFTER_MS),
    unit: ago(UNIT_LATE_AFTER_MS),
    hold: ago(HOLD_LATE_AFTER_MS),
    lock: ago(LOCKED_FOR_MS),
    payUntil: ago(ORDER_WITHOUT_SESSION_MS),
  };
}
