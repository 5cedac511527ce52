import { createHash } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  CheckoutHeaders,
  CreateCheckoutResponse,
  CreateCheckoutBody,
  type CreateCheckoutBody as Body,
} from '#contract/checkout.ts';
import { giftWishOf } from '#contract/gifts.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import { isConsentGiven } from '#core/checkout/consent.ts';
import type { Clock } from '#core/clock.ts';
import { normalCode, refusalSentence, publicRefusal } from '#core/discounts/discount.ts';
import { admitCheckout, type Admission } from '#core/limits/admit-checkout.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { couponsPerClient, HOLD_LIMITS, type HoldLimits } from '#core/limits/shop-limits.ts';
import { centsFromDollars } from '#core/money.ts';
import { unavailableMessage } from '#core/orders/checkout/check-availability.ts';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import type { CheckoutOutcome } from '#core/orders/checkout/create-checkout.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import { clientGroup } from '../middleware/client-address.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from '../http-env.ts';
import type { OrderServices } from '../order-services.ts';
import { problemBody, tooManyRequests, type Problem } from '../problem.ts';
import { RateLimiter, USUAL_LIMITS, type RateLimits } from '../middleware/rate-limiter.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';
import { visitorCountry, type CountryNeeds } from '../middleware/visitor-country.ts';

const createCheckoutRoute = createRoute({
  method: 'post',
  path: '/api/create-checkout',
  summary: 'Creates an order from a cart and returns its payment page',
  description:
    'Stock and coupon are held until the payment session ends. The same key with the same content always returns the same page.',
  request: { headers: CheckoutHeaders, body: jsonBody(CreateCheckoutBody) },
  responses: {
    200: jsonOf('The address of the payment page.', CreateCheckoutResponse),
    400: REFUSED,
    409: REFUSED,
    429: REFUSED,
    503: REFUSED,
  },
});

type Needs = CountryNeeds &
  Readonly<{
    orders: OrderServices;
    offers: OfferReader;
    sharedLimits: SharedLimits;
    clock: Clock;
    limits?: RateLimits;
    holdLimits?: HoldLimits;
  }>;

/**
 * The page requires this consent where it is needed. A page that did not gets this error, so that it can show
 * the checkbox.
 */
const NO_CONSENT: Problem = {
  status: 400,
  code: 'withdrawal-consent-required',
  message:
    'withdrawal must be accepted: the customer requests immediate delivery and acknowledges that the right of withdrawal ends when the eSIM has been used.',
};

export function checkoutRoutes(needs: Needs) {
  const { orders, sharedLimits, clock, limits = USUAL_LIMITS } = needs;
  const limiter = new RateLimiter(limits.checkouts, clock);
  const coupons = couponsPerClient(limits.coupons);
  /** A checkout with a code tries that code, so it counts against the coupon limit too. */
  const take = async (client: string, code: string | null | undefined) => {
    const allowed = limiter.take(client);
    return allowed.isAllowed && code?.trim() ? sharedLimits.take(coupons, client, clock.now()) : allowed;
  };
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(createCheckoutRoute, async (c) => {
    const allowed = await take(clientGroup(c.get('client')), c.req.valid('json').discountCode);
    if (!allowed.isAllowed) {
      const problem = tooManyRequests(allowed.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    // A signed-in customer buys with the account's email address, whatever the page sends.
    const signedIn =
      c.req.header('cookie') === undefined ? null : await orders.findSession(c.req.raw.headers);
    const body = c.req.valid('json');
    if (!isConsentGiven(body.withdrawal ?? null, await visitorCountry(c, needs)))
      return c.json(problemBody(NO_CONSENT), 400, UNCACHED);
    const email = (signedIn?.email ?? body.email).toLowerCase();
    const key = c.req.valid('header')['idempotency-key'];
    const request = toRequest({ ...body, email }, key);
    const outcome = await placeCheckout(needs, request, { client: clientGroup(c.get('client')), signedIn });
    if (outcome.kind === 'ready') {
      if (outcome.orderId !== null) c.header('set-cookie', orders.grants.setCookie(outcome.orderId));
      return c.json({ url: outcome.url }, 200, UNCACHED);
    }
    const { status, ...problem } = problemOf(outcome, signedIn !== null);
    return c.json(problemBody({ status, ...problem }), status, { ...UNCACHED, ...problem.headers });
  });
}

type PlacedOutcome = CheckoutOutcome | { kind: 'too-many'; retryAfterSeconds: number };
type Who = Readonly<{ client: string; signedIn: SignedIn | null }>;

/** Counts the checkout by what it would hold, then places it; one that is refused held nothing. */
async function placeCheckout(needs: Needs, request: CheckoutRequest, who: Who): Promise<PlacedOutcome> {
  const { verdict, undo } = await admit(needs, request, who);
  if (!verdict.isAllowed) return { kind: 'too-many', retryAfterSeconds: verdict.retryAfterSeconds };
  const outcome = await needs.orders.createCheckout(request);
  if (outcome.kind === 'refused' || outcome.kind === 'key-reused') await undo();
  return outcome;
}

/** Limited stock is what others may want as well, and so is a code with a limit for all. */
async function admit(
  { orders, offers, sharedLimits, clock, holdLimits = HOLD_LIMITS }: Needs,
  request: CheckoutRequest,
  { client, signedIn }: Who,
): Promise<Admission> {
  const { discountCode: code, cartId, idempotencyKey, lines } = request;
  const discount = code === null ? null : await orders.discounts.find(code);
  const holdsLimited =
    (discount?.totalLimit ?? null) !== null ||
    (await offers.hasLimitedStock(lines.map(({ packageId }) => packageId)));
  return admitCheckout(
    { counts: sharedLimits, limits: holdLimits, clock },
    {
      client,
      buyer: signedIn === null ? `guest ${request.email}` : `account ${signedIn.userId}`,
      cart: cartId ?? idempotencyKey,
      code: discount?.code ?? null,
      holdsLimited,
    },
  );
}

function tooManyCheckouts(retryAfterSeconds: number): Refusal {
  return {
    ...tooManyRequests(retryAfterSeconds),
    status: 429,
    code: 'too-many-open-checkouts',
    message: 'Too many checkouts were started and not paid. Please wait a few minutes and try again.',
  };
}

function toRequest(body: Body, idempotencyKey: string): CheckoutRequest {
  const input = {
    email: body.email,
    language: body.language,
    lines: body.items.map(({ packageId, quantity, price }) => ({
      packageId,
      quantity,
      priceCents: centsFromDollars(price),
    })),
    discountCode: body.discountCode?.trim() ? normalCode(body.discountCode) : null,
    cartId: body.cartId ?? null,
    hasAcceptedDisclaimer: body.disclaimerAccepted,
    withdrawal: body.withdrawal ?? null,
    deviceAnswer: body.deviceAnswer ?? null,
    ...(body.gift && { gift: giftWishOf(body.gift) }),
  };
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { gift: null, ...input, idempotencyKey, requestHash };
}

type Refusal = Omit<Problem, 'status'> & Readonly<{ status: 409 | 429 | 503 }>;

/** The texts in `message` are fixed by the specification: the checkout dialog recognises the cause by them. */
function problemOf(outcome: Exclude<PlacedOutcome, { kind: 'ready' }>, isSignedIn: boolean): Refusal {
  switch (outcome.kind) {
    case 'refused':
      return refusalOf(outcome.refusal, isSignedIn);
    case 'too-many':
      return tooManyCheckouts(outcome.retryAfterSeconds);
    case 'key-reused':
      return {
        status: 409,
        code: 'key-reused',
        message: 'This idempotency key was used for another checkout.',
      };
    case 'closed':
      return {
        status: 409,
        code: 'checkout-closed',
        message: 'This checkout can no longer be paid. Please start again.',
      };
    case 'payment-unavailable':
      return {
        status: 503,
        code: 'payment-unavailable',
        message: 'The payment processing service cannot be reached. Please try again.',
        headers: { 'retry-after': '5' },
      };
  }
}

function refusalOf(
  refusal: Extract<CheckoutOutcome, { kind: 'refused' }>['refusal'],
  isSignedIn: boolean,
): Refusal {
  switch (refusal.kind) {
    case 'unavailable':
      return { status: 409, code: 'package-unavailable', message: unavailableMessage(refusal.why) };
    case 'price-updated':
      return { status: 409, code: 'price-updated', message: 'Price has been updated' };
    case 'gift-day-too-late':
      return {
        status: 409,
        code: 'gift-day-too-late',
        message: 'One of these plans must be installed before that day. Please choose an earlier day.',
      };
    case 'coupon-not-valid': {
      const why = publicRefusal(refusal.why, isSignedIn);
      return { status: 409, code: `coupon-${why.kind}`, message: refusalSentence(why) };
    }
  }
}
