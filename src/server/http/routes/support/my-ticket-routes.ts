import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { MyTicketsResponse, ShownTicket, TicketMessageBody } from '#contract/support/tickets.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { SUPPORT_LIMITS, type SupportLimits } from '#core/limits/shop-limits.ts';
import { takeAll } from '#core/limits/take-all.ts';
import { tidyMessage } from '#core/support/ticket-text.ts';
import { addressOfTickets } from '#core/support/ticket.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, problemResponse, SIGNED_OUT, tooManyRequests } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { serveAttachment } from '../../support/serve-attachment.ts';
import { showSummary, showTicket } from '../../support/show-ticket.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const ById = { params: z.object({ id: z.uuid() }) };

const list = createRoute({
  method: 'get',
  path: '/api/me/tickets',
  summary: 'The support tickets of the signed-in customer, the last one first',
  responses: { 200: jsonOf('The tickets.', MyTicketsResponse), 401: REFUSED },
});

const read = createRoute({
  method: 'get',
  path: '/api/me/tickets/{id}',
  summary: 'A support ticket with its messages',
  request: ById,
  responses: { 200: jsonOf('The ticket.', ShownTicket), 400: REFUSED, 401: REFUSED, 404: REFUSED },
});

const reply = createRoute({
  method: 'post',
  path: '/api/me/tickets/{id}/messages',
  summary: 'Adds a message to a support ticket and opens it again. The same requestId adds it once',
  request: { ...ById, body: jsonBody(TicketMessageBody) },
  responses: {
    200: jsonOf('The ticket after it.', ShownTicket),
    400: REFUSED,
    401: REFUSED,
    404: REFUSED,
    429: REFUSED,
  },
});

type Needs = Readonly<{
  orders: OrderServices;
  sharedLimits: SharedLimits;
  clock: Clock;
  supportLimits?: SupportLimits;
}>;

/** Tickets of the address that the account has proved to own. */
export function myTicketRoutes({ orders, sharedLimits, clock, supportLimits = SUPPORT_LIMITS }: Needs) {
  const { tickets } = orders.support;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  const typed = routes
    .openapi(list, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const own = await tickets.listOf(addressOfTickets(signedIn));
      return c.json({ tickets: own.map(showSummary) }, 200, UNCACHED);
    })
    .openapi(read, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const ticket = await tickets.findOf(addressOfTickets(signedIn), c.req.valid('param').id);
      if (ticket === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json(showTicket(ticket), 200, UNCACHED);
    })
    .openapi(reply, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { id } = c.req.valid('param');
      const found = await tickets.findOf(addressOfTickets(signedIn), id);
      if (found === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      const at = clock.now();
      const verdict = await takeAll(
        sharedLimits,
        [
          [supportLimits.messagesPerTicket, id],
          [supportLimits.messagesPerAccount, signedIn.userId],
          [supportLimits.messagesPerTicketAndYear, id],
        ],
        at,
      );
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
      }
      const { requestId, body } = c.req.valid('json');
      const message = { requestId, body: tidyMessage(body), at };
      const ticket = await tickets.addMessage(addressOfTickets(signedIn), id, message);
      if (ticket === null) return c.json(problemBody(NOT_FOUND), 404, UNCACHED);
      return c.json(showTicket(ticket), 200, UNCACHED);
    });
  // A file, not JSON: the typed client does not call it.
  typed.get('/api/me/tickets/:id/attachment', async (c) => {
    const signedIn = await signedInUser(c, orders);
    if (signedIn === null) return problemResponse(SIGNED_OUT);
    const id = z.uuid().safeParse(c.req.param('id'));
    const file = id.success ? await tickets.findAttachmentOf(addressOfTickets(signedIn), id.data) : null;
    return file === null ? problemResponse(NOT_FOUND) : serveAttachment(file);
  });
  return typed;
}
