import type { Alert, Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { money } from '#core/money.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import type { RefundStore } from './refund.ts';

export type RefundNeeds = Readonly<{
  refunds: RefundStore;
  gateway: PaymentGateway;
  alerts: Alerts;
  clock: Clock;
}>;

export type RefundOutcome = 'refunded' | 'nothing-to-do' | 'refused' | 'retry';

/**
 * A refund that is due for longer needs a person: API keys without the right to refund never start to work by
 * themselves.
 */
const LATE_AFTER_MS = 15 * MINUTE_MS;

/** The payment service's status values of a refund that did not reach the card. */
const FAILED = new Set(['failed', 'canceled']);

/**
 * Refunds one amount, once, however often it is called: the reference at the payment service shows whether it was
 * made.
 */
export async function makeRefund(
  { refunds, gateway, alerts, clock }: RefundNeeds,
  refundId: string,
): Promise<RefundOutcome> {
  const due = await refunds.take(refundId, clock.now());
  if (due === null) return 'nothing-to-do';
  const result = await gateway.refund({
    paymentId: due.paymentId,
    amount: money(due.amountCents),
    reference: due.reference,
    idempotencyKey: due.idempotencyKey,
  });
  if (result.kind === 'try-later' || result.kind === 'unknown') {
    const now = clock.now();
    if (now.getTime() - due.since.getTime() > LATE_AFTER_MS) await alerts.raise(LATE, now);
    return 'retry';
  }
  if (result.kind === 'rejected' || FAILED.has(result.value.status)) {
    // In this order: a refund marked as refused is not processed again, so the alert must exist before a crash can
    // happen.
    await alerts.raise(REFUSED, clock.now());
    await refunds.markRefused(refundId, clock.now());
    return 'refused';
  }
  await refunds.markDone(refundId, result.value.refundId, clock.now());
  return 'refunded';
}

const LATE: Alert = {
  kind: 'refund-late',
  message:
    'The payment service has not confirmed a refund for more than 15 minutes. The shop keeps retrying. Check that our API keys may create refunds. Do not refund by hand: the customer could get the money twice.',
};

const REFUSED: Alert = {
  kind: 'refund-refused',
  message:
    'The payment service refused a refund, and the shop does not retry it. The customer has not got the money back. Look at the order and refund it by hand.',
};
