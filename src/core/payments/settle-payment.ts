import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';
import { paymentWithoutOrder } from '#core/reconciliation/compare-payments.ts';
import type { Findings } from '#core/reconciliation/reconciliation-store.ts';
import type { PaymentVerdict } from './judge-payment.ts';
import type { GatewayResult, PaymentGateway, PaymentSession } from './payment-gateway.ts';
import type { PaymentStore } from './payment-store.ts';

export type SettleNeeds = Readonly<{
  payments: PaymentStore;
  gateway: PaymentGateway;
  /** Where a payment that belongs to none of our orders is reported. */
  reconciliation: Findings;
  alerts: Alerts;
  clock: Clock;
  log: Log;
}>;

/** `retry`: the payment service did not respond; the state is still unknown and must be read again. */
export type SettleOutcome = 'settled' | 'still-open' | 'ended-unpaid' | 'not-ours' | 'retry';

type Input = Readonly<{ sessionId: string; hasFailed: boolean }>;

/** A session may outlive its order by this much, in case clocks differ. */
const GRACE_MS = 30_000;
/**
 * After this time a missing session of ours counts as lost. Until then the service or our API key may find it
 * again.
 */
const FORGOTTEN_AFTER_MS = DAY_MS;

/**
 * The only way an order becomes paid or is cancelled: reads the state from the payment service and stores it. Any
 * number of these may run at once for one session; one of them acts and the others find it done.
 */
export async function settlePayment(needs: SettleNeeds, input: Input): Promise<SettleOutcome> {
  const requestedAt = needs.clock.now();
  const known = await needs.payments.findSession(input.sessionId);
  const overdueMs = known === null ? -Infinity : requestedAt.getTime() - known.payUntil.getTime();
  const isOver = overdueMs > GRACE_MS;
  const result = await readSession(
    needs.gateway,
    input.sessionId,
    isOver || known?.isOrderCancelled === true,
  );
  if (result.kind !== 'done') return 'retry';
  if (result.value === null)
    return recordMissing(needs, input.sessionId, {
      requestedAt,
      mustEnd: overdueMs > FORGOTTEN_AFTER_MS,
    });
  return record(needs, result.value, { requestedAt, mustEnd: isOver || input.hasFailed });
}

/**
 * An open session that must no longer be paid, because its time has passed or its order was cancelled. It is
 * expired at the payment service before its order is ended here.
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

type SettleContext = Readonly<{ requestedAt: Date; mustEnd: boolean }>;

/** Another shop's session, or ours under keys that were replaced since. Its holds must not last for ever. */
async function recordMissing(
  { payments, alerts, clock, log }: SettleNeeds,
  sessionId: string,
  { requestedAt, mustEnd }: SettleContext,
): Promise<SettleOutcome> {
  const at = { requestedAt, now: clock.now() };
  if (!mustEnd) {
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
  { requestedAt, mustEnd }: SettleContext,
): Promise<SettleOutcome> {
  const { payments, clock } = needs;
  const at = { requestedAt, now: clock.now() };
  if (session.status === 'open') {
    await payments.recordOpen(session.id, at);
    return 'still-open';
  }
  if (session.paymentStatus === 'paid' && session.status === 'complete') {
    const wasRefunded = await isRefunded(needs.gateway, session);
    if (wasRefunded === 'unknown') return 'retry';
    const verdict = await payments.recordPaid({ ...session, wasRefunded }, at);
    return report(needs, session, verdict);
  }
  // Complete but unpaid: a slow payment is in progress, until a notice reports its failure or its time is over.
  if (session.status === 'complete' && !mustEnd) {
    await payments.recordOpen(session.id, at);
    return 'still-open';
  }
  await payments.recordUnpaid(session.id, session.status, at);
  return 'ended-unpaid';
}

/**
 * Whether the whole payment was refunded under its own reference: then its order was ended, whatever our database
 * contains.
 */
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
    log.warn('payment-without-order', { session: endOf(session.id) });
    const finding = paymentWithoutOrder(session);
    if (finding !== null) await reconciliation.report([finding], clock.now());
    return 'not-ours';
  }
  if (verdict.kind === 'refund') {
    log.error('payment-refund-queued', { session: endOf(session.id), reason: verdict.reason });
    if (verdict.reason === 'wrong-amount') await alerts.raise(WRONG_AMOUNT, clock.now());
  }
  return 'settled';
}

/** Enough to find a session at the payment service; the whole id would show its order to who reads the log. */
function endOf(sessionId: string): string {
  return `…${sessionId.slice(-8)}`;
}

const FORGOTTEN: Alert = {
  kind: 'payment-session-forgotten',
  message:
    'The payment service no longer knows one of our checkout sessions, so its order was cancelled. If the account or its keys were replaced, check in the old account whether the session was paid, and refund it there.',
};

const WRONG_AMOUNT: Alert = {
  kind: 'payment-of-wrong-amount',
  message:
    'A payment did not match the amount or currency of its order. The shop refunds all of it and delivers nothing. Our pages cannot change an amount: find out what did.',
};
