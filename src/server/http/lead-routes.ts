import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CaptureLeadAnswer, CaptureLeadBody } from '#contract/leads.ts';
import type { Clock } from '#core/clock.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from './http-env.ts';
import type { OrderServices } from './order-services.ts';
import { refuseInvalidInput } from './refuse-invalid-input.ts';

const captureLead = createRoute({
  method: 'post',
  path: '/api/capture-lead',
  summary: 'Remembers who meant to buy what',
  request: { body: jsonBody(CaptureLeadBody) },
  responses: { 200: jsonOf('Remembered.', CaptureLeadAnswer), 400: REFUSED },
});

type Needs = Readonly<{ orders: OrderServices; clock: Clock }>;

export function leadRoutes({ orders, clock }: Needs) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(captureLead, async (c) => {
    const lead = c.req.valid('json');
    await orders.leads.capture(
      {
        email: lead.email.toLowerCase(),
        source: lead.source,
        cart: lead.cartItems,
        cartValueCents: lead.cartValueCents,
        utm: {
          source: lead.utm_source ?? null,
          medium: lead.utm_medium ?? null,
          campaign: lead.utm_campaign ?? null,
          content: lead.utm_content ?? null,
          term: lead.utm_term ?? null,
        },
      },
      clock.now(),
    );
    return c.json({ captured: true as const }, 200, UNCACHED);
  });
}
