import type Stripe from 'stripe';
import type { ListedRefund, Period, RefundRequest } from '#core/payments/payment-gateway.ts';
import { createdWithin, readAll } from './read-all.ts';

const REFERENCE = 'reference';
/** Stripe's statuses of a refund that did not reach the card. */
const FAILED = new Set(['failed', 'canceled']);

/**
 * Stripe forgets idempotency keys after a day, but never our reference on the refund itself. So a refund that
 * was made before is found and not made again, even when our database was restored from a backup.
 */
export async function refundOnce(
  stripe: Stripe,
  request: RefundRequest,
): Promise<{ refundId: string; status: string }> {
  const earlier = await findRefund(stripe, request);
  const refund =
    earlier ??
    (await stripe.refunds.create(
      {
        payment_intent: request.paymentId,
        amount: request.amount.minorUnits,
        metadata: { [REFERENCE]: request.reference },
      },
      { idempotencyKey: request.idempotencyKey },
    ));
  return { refundId: refund.id, status: refund.status ?? 'pending' };
}

async function findRefund(
  stripe: Stripe,
  { paymentId, reference }: RefundRequest,
): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
    if (refund.metadata?.[REFERENCE] === reference) return refund;
  }
  return null;
}

export async function listRefundsOf(stripe: Stripe, paymentId: string): Promise<readonly ListedRefund[]> {
  return (await readAll(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))).map(toListed);
}

export async function listRefunds(stripe: Stripe, period: Period): Promise<readonly ListedRefund[]> {
  return (await readAll(stripe.refunds.list({ created: createdWithin(period), limit: 100 }))).map(toListed);
}

function toListed(refund: Stripe.Refund): ListedRefund {
  const { payment_intent: payment } = refund;
  return {
    refundId: refund.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    reference: refund.metadata?.[REFERENCE] ?? null,
    amountCents: refund.amount,
    hasFailed: FAILED.has(refund.status ?? ''),
    madeAt: new Date(refund.created * 1000),
  };
}
