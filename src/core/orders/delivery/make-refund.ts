import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import { money } from '#core/money.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import type { RefundStore } from './refund.ts';

export type RefundNeeds = Readonly<{
  refunds: RefundStore;
  gateway: PaymentGateway;
  alerts: Alerts;
  clock: Clock;
}>;

export type RefundOutcome = 'refunded' | 'nothing-to-do' | 'refused' | 'ask-again';

/** Owed for longer than this, it needs somebody to look: keys without the right to refund never pass by themselves. */
const LATE_AFTER_MS = 15 * 60_000;

/** What the payment service calls a refund that did not reach the card. */
const FAILED = new Set(['failed', 'canceled']);

/** Gives one amount back, once, however often it is asked: its reference there tells whether it was made. */
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
    return 'ask-again';
  }
  if (result.kind === 'rejected' || FAILED.has(result.value.status)) {
    // In this order: what is put away is not looked at again, so whoever crashes here must not have told nobody.
    await alerts.raise(REFUSED, clock.now());
    await refunds.markRefused(refundId);
    return 'refused';
  }
  await refunds.markDone(refundId, result.value.refundId, clock.now());
  return 'refunded';
}

const LATE = {
  kind: 'refund-late',
  message:
    'The payment service has put off a refund for more than 15 minutes. It is tried on by itself: see that our keys may refund. Do not pay it back by hand, or it may go back twice.',
};

const REFUSED = {
  kind: 'refund-refused',
  message:
    'The payment service refused a refund. The customer is owed money: look at the order and pay it back.',
};
