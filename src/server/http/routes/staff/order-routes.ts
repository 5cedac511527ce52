import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  HandledBody,
  NoteBody,
  OrderListResponse,
  OrderParams,
  OrderQuery,
  OrderSearchQuery,
  StaffOrderResponse,
} from '#contract/admin/orders.ts';
import { orderLookups } from '#core/staff/orders/order-search.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { createOrderView, type OrderViewNeeds } from '../../staff/order-view.ts';
import { showFoundOrder } from '../../staff/show-staff-order.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };
const ONE = { params: OrderParams, query: OrderQuery };
const ORDER = jsonOf('The order after it.', StaffOrderResponse);

const search = createRoute({
  method: 'get',
  path: '/api/admin/orders',
  summary: 'Orders by number, address, end of an ICCID, coupon or payment; without a search the newest',
  ...staffOnly({ role: 'support' }),
  request: { query: OrderSearchQuery },
  responses: { 200: jsonOf('Newest first.', OrderListResponse), ...REFUSALS },
});

const read = createRoute({
  method: 'get',
  path: '/api/admin/orders/{id}',
  summary: 'One order with every step',
  ...staffOnly({ role: 'support' }),
  request: ONE,
  responses: { 200: jsonOf('The order.', StaffOrderResponse), ...REFUSALS, 404: REFUSED },
});

const addNote = createRoute({
  method: 'post',
  path: '/api/admin/orders/{id}/notes',
  summary: 'Adds a note that only staff sees',
  ...staffOnly({ role: 'support', audits: 'order-note-added' }),
  request: { ...ONE, body: jsonBody(NoteBody) },
  responses: { 200: ORDER, ...REFUSALS, 404: REFUSED },
});

const markHandled = createRoute({
  method: 'put',
  path: '/api/admin/orders/{id}/handled',
  summary: 'Marks an order that needed a person as handled, or opens it again',
  ...staffOnly({ role: 'support', audits: 'order-handled' }),
  request: { ...ONE, body: jsonBody(HandledBody) },
  responses: { 200: ORDER, ...REFUSALS, 404: REFUSED },
});

const PAGE = 50;

/** Finding and reading orders, notes, and what is handled. */
export function staffOrderRoutes(needs: OrderViewNeeds) {
  const { orders } = needs.staff;
  const { clock } = needs;
  const { show, actionOf } = createOrderView(needs);

  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(search, async (c) => {
      const { search: typed = '', filter, before } = c.req.valid('query');
      const lookups = typed.trim() === '' ? null : orderLookups(typed);
      const isAttention = filter === 'attention';
      const now = clock.now();
      const [found, attentionCount] = await Promise.all([
        orders.search({ lookups, isAttention, now, before, most: PAGE + 1 }),
        orders.countAttention(now),
      ]);
      const shown = found.slice(0, PAGE).map(showFoundOrder);
      const next = found.length > PAGE ? Number(shown.at(-1)?.number ?? 0) : null;
      return c.json({ orders: shown, next, attentionCount }, 200);
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param');
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      return order === null ? c.json(problemBody(NOT_FOUND), 404) : c.json({ order }, 200);
    })
    .openapi(addNote, async (c) => {
      const { id } = c.req.valid('param');
      await orders.addNote(id, c.req.valid('json').text, actionOf(c.get('staff')));
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      return order === null ? c.json(problemBody(NOT_FOUND), 404) : c.json({ order }, 200);
    })
    .openapi(markHandled, async (c) => {
      const { id } = c.req.valid('param');
      await orders.markHandled(id, c.req.valid('json').isHandled, actionOf(c.get('staff')));
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      return order === null ? c.json(problemBody(NOT_FOUND), 404) : c.json({ order }, 200);
    });
}
