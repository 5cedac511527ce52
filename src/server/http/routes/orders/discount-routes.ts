import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ValidateDiscountResponse, ValidateDiscountBody } from '#contract/orders/discounts.ts';
import type { Clock } from '#core/clock.ts';
import { describeDiscount } from '#core/discounts/describe-discount.ts';
import { refusalSentence } from '#core/discounts/discount.ts';
import { validateDiscount, type DiscountVerdict } from '#core/discounts/validate-discount.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { couponsPerClient } from '#core/limits/shop-limits.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import { OFFERED_BY_DEFAULT, type Language } from '#core/language.ts';
import { pageLanguage } from '#core/visitors/page-language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, tooManyRequests } from '../../problem.ts';
import { USUAL_LIMITS, type RateLimits } from '../../middleware/rate-limiter.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';

const validateCode = createRoute({
  method: 'post',
  path: '/api/rpc/validate_discount_code',
  summary: 'How much a discount code would reduce the price of a cart',
  description:
    'Nothing is reserved. A refusal because of earlier orders is explained only to the customer of those orders.',
  request: { body: jsonBody(ValidateDiscountBody) },
  responses: {
    200: jsonOf('Whether it applies, and the amount of the discount.', ValidateDiscountResponse),
    400: REFUSED,
    429: REFUSED,
  },
});

type Needs = Readonly<{
  orders: OrderServices;
  offers: OfferReader;
  sharedLimits: SharedLimits;
  clock: Clock;
  limits?: RateLimits;
  /** The languages that the shop offers. */
  languages?: readonly Language[];
}>;

export function discountRoutes(needs: Needs) {
  const {
    orders,
    offers,
    sharedLimits,
    clock,
    limits = USUAL_LIMITS,
    languages = OFFERED_BY_DEFAULT,
  } = needs;
  const limit = couponsPerClient(limits.coupons);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  const signedIn = (headers: Headers) => (headers.has('cookie') ? orders.findSession(headers) : null);
  return routes.openapi(validateCode, async (c) => {
    const allowed = await sharedLimits.take(limit, clientGroup(c.get('client')), clock.now());
    if (!allowed.isAllowed) {
      const problem = tooManyRequests(allowed.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    const { p_code, p_cart_items } = c.req.valid('json');
    const reading = { discounts: orders.discounts, offers, clock };
    const { email = null } = (await signedIn(c.req.raw.headers)) ?? {};
    const verdict = await validateDiscount(reading, { code: p_code, lines: p_cart_items, email });
    if (verdict.kind === 'refused') return c.json(refusalResponse(verdict), 200, UNCACHED);
    const language = pageLanguage(c.req.raw.headers, languages);
    const response = {
      valid: true,
      code: verdict.discount.code,
      discount_amount: dollarsFromCents(verdict.amountCents),
      description: describeDiscount(verdict.discount, { language, t: messagesOf(language, 'discounts') }),
      error: null,
      error_code: null,
      minimum_subtotal: null,
    };
    return c.json(response, 200, UNCACHED);
  });
}

function refusalResponse({ code, why }: Extract<DiscountVerdict, { kind: 'refused' }>) {
  return {
    valid: false,
    code,
    discount_amount: 0,
    description: null,
    error: refusalSentence(why),
    error_code: why.kind,
    minimum_subtotal: why.kind === 'minimum' ? dollarsFromCents(why.minimumCents) : null,
  };
}
