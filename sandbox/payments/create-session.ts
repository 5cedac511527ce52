import { z } from 'zod';
import type { Cause, PaymentService } from './payment-service.ts';
import {
  formAmount,
  formBoolean,
  formCurrency,
  formExpand,
  formInteger,
  formMetadata,
} from './form-schemas.ts';
import { newId, newSessionId } from './ids.ts';
import { priceSession } from './price-session.ts';
import type { CouponRecord, SessionRecord } from './records.ts';
import { done, invalid, type Refusal, refused, type Reply } from './reply.ts';
import { showCoupon, showSession } from './show-session.ts';

const MINUTE = 60;
const SHORTEST_LIFE_SECONDS = 30 * MINUTE;
const LONGEST_LIFE_SECONDS = 24 * 60 * MINUTE;
/** Tolerance for the time that a request takes: "in 30 minutes" is a little less on arrival. */
const TRANSIT_SECONDS = 30;
const SMALLEST_PAYMENT_CENTS = 50;

const formUrl = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'Not a valid URL')
  .max(5000);

const lineItem = z.strictObject({
  quantity: formInteger.pipe(z.int().min(1).max(999_999)),
  metadata: formMetadata.default({}),
  price_data: z.strictObject({
    currency: formCurrency,
    unit_amount: formAmount,
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    product_data: z.strictObject({
      name: z.string().min(1).max(1500),
      description: z.string().min(1).optional(),
      images: z.array(formUrl).max(8).optional(),
      metadata: formMetadata.optional(),
    }),
  }),
});

export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  success_url: formUrl,
  cancel_url: formUrl.nullable().default(null),
  line_items: z.array(lineItem).min(1).max(100),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .optional(),
  metadata: formMetadata.default({}),
  client_reference_id: z.string().max(200).nullable().default(null),
  customer_email: z.email('Invalid email address').max(800).nullable().default(null),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  expires_at: formInteger.optional(),
  locale: z.string().nullable().default(null),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).nullable().default(null),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  allow_promotion_codes: formBoolean.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  phone_number_collection: z.strictObject({ enabled: formBoolean }).optional(),
  automatic_tax: z.strictObject({ enabled: formBoolean }).optional(),
  payment_intent_data: z
    .strictObject({
      metadata: formMetadata.default({}),
      description: z.string().max(1000).nullable().default(null),
      receipt_email: z.email('Invalid email address').nullable().default(null),
      statement_descriptor_suffix: z.string().max(22).optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
    })
    .default({ metadata: {}, description: null, receipt_email: null }),
  expand: formExpand,
});
type Parameters = z.infer<typeof sessionParameters>;

function wrongExpiry(service: PaymentService, expiresAt: number | undefined): Refusal | null {
  if (expiresAt === undefined) return null;
  const life = expiresAt - service.now();
  const message =
    life < SHORTEST_LIFE_SECONDS - TRANSIT_SECONDS
      ? 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
      : 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
  const isAllowed = life >= SHORTEST_LIFE_SECONDS - TRANSIT_SECONDS && life <= LONGEST_LIFE_SECONDS;
  return isAllowed ? null : { message, param: 'expires_at' };
}

function wrongCoupon(service: PaymentService, coupon: CouponRecord | null, currency: string): Refusal | null {
  const param = 'discounts[0][coupon]';
  if (coupon === null) return { code: 'resource_missing', message: 'No such coupon', param };
  if (showCoupon(coupon, service.now())['valid'] !== true) {
    return {
      code: 'coupon_expired',
      message: `Coupon ${coupon.id} is expired and cannot be applied.`,
      param,
    };
  }
  if (coupon.currency !== null && coupon.currency !== currency) {
    return { message: 'The coupon and the line items must have the same currency.', param };
  }
  return null;
}

type FoundCoupon = Readonly<{ coupon: CouponRecord | null; wrong: Refusal | null }>;

function findCoupon(service: PaymentService, parameters: Parameters, currency: string): FoundCoupon {
  const couponId = parameters.discounts?.[0]?.coupon;
  if (couponId === undefined) return { coupon: null, wrong: null };
  const coupon = service.records.coupons.find(couponId);
  return { coupon, wrong: wrongCoupon(service, coupon, currency) };
}

function wrongTotal(total: number): Refusal | null {
  if (total === 0 || total >= SMALLEST_PAYMENT_CENTS) return null;
  const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
  return { code: 'amount_too_small', message };
}

type Draft = Readonly<{
  parameters: Parameters;
  currency: string;
  coupon: CouponRecord | null;
  origin: string;
}>;

function draftLines({ parameters, coupon }: Draft) {
  const lines = parameters.line_items.map((item) => ({
    id: newId('li'),
    priceId: newId('price'),
    productId: newId('prod'),
    name: item.price_data.product_data.name,
    unitAmount: item.price_data.unit_amount,
    quantity: item.quantity,
    metadata: item.metadata,
  }));
  const price = priceSession(lines, coupon);
  return {
    lines: lines.map((line, index) => ({ ...line, amountDiscount: price.lineDiscounts[index] ?? 0 })),
    amountSubtotal: price.subtotal,
    amountDiscount: price.discount,
    amountTotal: price.total,
  };
}

function draftSession(service: PaymentService, draft: Draft): SessionRecord {
  const { parameters, currency, coupon, origin } = draft;
  const id = newSessionId();
  const created = service.now();
  const expiresAt = parameters.expires_at ?? created + LONGEST_LIFE_SECONDS;
  const lifeMilliseconds = expiresAt * 1000 - service.sandbox.clock.machineNow().getTime();
  const intent = parameters.payment_intent_data;
  return {
    id,
    created,
    expiresAt,
    runsOutAt: service.sandbox.clock.now().getTime() + lifeMilliseconds,
    status: 'open',
    paymentStatus: 'unpaid',
    currency,
    ...draftLines(draft),
    couponId: coupon?.id ?? null,
    metadata: parameters.metadata,
    clientReferenceId: parameters.client_reference_id,
    customerEmail: parameters.customer_email,
    payerEmail: null,
    locale: parameters.locale,
    submitType: parameters.submit_type,
    allowedPaymentMethods: parameters.allowed_payment_method_types ?? parameters.payment_method_types ?? null,
    url: `${origin}/pay/${id}`,
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url,
    intent: {
      metadata: intent.metadata,
      description: intent.description,
      receiptEmail: intent.receipt_email,
    },
    paymentIntentId: null,
    authenticating: null,
  };
}

type Request = Readonly<{ parameters: Parameters; origin: string; cause: Cause }>;

function saveSession(service: PaymentService, session: SessionRecord): Reply {
  service.records.sessions.save(session.id, session);
  service.sandbox.ledger.append('session-created', {
    session: session.id,
    amount: session.amountTotal,
    currency: session.currency,
    metadata: session.metadata,
  });
  return done(showSession(session));
}

/** `POST /v1/checkout/sessions` */
export function createSession(service: PaymentService, { parameters, origin }: Request): Reply {
  const currencies = new Set(parameters.line_items.map((item) => item.price_data.currency));
  const [currency = 'usd'] = currencies;
  if (currencies.size > 1) {
    return invalid({ message: 'All line items must have the same currency.', param: 'line_items' });
  }
  const found = findCoupon(service, parameters, currency);
  const wrong = wrongExpiry(service, parameters.expires_at) ?? found.wrong;
  if (wrong !== null) return invalid(wrong);

  const session = draftSession(service, { parameters, currency, coupon: found.coupon, origin });
  const tooSmall = wrongTotal(session.amountTotal);
  return tooSmall === null ? saveSession(service, session) : refused(tooSmall);
}
