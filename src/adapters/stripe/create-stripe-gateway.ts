import Stripe from 'stripe';
import { LANGUAGE_FACTS } from '#core/language.ts';
import type { Log } from '#core/log.ts';
import type {
  GatewayResult,
  PaymentGateway,
  PaymentSession,
  Period,
  SessionRequest,
} from '#core/payments/payment-gateway.ts';
import { createdWithin, readAll } from './read-all.ts';
import { readFailure } from './read-failure.ts';
import { readNotice } from './read-notice.ts';
import { listRefunds, listRefundsOf, refundOnce } from './refunds.ts';
import { toPaymentSession, WITH_CHARGE } from './to-payment-session.ts';

export type StripeSettings = Readonly<{
  secretKey: string;
  webhookSecret: string;
  /** The API's origin; Stripe itself by default. The sandbox has its own. */
  apiOrigin?: string;
  log: Log;
  timeoutMs?: number;
}>;

/**
 * Every call that changes something has our idempotency key, so one retry inside the library is safe. More
 * retries would only make a customer wait longer during an outage.
 */
const NETWORK_RETRIES = 1;
const TIMEOUT_MS = 15_000;
/** Stored on the session and on its payment, so that either one leads to the order. */
const ORDER_ID = 'order_id';

/** Stripe Checkout through the official package, or the sandbox, which implements its API. */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = connect(settings);
  const attempt = <T>(action: string, work: () => Promise<T>) => attemptCall(settings.log, action, work);
  return {
    createSession: (request) =>
      attempt('create-session', async () => {
        const params = await sessionParams(stripe, request);
        return toPaymentSession(
          await stripe.checkout.sessions.create(params, { idempotencyKey: request.idempotencyKey }),
        );
      }),
    async findSession(sessionId) {
      const result = await attempt('find-session', () => retrieve(stripe, sessionId));
      return result.kind === 'rejected' && result.code === 'resource_missing'
        ? { kind: 'done', value: null }
        : result;
    },
    async expireSession(sessionId) {
      const result = await attempt('expire-session', async () =>
        toPaymentSession(await stripe.checkout.sessions.expire(sessionId)),
      );
      if (result.kind !== 'rejected') return result;
      // Refused because it is no longer open: the session itself has its real state.
      const current = await attempt('find-session', () => retrieve(stripe, sessionId));
      return current.kind === 'done' && current.value.status === 'open' ? result : current;
    },
    refund: (request) => attempt('refund', () => refundOnce(stripe, request)),
    async listRefundsOf(paymentId) {
      const result = await attempt('list-refunds', () => listRefundsOf(stripe, paymentId));
      const isMissing = result.kind === 'rejected' && result.code === 'resource_missing';
      return isMissing ? { kind: 'done', value: [] } : result;
    },
    listRefunds: (period) => attempt('list-refunds', () => listRefunds(stripe, period)),
    listPaidSessions: (period) => attempt('list-sessions', () => paidSessions(stripe, period)),
    readNotice: (rawBody, signature) =>
      readNotice(stripe, { rawBody, signature, secret: settings.webhookSecret }),
  };
}

function connect({ secretKey, apiOrigin, timeoutMs }: StripeSettings): Stripe {
  const origin = apiOrigin === undefined ? null : new URL(apiOrigin);
  return new Stripe(secretKey, {
    maxNetworkRetries: NETWORK_RETRIES,
    timeout: timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(origin === null
      ? {}
      : {
          host: origin.hostname,
          port: origin.port || (origin.protocol === 'https:' ? '443' : '80'),
          protocol: origin.protocol === 'https:' ? 'https' : 'http',
        }),
  });
}

async function attemptCall<T>(log: Log, action: string, work: () => Promise<T>): Promise<GatewayResult<T>> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    const failure = readFailure(error);
    log.warn('payment-call-failed', { action, outcome: failure.response.kind, reason: failure.reason });
    return failure.response;
  }
}

async function retrieve(stripe: Stripe, sessionId: string): Promise<PaymentSession> {
  return toPaymentSession(await stripe.checkout.sessions.retrieve(sessionId, { expand: [WITH_CHARGE] }));
}

async function sessionParams(
  stripe: Stripe,
  request: SessionRequest,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const metadata = { [ORDER_ID]: request.orderId };
  const coupon = await createCoupon(stripe, request);
  return {
    mode: 'payment',
    // Card payments settle while the customer waits; slower methods would leave orders open for days.
    allowed_payment_method_types: ['card'],
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata },
    line_items: request.lines.map(({ name, unitPrice, quantity }) => ({
      quantity,
      price_data: {
        currency: unitPrice.currency.toLowerCase(),
        unit_amount: unitPrice.minorUnits,
        product_data: { name },
      },
    })),
    ...(coupon === null ? {} : { discounts: [{ coupon }] }),
    locale: LANGUAGE_FACTS[request.language].tag,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

/** Stripe accepts no negative lines: a discount is a coupon that can be used once, on this session. */
async function createCoupon(stripe: Stripe, request: SessionRequest): Promise<string | null> {
  if (request.discount === null || request.discount.minorUnits === 0) return null;
  const coupon = await stripe.coupons.create(
    {
      amount_off: request.discount.minorUnits,
      currency: request.discount.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      metadata: { [ORDER_ID]: request.orderId },
    },
    { idempotencyKey: `${request.idempotencyKey}-coupon` },
  );
  return coupon.id;
}

/**
 * Only paid ones: Stripe can filter out open and expired sessions, but not those whose slow payment is in
 * progress.
 */
async function paidSessions(stripe: Stripe, period: Period): Promise<readonly PaymentSession[]> {
  const created = createdWithin(period);
  const sessions = await readAll(stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 }));
  return sessions.map(toPaymentSession).filter(({ paymentStatus }) => paymentStatus === 'paid');
}
