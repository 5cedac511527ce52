import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AssignBody,
  CloseBody,
  StaffReplyBody,
  StaffTicketQuery,
  StaffTicketResponse,
  StaffTicketsResponse,
  TicketChanged,
  TicketParams,
  type StaffTicket as Shown,
} from '#contract/admin/tickets.ts';
import type { Clock } from '#core/clock.ts';
import type { StaffChange, StaffTicket } from '#core/support/staff-tickets.ts';
import { tidyMessage } from '#core/support/ticket-text.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, problemResponse, type Problem } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import { serveAttachment } from '../../support/serve-attachment.ts';
import { showStaffSummary, showTicket } from '../../support/show-ticket.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const AFTER = {
  200: jsonOf('The ticket after it.', StaffTicketResponse),
  ...REFUSALS,
  404: REFUSED,
  409: jsonOf('Changed meanwhile; nothing was stored.', TicketChanged),
};

const list = createRoute({
  method: 'get',
  path: '/api/admin/tickets',
  summary: 'Support tickets, the longest wait first',
  ...staffOnly({ role: 'support' }),
  request: { query: StaffTicketQuery },
  responses: { 200: jsonOf('The tickets.', StaffTicketsResponse), ...REFUSALS },
});

const read = createRoute({
  method: 'get',
  path: '/api/admin/tickets/{id}',
  summary: 'A support ticket with its messages',
  ...staffOnly({ role: 'support' }),
  request: { params: TicketParams },
  responses: { 200: jsonOf('The ticket.', StaffTicketResponse), ...REFUSALS, 404: REFUSED },
});

const reply = createRoute({
  method: 'post',
  path: '/api/admin/tickets/{id}/replies',
  summary: 'Replies to a ticket by email. The same requestId sends it once',
  ...staffOnly({ role: 'support', audits: 'ticket-replied' }),
  request: { params: TicketParams, body: jsonBody(StaffReplyBody) },
  responses: AFTER,
});

const assign = createRoute({
  method: 'put',
  path: '/api/admin/tickets/{id}/assignee',
  summary: 'Takes a ticket, or gives it back',
  ...staffOnly({ role: 'support', audits: 'ticket-assigned' }),
  request: { params: TicketParams, body: jsonBody(AssignBody) },
  responses: AFTER,
});

const close = createRoute({
  method: 'put',
  path: '/api/admin/tickets/{id}/status',
  summary: 'Closes a ticket, or opens a closed one again',
  ...staffOnly({ role: 'support', audits: 'ticket-status-changed' }),
  request: { params: TicketParams, body: jsonBody(CloseBody) },
  responses: AFTER,
});

const MOST = 100;

type Needs = Readonly<{ orders: OrderServices; clock: Clock }>;

/** Tickets for staff. */
export function staffTicketRoutes({ orders, clock }: Needs) {
  const { staffTickets } = orders.support;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  const typed = routes
    .openapi(list, async (c) => {
      const { status, search } = c.req.valid('query');
      const [tickets, counts] = await Promise.all([
        staffTickets.list({ status, search: search.trim(), most: MOST }),
        staffTickets.counts(),
      ]);
      return c.json({ tickets: tickets.map(showStaffSummary), counts }, 200);
    })
    .openapi(read, async (c) => {
      const ticket = await staffTickets.find(c.req.valid('param').id);
      return ticket === null
        ? c.json(problemBody(NOT_FOUND), 404)
        : c.json({ ticket: showStaffTicket(ticket) }, 200);
    })
    .openapi(reply, async (c) => {
      const { body, ...sent } = c.req.valid('json');
      const by = { staffId: c.get('staff').userId, at: clock.now() };
      const { id } = c.req.valid('param');
      const { status, json } = answerTo(
        await staffTickets.reply(id, { ...sent, ...by, body: tidyMessage(body) }),
      );
      return status === 200 ? c.json(json, 200) : status === 404 ? c.json(json, 404) : c.json(json, 409);
    })
    .openapi(assign, async (c) => {
      const { isMine, before } = c.req.valid('json');
      const by = c.get('staff').userId;
      const change = { staffId: isMine ? by : null, before, by, at: clock.now() };
      const { status, json } = answerTo(await staffTickets.assign(c.req.valid('param').id, change));
      return status === 200 ? c.json(json, 200) : status === 404 ? c.json(json, 404) : c.json(json, 409);
    })
    .openapi(close, async (c) => {
      const change = { ...c.req.valid('json'), by: c.get('staff').userId, at: clock.now() };
      const { status, json } = answerTo(await staffTickets.setClosed(c.req.valid('param').id, change));
      return status === 200 ? c.json(json, 200) : status === 404 ? c.json(json, 404) : c.json(json, 409);
    });
  typed.get('/api/admin/tickets/:id/attachment', staffOnly({ role: 'support' }).middleware, async (c) => {
    const id = TicketParams.safeParse({ id: c.req.param('id') });
    const file = id.success ? await staffTickets.findAttachment(id.data.id) : null;
    return file === null ? problemResponse(NOT_FOUND) : serveAttachment(file);
  });
  return typed;
}

const CHANGED: Problem = {
  status: 409,
  code: 'changed-meanwhile',
  message: 'The ticket changed after you opened it. Nothing was stored. Read it and decide again.',
};

function answerTo(change: StaffChange) {
  if (change.kind === 'not-found') return { status: 404, json: problemBody(NOT_FOUND) } as const;
  const ticket = showStaffTicket(change.ticket);
  return change.kind === 'done'
    ? ({ status: 200, json: { ticket } } as const)
    : ({ status: 409, json: { ...problemBody(CHANGED), ticket } } as const);
}

function showStaffTicket(ticket: StaffTicket): Shown {
  const { name, email, language, assignee } = ticket;
  const { messages, ...shown } = showTicket(ticket);
  return {
    ...shown,
    name,
    email,
    language,
    assignee,
    messages: messages.map((message, index) => ({
      ...message,
      writer: ticket.messages[index]?.writer ?? null,
      mail: ticket.messages[index]?.mail ?? null,
    })),
  };
}
