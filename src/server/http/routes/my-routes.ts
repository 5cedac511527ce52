import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  MyEsimInstallResponse,
  MyEsimParams,
  MyEsimsResponse,
  MyOrdersResponse,
  MyOrdersQuery,
} from '#contract/my-orders.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Language } from '#core/language.ts';
import { daysStartLine } from '#core/orders/describe-unit.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { numberedTitle } from '#core/orders/number-units.ts';
import type { OwnedEsim, OwnedOrder } from '#core/orders/my-orders.ts';
import { showUnits } from '#core/orders/show-progress.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { jsonOf, REFUSED, UNCACHED } from './describe-route.ts';
import type { HttpEnv } from '../http-env.ts';
import { InstallMaterial } from '../checkout-session/install-material.ts';
import type { OrderServices } from '../order-services.ts';
import { NOT_FOUND, problemBody, SIGNED_OUT } from '../problem.ts';
import { refuseInvalidInput } from '../middleware/refuse-invalid-input.ts';

const readOrders = createRoute({
  method: 'get',
  path: '/api/orders',
  summary: 'The orders of the signed-in customer',
  request: { query: MyOrdersQuery },
  responses: { 200: jsonOf('Paid orders, newest first.', MyOrdersResponse), 401: REFUSED },
});

const readEsims = createRoute({
  method: 'get',
  path: '/api/esims',
  summary: 'The signed-in customer’s eSIMs',
  request: { query: MyOrdersQuery },
  responses: { 200: jsonOf('Newest first.', MyEsimsResponse), 401: REFUSED },
});

const readInstall = createRoute({
  method: 'get',
  path: '/api/esims/{id}/install',
  summary: 'Installation data for one of the signed-in customer’s eSIMs',
  request: { params: MyEsimParams, query: MyOrdersQuery },
  responses: {
    200: jsonOf('QR, codes, links and steps.', MyEsimInstallResponse),
    401: REFUSED,
    404: REFUSED,
  },
});

/** Data of the signed-in customer. Another customer's data gets the same 404 as data that does not exist. */
export function myRoutes({ orders }: Readonly<{ orders: OrderServices }>) {
  const material = new InstallMaterial(orders);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  async function signedInUser(c: Context<HttpEnv>): Promise<SignedIn | null> {
    return c.req.header('cookie') === undefined ? null : orders.findSession(c.req.raw.headers);
  }

  return routes
    .openapi(readOrders, async (c) => {
      const signedIn = await signedInUser(c);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { language } = c.req.valid('query');
      const own = await orders.own.orders(signedIn.userId);
      return c.json({ orders: own.map((order) => shownOrder(order, language)) }, 200, UNCACHED);
    })
    .openapi(readEsims, async (c) => {
      const signedIn = await signedInUser(c);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { language } = c.req.valid('query');
      const own = await orders.own.esims(signedIn.userId);
      return c.json({ esims: own.map((esim) => shownEsim(esim, language)) }, 200, UNCACHED);
    })
    .openapi(readInstall, async (c) => {
      const signedIn = await signedInUser(c);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const found = await orders.own.findEsim(signedIn.userId, c.req.valid('param').id);
      if (found === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json({ esim: await material.show(found, c.req.valid('query').language) }, 200, UNCACHED);
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

function shownEsim({ described, number, createdAt, ...esim }: OwnedEsim, language: Language) {
  return {
    ...esim,
    title: numberedTitle(described, number, { language, messagesOf }),
    countryCode: described.country_code,
    coverage: described.coverage_type,
    daysStart: daysStartLine(described, { language, messagesOf }),
    startsOnInstall: startsOnInstall(described),
    createdAt: createdAt.toISOString(),
  };
}
