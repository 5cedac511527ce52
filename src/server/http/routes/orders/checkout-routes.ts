import { createHash } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  CheckoutHeaders,
  CreateCheckoutResponse,
  CreateCheckoutBody,
  type CreateCheckoutBody as Body,
} from '#contract/orders/checkout.ts';
import { giftDetailsOf } from '#contract/orders/gifts.ts';
import { normalCode } from '#core/discounts/discount.ts';
import { centsFromDollars } from '#core/money.ts';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import type { CheckoutFront } from '../../checkout/checkout-front.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody } from '../../problem.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { visitorCountry, type CountryNeeds } from '../../middleware/visitor-country.ts';
import { signedInUser } from '../../signed-in-user.ts';

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

type Needs = CountryNeeds & Readonly<{ orders: OrderServices; checkouts: CheckoutFront }>;

export function checkoutRoutes(needs: Needs) {
  const { orders, checkouts } = needs;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(createCheckoutRoute, async (c) => {
    const client = clientGroup(c.get('client'));
    const body = c.req.valid('json');
    const tooMany = await checkouts.refuseTooMany(client, body.discountCode);
    if (tooMany !== null) return c.json(problemBody(tooMany), 429, { ...UNCACHED, ...tooMany.headers });
    // A signed-in customer buys with the account's email address, whatever the page sends.
    const signedIn = await signedInUser(c, orders);
    const noConsent = checkouts.refuseWithoutConsent(body.withdrawal, await visitorCountry(c, needs));
    if (noConsent !== null) return c.json(problemBody(noConsent), 400, UNCACHED);
    const email = (signedIn?.email ?? body.email).toLowerCase();
    const request = toRequest({ ...body, email }, c.req.valid('header')['idempotency-key']);
    const placed = await checkouts.place(request, { client, signedIn });
    if (placed.kind === 'refused') {
      const { status, ...problem } = placed.problem;
      return c.json(problemBody({ status, ...problem }), status, { ...UNCACHED, ...problem.headers });
    }
    if (placed.cookie !== null) c.header('set-cookie', placed.cookie);
    return c.json({ url: placed.url }, 200, UNCACHED);
  });
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
    ...(body.gift && { gift: giftDetailsOf(body.gift) }),
  };
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { gift: null, ...input, topup: null, idempotencyKey, requestHash };
}
