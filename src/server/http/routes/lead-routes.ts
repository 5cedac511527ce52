import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CaptureLeadResponse, CaptureLeadBody } from '#contract/leads.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { LEADS_PER_CLIENT_AND_DAY } from '#core/limits/shop-limits.ts';
import { centsFromDollars } from '#core/money.ts';
import { clientGroup } from '../middleware/client-address.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from '../http-env.ts';
import type { OrderServices } from '../order-services.ts';
import { problemBody, tooManyRequests } from '../problem.ts';
import { RateLimiter, USUAL_LIMITS, type RateLimits } from '../middleware/rate-limiter.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';

const captureLead = createRoute({
  method: 'post',
  path: '/api/capture-lead',
  summary: 'Stores the email address and cart of a visitor who started to buy',
  request: { body: jsonBody(CaptureLeadBody) },
  responses: { 200: jsonOf('Remembered.', CaptureLeadResponse), 400: REFUSED, 429: REFUSED },
});

type Needs = Readonly<{
  orders: OrderServices;
  sharedLimits: SharedLimits;
  clock: Clock;
  limits?: RateLimits;
}>;

export function leadRoutes({ orders, sharedLimits, clock, limits = USUAL_LIMITS }: Needs) {
  const limiter = new RateLimiter(limits.leads, clock);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(captureLead, async (c) => {
    const client = clientGroup(c.get('client'));
    const inMinute = limiter.take(client);
    const allowed = inMinute.isAllowed
      ? await sharedLimits.take(LEADS_PER_CLIENT_AND_DAY, client, clock.now())
      : inMinute;
    if (!allowed.isAllowed) {
      const problem = tooManyRequests(allowed.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    const lead = c.req.valid('json');
    await orders.leads.capture(
      {
        email: lead.email.toLowerCase(),
        source: lead.source,
        cart: lead.cartItems.map(({ price, ...item }) => ({ ...item, priceCents: centsFromDollars(price) })),
        cartValueCents: lead.cartValueCents,
        utm: {
          source: lead.utm_source ?? null,
          medium: lead.utm_medium ?? null,
          campaign: lead.utm_campaign ?? null,
          content: lead.utm_content ?? null,
          term: lead.utm_term ?? null,
        },
        reminderLanguage: lead.reminder?.language ?? null,
      },
      clock.now(),
    );
    return c.json({ captured: true as const }, 200, UNCACHED);
  });
}
