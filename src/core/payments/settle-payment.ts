import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { Log } from '#core/log.ts';
import { paymentWithoutOrder } from '#core/reconciliation/compare-payments.ts';
import type { Findings } from '#core/reconciliation/reconciliation-store.ts';
import type { PaymentVerdict } from './judge-payment.ts';
import type { GatewayResult, PaymentGateway, PaymentSession } from './payment-gateway.ts';
import type { PaymentStore } from './payment-store.ts';

export type SettleNeeds = Readonly<{
  payments: PaymentStore;
  gateway: PaymentGateway;
  /** Where a payment is listed that belongs to no order of ours. */
  reconciliation: Findings;
  alerts: Alerts;
  clock: Clock;
  log: Log;
}>;

/** `ask-again`: the payment service did not answer; the truth is still out there. */
export type SettleOutcome = 'settled' | 'still-open' | 'ended-unpaid' | 'not-ours' | 'ask-again';

type Input = Readonly<{ sessionId: string; hasFailed: boolean }>;

/** A session may outlive its order's time by as much, in case clocks differ. */
const GRACE_MS = 30_000;
/** For as long we believe that the service, or the key we ask with, will know our own session again. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/**
 * The only way an order becomes paid or is given up: asks the payment service what is true and writes it down.
 * Any number of these may run at once for one session; one of them acts and the others find it done.
 */
export async function settlePayment(needs: SettleNeeds, input: Input): Promise<SettleOutcome> {
  const requestedAt = needs.clock.now();
  const known = await needs.payments.findSession(input.sessionId);
  const overSinceMs = known === null ? -Infinity : requestedAt.getTime() - known.payUntil.getTime();
  const isOver = overSinceMs > GRACE_MS;
  const result = await readSession(
    needs.gateway,
    input.sessionId,
    isOver || known?.isOrderCancelled === true,
  );
  if (result.kind !== 'done') return 'ask-again';
  if (result.value === null)
    return recordMissing(needs, input.sessionId, {
      requestedAt,
      areAttemptsExhausted: overSinceMs > FORGOTTEN_AFTER_MS,
    });
  return record(needs, result.value, { requestedAt, areAttemptsExhausted: isOver || input.hasFailed });
}

/**
 * An open session that must not be paid any more is expired at the payment service before it is given up here: its time
 * has passed, or its order was cancelled.
 */
async function readSession(
  gateway: PaymentGateway,
  sessionId: string,
  mustExpire: boolean,
): Promise<GatewayResult<PaymentSession | null>> {
  const result = await gateway.findSession(sessionId);
  const isOpen = result.kind === 'done' && result.value?.status === 'open';
  return isOpen && mustExpire ? gateway.expireSession(sessionId) : result;
}

type Circumstances = Readonly<{ requestedAt: Date; areAttemptsExhausted: boolean }>;

/** Another shop's session, or ours under keys that were exchanged since: what it holds must not be held for ever. */
async function recordMissing(
  { payments, alerts, clock, log }: SettleNeeds,
  sessionId: string,
  { requestedAt, areAttemptsExhausted }: Circumstances,
): Promise<SettleOutcome> {
  const at = { requestedAt, now: clock.now() };
  if (!areAttemptsExhausted) {
    await payments.recordForeign(sessionId, at);
    return 'not-ours';
  }
  log.error('session-forgotten-by-payment-service', { session: endOf(sessionId) });
  await alerts.raise(FORGOTTEN, at.now);
  await payments.recordUnpaid(sessionId, 'expired', at);
  return 'ended-unpaid';
}

async function record(
  needs: SettleNeeds,
  session: PaymentSession,
  { requestedAt, areAttemptsExhausted }: Circumstances,
): Promise<SettleOutcome> {
  const { payments, clock } = needs;
  const at = { requestedAt, now: clock.now() };
  if (session.status === 'open') {
    await payments.recordOpen(session.id, at);
    return 'still-open';
  }
  if (session.paymentStatus === 'paid' && session.status === 'complete') {
    const wasRefunded = await isRefunded(needs.gateway, session);
    if (wasRefunded === 'unknown') return 'ask-again';
    const verdict = await payments.recordPaid({ ...session, wasRefunded }, at);
    return report(needs, session, verdict);
  }
  // Complete but unpaid: a slow payment is under way, until a notice says that it failed or its time is over.
  if (session.status === 'complete' && !areAttemptsExhausted) {
    await payments.recordOpen(session.id, at);
    return 'still-open';
  }
  await payments.recordUnpaid(session.id, session.status, at);
  return 'ended-unpaid';
}

/** Whether all of a payment went back under its own name: then its order was ended, whatever our database says. */
async function isRefunded(
  gateway: PaymentGateway,
  { paymentId, refundedCents }: PaymentSession,
): Promise<boolean | 'unknown'> {
  if (refundedCents === 0 || paymentId === null) return false;
  const refunds = await gateway.listRefundsOf(paymentId);
  if (refunds.kind !== 'done') return 'unknown';
  return refunds.value.some(({ reference, hasFailed }) => reference === paymentId && !hasFailed);
}

async function report(
  { alerts, reconciliation, clock, log }: SettleNeeds,
  session: PaymentSession,
  verdict: PaymentVerdict | null,
): Promise<SettleOutcome> {
  if (verdict === null) {
    log.warn('payment-for-no-order-of-ours', { session: endOf(session.id) });
    const finding = paymentWithoutOrder(session);
    if (finding !== null) await reconciliation.report([finding], clock.now());
    return 'not-ours';
  }
  if (verdict.kind === 'refund') {
    log.error('payment-given-back', { session: endOf(session.id), reason: verdict.reason });
    if (verdict.reason === 'wrong-amount') await alerts.raise(WRONG_AMOUNT, clock.now());
  }
  return 'settled';
}

/** Enough to find a session at the payment service; the whole id would show its order to who reads the log. */
function endOf(sessionId: string): string {
  return `…${sessionId.slice(-8)}`;
}

const FORGOTTEN = {
  kind: 'payment-session-forgotten',
  message:
    'The payment service no longer knows a session of ours, and its order was ended. If its account or keys were exchanged, look there whether it was paid, and pay it back.',
};

const WRONG_AMOUNT = {
  kind: 'payment-of-wrong-amount',
  message:
    'A payment did not have the amount or currency of its order. It is given back and nothing was delivered.',
};
