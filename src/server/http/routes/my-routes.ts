import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MyOrdersResponse, MyOrdersQuery } from '#contract/my-orders.ts';
import type { Language } from '#core/language.ts';
import type { OwnedOrder } from '#core/orders/my-orders.ts';
import { showUnits } from '#core/orders/show-progress.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { jsonOf, REFUSED, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from '../http-env.ts';
import type { OrderServices } from '../order-services.ts';
import { problemBody, SIGNED_OUT } from '../problem.ts';
import { signedInUser } from '../signed-in-user.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';

const readOrders = createRoute({
  method: 'get',
  path: '/api/orders',
  summary: 'The orders of the signed-in customer',
  request: { query: MyOrdersQuery },
  responses: { 200: jsonOf('Paid orders, newest first.', MyOrdersResponse), 401: REFUSED },
});

/** Orders of the signed-in customer. */
export function myRoutes({ orders }: Readonly<{ orders: OrderServices }>) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes.openapi(readOrders, async (c) => {
    const signedIn = await signedInUser(c, orders);
    if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
    const { language } = c.req.valid('query');
    const own = await orders.own.orders(signedIn.userId);
    return c.json({ orders: own.map((order) => shownOrder(order, language)) }, 200, UNCACHED);
  });
}

const STATES = { paid: 'processing', fulfilled: 'ready', refunded: 'refunded' } as const;

function shownOrder(order: OwnedOrder, language: Language) {
  return {
    number: order.orderNumber,
    paidAt: order.paidAt.toISOString(),
    state: STATES[order.status],
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    currency: order.currency,
    units: [...showUnits(order.units, { language, messagesOf })],
  };
}
