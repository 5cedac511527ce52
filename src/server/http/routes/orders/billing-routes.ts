import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { BillingBody, BillingResponse, OrderParams } from '#contract/account/order-documents.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { BILLING_CHANGES_PER_CLIENT, BILLING_CHANGES_PER_ORDER } from '#core/limits/shop-limits.ts';
import { takeAll } from '#core/limits/take-all.ts';
import { isBillingOpen } from '#core/orders/history/billing-details.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { showBilling } from '../../orders/show-invoice.ts';
import { NOT_FOUND, problemBody, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const saveBilling = createRoute({
  method: 'put',
  path: '/api/orders/{id}/billing-details',
  summary: 'Adds or changes who the invoice of an order is for',
  description: 'For its signed-in buyer, until the 15th of the month after the payment.',
  request: { params: OrderParams, body: jsonBody(BillingBody) },
  responses: {
    200: jsonOf('The stored details.', BillingResponse),
    400: REFUSED,
    401: REFUSED,
    404: REFUSED,
    409: REFUSED,
    429: REFUSED,
  },
});

const INVOICE_FIXED: Problem = {
  status: 409,
  code: 'invoice-fixed',
  message: 'The time to change this invoice has ended, so its details stay as they are.',
};

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** Who an invoice is for. Another customer's order gets the same 404 as one that does not exist. */
export function billingRoutes({ orders, sharedLimits, clock }: Needs) {
  const { documents } = orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(saveBilling, async (c) => {
    const signedIn = await signedInUser(c, orders);
    if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
    const { userId } = signedIn;
    const { id: orderId } = c.req.valid('param');
    const order = await documents.find(orderId);
    if (order?.userId !== userId) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
    const now = clock.now();
    const allowed = await takeAll(
      sharedLimits,
      [
        [BILLING_CHANGES_PER_CLIENT, clientGroup(c.get('client'))],
        [BILLING_CHANGES_PER_ORDER, orderId],
      ],
      now,
    );
    if (!allowed.isAllowed) {
      const problem = tooManyRequests(allowed.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    if (!isBillingOpen(order.paidAt, now)) return c.json(problemBody(INVOICE_FIXED), 409, UNCACHED);
    const details = c.req.valid('json');
    if (!(await documents.saveBilling({ orderId, userId, details, at: now })))
      return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
    const saved = { billing: details, issuedAt: order.paidAt, last: null };
    return c.json({ billing: showBilling(saved, now) }, 200, UNCACHED);
  });
}
