import { z } from 'zod';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';

const Optional = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

const Session = z.object({
  id: z.string().min(1),
  url: Optional,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z
    .record(z.string(), z.string())
    .nullish()
    .transform((metadata) => metadata ?? {}),
  customer_email: Optional,
  customer_details: z
    .object({ email: Optional })
    .nullish()
    .transform((details) => details?.email ?? null),
  payment_intent: z.union([Optional, z.object({ id: z.string() }).transform(({ id }) => id)]),
});

/** Throws when the answer has not the promised form: with money, guessing is worse than not knowing. */
export function toPaymentSession(answer: unknown): PaymentSession {
  const session = Session.parse(answer);
  return {
    id: session.id,
    url: session.url,
    orderId: session.metadata['order_id'] ?? null,
    status: session.status,
    // A coupon for the whole amount leaves nothing to pay, which is paid.
    paymentStatus: session.payment_status === 'unpaid' ? 'unpaid' : 'paid',
    amountCents: session.amount_total,
    currency: session.currency.toUpperCase(),
    email: session.customer_details ?? session.customer_email,
    paymentId: session.payment_intent,
  };
}
