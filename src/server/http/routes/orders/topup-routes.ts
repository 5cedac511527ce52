import { createHash } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CheckoutHeaders, CreateCheckoutResponse } from '#contract/orders/checkout.ts';
import {
  TopupCheckoutBody,
  TopupOffersBody,
  TopupOffersResponse,
  type TopupCheckoutBody as Body,
} from '#contract/orders/topups.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Clock } from '#core/clock.ts';
import { normalCode } from '#core/discounts/discount.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import {
  topupReadsPerClient,
  topupReadsPerIccid,
  typedIccidsPerClientAndDay,
} from '#core/limits/shop-limits.ts';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import type { TopupCheck } from '#core/topups/check-topup.ts';
import type { TopupTarget } from '#core/topups/read-fitting.ts';
import { iccidDigits } from '#core/topups/iccid/iccid.ts';
import type { CheckoutFront } from '../../checkout/checkout-front.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { USUAL_LIMITS, type RateLimits } from '../../middleware/rate-limiter.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { visitorCountry, type CountryNeeds } from '../../middleware/visitor-country.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { showTopups, topupTargetOf } from '../../topups/show-topups.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const readOffers = createRoute({
  method: 'post',
  path: '/api/topup-offers',
  summary: 'The top-ups on sale for one eSIM',
  description:
    'For one of the signed-in customer’s eSIMs, for any eSIM by its ICCID, or for the one that the link of a reminder chooses. For an ICCID the response says nothing but what is on sale; for a link also the end of the ICCID.',
  request: { body: jsonBody(TopupOffersBody) },
  responses: {
    200: jsonOf('Cheapest first.', TopupOffersResponse),
    400: REFUSED,
    401: REFUSED,
    404: REFUSED,
    429: REFUSED,
  },
});

const createTopupCheckout = createRoute({
  method: 'post',
  path: '/api/create-topup-checkout',
  summary: 'Creates an order of one top-up and returns its payment page',
  description: 'Like create-checkout. The network is asked first whether the eSIM takes this top-up.',
  request: { headers: CheckoutHeaders, body: jsonBody(TopupCheckoutBody) },
  responses: {
    200: jsonOf('The address of the payment page.', CreateCheckoutResponse),
    400: REFUSED,
    401: REFUSED,
    404: REFUSED,
    409: REFUSED,
    429: REFUSED,
    503: REFUSED,
  },
});

type Needs = CountryNeeds &
  Readonly<{
    orders: OrderServices;
    checkouts: CheckoutFront;
    sharedLimits: SharedLimits;
    clock: Clock;
    limits?: RateLimits;
  }>;

type Target = Readonly<{
  target: TopupTarget;
  own: OwnedEsim | null;
  /** Only for the link of a reminder, which states it. */
  iccidEnd: string | undefined;
  signedIn: SignedIn | null;
}>;
type TargetProblem = Problem & Readonly<{ status: 401 | 404 | 429 }>;

export function topupRoutes(needs: Needs) {
  const { orders, checkouts } = needs;
  const findTarget = targetFinder(needs);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes
    .openapi(readOffers, async (c) => {
      const { target: wanted, language } = c.req.valid('json');
      const found = await findTarget(c, wanted);
      if ('status' in found)
        return c.json(problemBody(found), found.status, { ...UNCACHED, ...found.headers });
      const topups = await orders.topups.find(found.target);
      return c.json(showTopups(topups, found, language), 200, UNCACHED);
    })
    .openapi(createTopupCheckout, async (c) => {
      const client = clientGroup(c.get('client'));
      const body = c.req.valid('json');
      const tooMany = await checkouts.refuseTooMany(client, body.discountCode);
      if (tooMany !== null) return c.json(problemBody(tooMany), 429, { ...UNCACHED, ...tooMany.headers });
      const noConsent = checkouts.refuseWithoutConsent(body.withdrawal, await visitorCountry(c, needs));
      if (noConsent !== null) return c.json(problemBody(noConsent), 400, UNCACHED);
      const found = await findTarget(c, body.target);
      if ('status' in found)
        return c.json(problemBody(found), found.status, { ...UNCACHED, ...found.headers });
      const check = await orders.topups.check(found.target, body.packageId);
      if (check.kind !== 'possible') {
        const { status, ...problem } = problemOf(check);
        return c.json(problemBody({ status, ...problem }), status, { ...UNCACHED, ...problem.headers });
      }
      const { signedIn } = found;
      const email = (signedIn?.email ?? body.email).toLowerCase();
      const key = c.req.valid('header')['idempotency-key'];
      const placed = await checkouts.place(toRequest({ ...body, email }, check.iccid, key), {
        client,
        signedIn,
      });
      if (placed.kind === 'refused') {
        const { status, ...problem } = placed.problem;
        return c.json(problemBody({ status, ...problem }), status, { ...UNCACHED, ...problem.headers });
      }
      if (placed.cookie !== null) c.header('set-cookie', placed.cookie);
      return c.json({ url: placed.url }, 200, UNCACHED);
    });
}

/** As many as emails state. */
const SHOWN_DIGITS = 4;

/** The same for a token that has ended, one that was never made, and an eSIM that takes no top-up any more. */
const LINK_ENDED: TargetProblem = {
  status: 404,
  code: 'topup-link-ended',
  message: 'This link chooses no eSIM any more. Choose the eSIM or type its ICCID.',
};

/** Finds the eSIM that a request is about, and counts the request. Another customer's eSIM does not exist. */
function targetFinder({ orders, sharedLimits, clock, limits = USUAL_LIMITS }: Needs) {
  const perClient = topupReadsPerClient(limits.topups);
  const perIccid = topupReadsPerIccid(limits.topups);
  const perDay = typedIccidsPerClientAndDay(limits.topups);
  return async (c: Context<HttpEnv>, wanted: Body['target']): Promise<Target | TargetProblem> => {
    const now = clock.now();
    const byClient = await sharedLimits.take(perClient, clientGroup(c.get('client')), now);
    if (!byClient.isAllowed) return { ...tooManyRequests(byClient.retryAfterSeconds), status: 429 };
    const signedIn = await signedInUser(c, orders);
    if (!('esimId' in wanted)) {
      const isLink = 'linkToken' in wanted;
      const iccid = isLink ? await orders.topups.readLink(wanted.linkToken) : iccidDigits(wanted.iccid);
      if (iccid === null) return LINK_ENDED;
      const byIccid = await sharedLimits.take(perIccid, iccid, now);
      const byDay = await sharedLimits.take(perDay, clientGroup(c.get('client')), now);
      if (!byDay.isAllowed) return { ...tooManyRequests(byDay.retryAfterSeconds), status: 429 };
      if (!byIccid.isAllowed) return { ...tooManyRequests(byIccid.retryAfterSeconds), status: 429 };
      const iccidEnd = isLink ? iccid.slice(-SHOWN_DIGITS) : undefined;
      return { target: { kind: 'typed', iccid }, own: null, iccidEnd, signedIn };
    }
    if (signedIn === null) return { ...SIGNED_OUT, status: 401 };
    const own = await orders.esims.mine.find(signedIn.userId, wanted.esimId);
    if (own === null) return { ...NOT_FOUND, status: 404 };
    return { target: { kind: 'own', esim: topupTargetOf(own) }, own, iccidEnd: undefined, signedIn };
  };
}

type Refusal = Omit<Problem, 'status'> & Readonly<{ status: 409 | 503 }>;

function problemOf(check: Exclude<TopupCheck, { kind: 'possible' }>): Refusal {
  if (check.kind === 'unavailable') {
    return {
      status: 503,
      code: 'topups-unavailable',
      message: 'The eSIM network cannot be reached, so the top-up could not be checked. Please try again.',
      headers: { 'retry-after': '5' },
    };
  }
  return {
    status: 409,
    code: `no-topup-${check.reason}`,
    message: 'This eSIM cannot take this top-up. Nothing was charged.',
  };
}

function toRequest(body: Body, iccid: string, idempotencyKey: string): CheckoutRequest {
  const input = {
    email: body.email,
    language: body.language,
    lines: [{ packageId: body.packageId, quantity: 1, priceCents: body.priceCents }],
    discountCode: body.discountCode?.trim() ? normalCode(body.discountCode) : null,
    cartId: null,
    // The eSIM is on a phone already, so no device is checked.
    hasAcceptedDisclaimer: false,
    withdrawal: body.withdrawal ?? null,
    deviceAnswer: null,
    topup: { iccid, isRepeatWanted: body.isRepeatWanted },
  };
  // The consent to a repetition is no other content: the customer gives it for the same purchase.
  const content = { ...input, topup: { iccid } };
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { ...input, gift: null, idempotencyKey, requestHash };
}
