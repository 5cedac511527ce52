import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  InvoiceResponse,
  OrderDetailsResponse,
  OrderParams,
  OrderQuery,
  ResendMailResponse,
} from '#contract/account/order-documents.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { RESENT_MAILS_PER_CLIENT, RESENT_MAILS_PER_ORDER } from '#core/limits/shop-limits.ts';
import { takeAll } from '#core/limits/take-all.ts';
import { invoiceOf } from '#core/orders/history/invoice.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { showInvoice } from '../../orders/show-invoice.ts';
import { showOrderDetails, shownEmail } from '../../orders/show-order.ts';
import { NOT_FOUND, problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const ONE = { params: OrderParams, query: OrderQuery };
const FOR_BUYER = 'For its signed-in buyer, and for the browser that paid.';

const readOrder = createRoute({
  method: 'get',
  path: '/api/orders/{id}',
  summary: 'An order with everything that happened to it',
  description: FOR_BUYER,
  request: ONE,
  responses: { 200: jsonOf('The order.', OrderDetailsResponse), 400: REFUSED, 404: REFUSED },
});

const readInvoice = createRoute({
  method: 'get',
  path: '/api/orders/{id}/invoice',
  summary: 'The invoice of an order, with a credit note for each refund',
  description: FOR_BUYER,
  request: ONE,
  responses: { 200: jsonOf('The invoice.', InvoiceResponse), 400: REFUSED, 404: REFUSED },
});

const resendMail = createRoute({
  method: 'post',
  path: '/api/orders/{id}/resend-mail',
  summary: 'Sends the email of an order again, to the address of the order',
  description: `${FOR_BUYER} While one is waiting to be sent, no second one is queued.`,
  request: { params: OrderParams },
  responses: {
    200: jsonOf('It is queued.', ResendMailResponse),
    400: REFUSED,
    404: REFUSED,
    409: REFUSED,
    429: REFUSED,
  },
});

const NO_MAIL_YET: Problem = {
  status: 409,
  code: 'no-mail-yet',
  message: 'The email of this order has not been sent yet, so it cannot be sent again.',
};

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** One order of its buyer. Another customer's order gets the same 404 as one that does not exist. */
export function orderRoutes({ orders, sharedLimits, clock }: Needs) {
  const { documents, grants, seller } = orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  /** The order, if the caller is its owner or the browser that paid. */
  async function ownOrder(c: Context<HttpEnv>, orderId: string) {
    const order = await documents.find(orderId);
    if (order === null) return null;
    const signedIn = await signedInUser(c, orders);
    const isOwner = signedIn !== null && signedIn.userId === order.userId;
    return isOwner || grants.isGranted(c.req.header('cookie'), order) ? { order, isOwner } : null;
  }

  /** What the owner saved last, for an order without billing details. */
  async function lastBillingOf({ order, isOwner }: NonNullable<Awaited<ReturnType<typeof ownOrder>>>) {
    const { userId, billing } = order;
    return isOwner && userId !== null && billing === null ? documents.lastBilling(userId) : null;
  }

  return routes
    .openapi(readOrder, async (c) => {
      const own = await ownOrder(c, c.req.valid('param').id);
      if (own === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const viewer = { isOwner: own.isOwner, now: clock.now(), ...c.req.valid('query') };
      return c.json({ order: showOrderDetails(own.order, viewer) }, 200, UNCACHED);
    })
    .openapi(readInvoice, async (c) => {
      const own = await ownOrder(c, c.req.valid('param').id);
      const i18n = { ...c.req.valid('query'), messagesOf };
      const invoice = own === null ? null : invoiceOf(own.order, seller, i18n);
      if (own === null || invoice === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const viewer = { isOwner: own.isOwner, now: clock.now(), last: await lastBillingOf(own) };
      return c.json({ invoice: showInvoice(invoice, viewer) }, 200, UNCACHED);
    })
    .openapi(resendMail, async (c) => {
      const { id } = c.req.valid('param');
      const own = await ownOrder(c, id);
      if (own === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const allowed = await takeAll(
        sharedLimits,
        [
          [RESENT_MAILS_PER_CLIENT, clientGroup(c.get('client'))],
          [RESENT_MAILS_PER_ORDER, id],
        ],
        clock.now(),
      );
      if (!allowed.isAllowed) {
        const problem = tooManyRequests(allowed.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
      }
      if ((await documents.resend(id, clock.now())) === 'none')
        return c.json(problemBody(NO_MAIL_YET), 409, UNCACHED);
      return c.json({ email: shownEmail(own.order, own.isOwner) }, 200, UNCACHED);
    });
}
