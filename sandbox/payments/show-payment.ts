import type { ChargeRecord, EventRecord, IntentRecord, RefundRecord } from './records.ts';
import type { Json } from './reply.ts';

/** The API version of these shapes. */
const API_VERSION = '2026-10-28.endive';

export function showIntent(intent: IntentRecord): Json {
  const isPaid = intent.status === 'succeeded';
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.canceledAt === null ? null : 'automatic',
    capture_method: 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: showLastError(intent),
    latest_charge: intent.latestChargeId,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: intent.metadata,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    on_behalf_of: null,
    payment_method: isPaid || intent.status === 'processing' ? intent.paymentMethodId : null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function showLastError({ lastError, latestChargeId }: IntentRecord): Json | null {
  if (lastError === null) return null;
  return {
    ...(latestChargeId === null ? {} : { charge: latestChargeId }),
    code: lastError.code,
    decline_code: lastError.declineCode,
    message: lastError.message,
    type: lastError.code === 'card_declined' ? 'card_error' : 'invalid_request_error',
  };
}

function showCardDetails(charge: ChargeRecord): Json {
  return {
    amount_authorized: charge.decline === null ? charge.amount : null,
    authorization_code: charge.decline === null ? '123456' : null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: charge.card.expMonth,
    exp_year: charge.card.expYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: `sandbox${charge.card.last4}`,
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: charge.card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: 'visa',
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: charge.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: charge.isAuthenticated ? THREE_D_SECURE : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const THREE_D_SECURE = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const;

function showOutcome({ decline }: ChargeRecord): Json {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline === null ? null : decline.declineCode,
    risk_level: 'normal',
    seller_message: decline === null ? 'Payment complete.' : decline.message,
    type: decline === null ? 'authorized' : 'issuer_declined',
  };
}

const NO_ADDRESS = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
} as const;

export function showCharge(charge: ChargeRecord): Json {
  const isPaid = charge.decline === null;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: isPaid ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.balanceTransactionId,
    billing_details: { address: NO_ADDRESS, email: charge.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: isPaid,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: charge.decline?.code ?? null,
    failure_message: charge.decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: showOutcome(charge),
    paid: isPaid,
    payment_intent: charge.intentId,
    payment_method: charge.paymentMethodId,
    payment_method_details: { card: showCardDetails(charge), type: 'card' },
    receipt_email: charge.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount && isPaid,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

export function showRefund(refund: RefundRecord): Json {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.balanceTransactionId,
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    payment_method: refund.paymentMethodId,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export function showEvent(event: EventRecord, pendingWebhooks: number): Json {
  return {
    id: event.id,
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}
