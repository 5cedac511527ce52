import type { CouponRecord, LineRecord, SessionRecord } from './records.ts';
import type { Json } from './reply.ts';

export function showList(url: string, data: readonly Json[], hasMore = false): Json {
  return { object: 'list', data, has_more: hasMore, url };
}

function showPrice(line: LineRecord, session: SessionRecord): Json {
  return {
    id: line.priceId,
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: session.created,
    currency: session.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: line.productId,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: line.unitAmount,
    unit_amount_decimal: String(line.unitAmount),
  };
}

export function showLineItem(line: LineRecord, session: SessionRecord): Json {
  const subtotal = line.unitAmount * line.quantity;
  return {
    id: line.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: line.amountDiscount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - line.amountDiscount,
    currency: session.currency,
    description: line.name,
    metadata: line.metadata,
    price: showPrice(line, session),
    quantity: line.quantity,
  };
}

export function showLineItems(session: SessionRecord): Json {
  return showList(
    `/v1/checkout/sessions/${session.id}/line_items`,
    session.lines.map((line) => showLineItem(line, session)),
  );
}

function showCustomerDetails(session: SessionRecord): Json | null {
  const email = session.payerEmail ?? session.customerEmail;
  if (email === null) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: session.status === 'complete' ? [] : null,
  };
}

/** Fields that this service never uses are null or empty, as in a real response for such a session. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} as const;

/**
 * The payment methods that the service would offer by default, including slow ones. The sandbox's own page
 * accepts only cards.
 */
const UNRESTRICTED_METHODS = ['card', 'sepa_debit'];

export function showSession(session: SessionRecord): Json {
  return {
    id: session.id,
    object: 'checkout.session',
    ...UNUSED,
    amount_subtotal: session.amountSubtotal,
    amount_total: session.amountTotal,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer_details: showCustomerDetails(session),
    customer_email: session.customerEmail,
    discounts: session.couponId === null ? [] : [{ coupon: session.couponId, promotion_code: null }],
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment',
    allowed_payment_method_types: session.allowedPaymentMethods,
    payment_method_types: session.allowedPaymentMethods ?? UNRESTRICTED_METHODS,
    payment_intent: session.paymentIntentId,
    payment_status: session.paymentStatus,
    status: session.status,
    submit_type: session.submitType,
    success_url: session.successUrl,
    total_details: { amount_discount: session.amountDiscount, amount_shipping: 0, amount_tax: 0 },
    url: session.status === 'open' ? session.url : null,
  };
}

export function showCoupon(coupon: CouponRecord, nowSeconds: number): Json {
  const isUsedUp = coupon.maxRedemptions !== null && coupon.timesRedeemed >= coupon.maxRedemptions;
  const isPast = coupon.redeemBy !== null && coupon.redeemBy <= nowSeconds;
  return {
    id: coupon.id,
    object: 'coupon',
    amount_off: coupon.amountOff,
    created: coupon.created,
    currency: coupon.currency,
    duration: coupon.duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: coupon.maxRedemptions,
    metadata: coupon.metadata,
    name: coupon.name,
    percent_off: coupon.percentOff,
    redeem_by: coupon.redeemBy,
    times_redeemed: coupon.timesRedeemed,
    valid: !isUsedUp && !isPast,
  };
}
