import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MyOrdersResponse, MyOrdersQuery } from '#contract/account/my-orders.ts';
import type { Clock } from '#core/clock.ts';
import { showOrder } from '../../orders/show-order.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, SIGNED_OUT } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';

const readOrders = createRoute({
  method: 'get',
  path: '/api/orders',
  summary: 'The orders of the signed-in customer',
  request: { query: MyOrdersQuery },
  responses: { 200: jsonOf('Paid orders, newest first.', MyOrdersResponse), 401: REFUSED },
});

/** Orders of the signed-in customer. */
export function myRoutes({ orders, clock }: Readonly<{ orders: OrderServices; clock: Clock }>) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes.openapi(readOrders, async (c) => {
    const signedIn = await signedInUser(c, orders);
    if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
    const { language, limit, before = null } = c.req.valid('query');
    const found = await orders.own.orders(signedIn.userId, { limit: limit + 1, before });
    const own = found.slice(0, limit);
    return c.json(
      {
        orders: own.map((order) => showOrder(order, { language, now: clock.now() })),
        next: found.length > limit ? (own.at(-1)?.orderId ?? null) : null,
      },
      200,
      UNCACHED,
    );
  });
}
