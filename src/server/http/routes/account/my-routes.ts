import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MyOrdersResponse, MyOrdersQuery } from '#contract/account/my-orders.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { OwnedOrder } from '#core/orders/my-orders.ts';
import { showUnits } from '#core/orders/show-progress.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { showGift } from '../../gifts/show-gift.ts';
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
    const { language } = c.req.valid('query');
    const own = await orders.own.orders(signedIn.userId);
    return c.json(
      { orders: own.map((order) => shownOrder(order, { language, now: clock.now() })) },
      200,
      UNCACHED,
    );
  });
}

const STATES = { paid: 'processing', fulfilled: 'ready', refunded: 'refunded' } as const;

type Shown = Readonly<{ language: Language; now: Date }>;

function shownOrder(order: OwnedOrder, { language, now }: Shown) {
  return {
    number: order.orderNumber,
    paidAt: order.paidAt.toISOString(),
    state: STATES[order.status],
    totalCents: order.totalCents,
    refundedCents: order.refundedCents,
    currency: order.currency,
    gift: order.gift === null ? null : showGift(order.gift, now),
    units: [...showUnits(order.units, { language, messagesOf })],
  };
}
