import { z } from 'zod';
import type { SandboxContext } from '../sandbox-context.ts';

const metadata = z.record(z.string(), z.string());
/** Seconds since 1970 on the machine's clock, which the shop also uses. */
const seconds = z.number();

const lineSchema = z.object({
  id: z.string(),
  priceId: z.string(),
  productId: z.string(),
  name: z.string(),
  unitAmount: z.number(),
  quantity: z.number(),
  amountDiscount: z.number(),
  metadata,
});

const cardSchema = z.object({ last4: z.string(), expMonth: z.number(), expYear: z.number() });

const declineSchema = z.object({ code: z.string(), declineCode: z.string(), message: z.string() });

const sessionSchema = z.object({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  /** Sandbox milliseconds at which it expires; the sandbox clock may be ahead of the machine's. */
  runsOutAt: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['unpaid', 'paid', 'no_payment_required']),
  currency: z.string(),
  lines: z.array(lineSchema),
  couponId: z.string().nullable(),
  amountSubtotal: z.number(),
  amountDiscount: z.number(),
  amountTotal: z.number(),
  metadata,
  clientReferenceId: z.string().nullable(),
  customerEmail: z.string().nullable(),
  /** The address that the payer typed when the shop sent none. */
  payerEmail: z.string().nullable(),
  locale: z.string().nullable(),
  submitType: z.string().nullable(),
  /** The payment methods that the shop allows; null when the payment service may choose. */
  allowedPaymentMethods: z.array(z.string()).nullable().default(null),
  url: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  intent: z.object({ metadata, description: z.string().nullable(), receiptEmail: z.string().nullable() }),
  paymentIntentId: z.string().nullable(),
  /** Set while the bank's 3-D Secure page is open. */
  authenticating: cardSchema.nullable(),
});

const intentSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  created: seconds,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
  metadata,
  description: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  clientSecret: z.string(),
  paymentMethodId: z.string().nullable(),
  latestChargeId: z.string().nullable(),
  lastError: declineSchema.nullable(),
  canceledAt: seconds.nullable(),
});

const chargeSchema = z.object({
  id: z.string(),
  intentId: z.string(),
  paymentMethodId: z.string(),
  created: seconds,
  amount: z.number(),
  amountRefunded: z.number(),
  currency: z.string(),
  decline: declineSchema.nullable(),
  metadata,
  description: z.string().nullable(),
  email: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  card: cardSchema,
  isAuthenticated: z.boolean(),
  balanceTransactionId: z.string().nullable(),
});

const refundSchema = z.object({
  id: z.string(),
  created: seconds,
  amount: z.number(),
  currency: z.string(),
  chargeId: z.string(),
  intentId: z.string(),
  paymentMethodId: z.string(),
  reason: z.string().nullable(),
  metadata,
  balanceTransactionId: z.string(),
});

const couponSchema = z.object({
  id: z.string(),
  created: seconds,
  amountOff: z.number().nullable(),
  percentOff: z.number().nullable(),
  currency: z.string().nullable(),
  duration: z.string(),
  name: z.string().nullable(),
  maxRedemptions: z.number().nullable(),
  timesRedeemed: z.number(),
  redeemBy: seconds.nullable(),
  metadata,
});

const eventSchema = z.object({
  id: z.string(),
  created: seconds,
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
});

export type SessionRecord = z.infer<typeof sessionSchema>;
export type LineRecord = z.infer<typeof lineSchema>;
export type IntentRecord = z.infer<typeof intentSchema>;
export type ChargeRecord = z.infer<typeof chargeSchema>;
export type RefundRecord = z.infer<typeof refundSchema>;
export type CouponRecord = z.infer<typeof couponSchema>;
export type EventRecord = z.infer<typeof eventSchema>;
export type Card = z.infer<typeof cardSchema>;

export type Records = ReturnType<typeof openRecords>;

/** All stored data of the payment service. */
export function openRecords({ store }: SandboxContext) {
  return {
    sessions: store.collection('payment-sessions', sessionSchema, {
      runsOutAt: (session) => (session.status === 'open' ? session.runsOutAt : null),
      intent: (session) => session.paymentIntentId,
      status: (session) => session.status,
    }),
    intents: store.collection('payment-intents', intentSchema),
    charges: store.collection('payment-charges', chargeSchema, { intent: (charge) => charge.intentId }),
    refunds: store.collection('payment-refunds', refundSchema, {
      intent: (refund) => refund.intentId,
      charge: (refund) => refund.chargeId,
    }),
    coupons: store.collection('payment-coupons', couponSchema),
    events: store.collection('payment-events', eventSchema, { type: (event) => event.type }),
  };
}
