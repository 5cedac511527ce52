import { z } from 'zod';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';

const Optional = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

const Charge = z.object({ created: z.number().int(), amount_refunded: z.number().int() });
/** Only the id, unless the rest was requested. */
const Payment = z.union([
  z.string().transform((id) => ({ id, charge: null })),
  z
    .object({ id: z.string(), latest_charge: z.union([Charge, z.string().transform(() => null)]).nullish() })
    .transform(({ id, latest_charge }) => ({ id, charge: latest_charge ?? null })),
]);

/** Requests the fields of the payment that `toPaymentSession` reads; without it, only its id is sent. */
export const WITH_CHARGE = 'payment_intent.latest_charge';

const Session = z.object({
  id: z.string().min(1),
  created: z.number().int(),
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
  payment_intent: Payment.nullish().transform((payment) => payment ?? { id: null, charge: null }),
});

/** Throws when the response does not match the schema: with money, guessing is worse than not knowing. */
export function toPaymentSession(response: unknown): PaymentSession {
  const session = Session.parse(response);
  const { id: paymentId, charge } = session.payment_intent;
  const isPaid = session.payment_status !== 'unpaid';
  return {
    id: session.id,
    url: session.url,
    orderId: session.metadata['order_id'] ?? null,
    status: session.status,
    // A coupon for the whole amount leaves nothing to pay, which counts as paid.
    paymentStatus: isPaid ? 'paid' : 'unpaid',
    amountCents: session.amount_total,
    currency: session.currency.toUpperCase(),
    email: session.customer_details ?? session.customer_email,
    paymentId,
    paidAt: isPaid ? new Date(paidSeconds(session) * 1000) : null,
    refundedCents: charge === null ? 0 : charge.amount_refunded,
  };
}

/** With nothing to pay there is no charge. The time of payment is then not known; the creation time is used. */
function paidSeconds({ payment_intent: { charge }, created }: z.infer<typeof Session>): number {
  return charge === null ? created : charge.created;
}
