import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  HandledBody,
  NoteBody,
  OrderListResponse,
  OrderParams,
  OrderQuery,
  OrderSearchQuery,
  RefundBody,
  RefundConflict,
  RetryResponse,
  StaffOrderResponse,
} from '#contract/admin/orders.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { STAFF_RESENDS_PER_ORDER } from '#core/limits/shop-limits.ts';
import { orderLookups } from '#core/staff/orders/order-search.ts';
import { mayActAs, type StaffMember } from '#core/staff/staff-member.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { showFoundOrder, showStaffOrder } from '../../staff/show-staff-order.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const NOTHING_TO_RETRY: Problem = {
  status: 409,
  code: 'nothing-to-retry',
  message: 'Every unit, refund and email of this order is settled. There is nothing to try again.',
};
const NOTHING_TO_RESEND: Problem = {
  status: 409,
  code: 'nothing-to-resend',
  message: 'This order has no email that can be sent again.',
};
const NOT_REFUNDABLE: Problem = {
  status: 409,
  code: 'not-refundable',
  message: 'At least one of these units cannot be refunded any more. Nothing was refunded.',
};

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

const retry = createRoute({
  method: 'post',
  path: '/api/admin/orders/{id}/retry',
  summary: 'Tries again what is open: deliveries, refunds and emails',
  ...staffOnly({ role: 'admin', audits: 'order-retried' }),
  request: ONE,
  responses: { 200: jsonOf('What was asked again.', RetryResponse), ...REFUSALS, 404: REFUSED, 409: REFUSED },
});

const resend = createRoute({
  method: 'post',
  path: '/api/admin/orders/{id}/resend-mail',
  summary: 'Sends the email of the order again, to its own address',
  ...staffOnly({ role: 'support', audits: 'order-mail-resent' }),
  request: ONE,
  responses: { 200: ORDER, ...REFUSALS, 404: REFUSED, 409: REFUSED, 429: REFUSED },
});

const refund = createRoute({
  method: 'post',
  path: '/api/admin/orders/{id}/refunds',
  summary: 'Refunds delivered units, each at most once',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'refund-requested' }),
  request: { ...ONE, body: jsonBody(RefundBody) },
  responses: {
    200: ORDER,
    ...REFUSALS,
    404: REFUSED,
    409: jsonOf('Not refundable any more.', RefundConflict),
  },
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
const MOST_AUDIT = 50;

type Needs = Readonly<{ staff: StaffServices; sharedLimits: SharedLimits; clock: Clock }>;

export function staffOrderRoutes({ staff, sharedLimits, clock }: Needs) {
  const { orders } = staff;

  async function show(id: string, member: StaffMember, language: Language) {
    const found = await orders.find(id);
    if (found === null) return null;
    const audit = await staff.audit.list({ target: { kind: 'order', id }, most: MOST_AUDIT });
    const isAdmin = mayActAs(member.roles, 'admin');
    return showStaffOrder(found, { language, now: clock.now(), isAdmin, audit });
  }
  const actionOf = ({ userId }: StaffMember) => ({ by: userId, at: clock.now() });

  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(search, async (c) => {
      const { search: typed = '', filter, before } = c.req.valid('query');
      const lookups = typed.trim() === '' ? null : orderLookups(typed);
      const isAttention = filter === 'attention';
      const now = clock.now();
      const found = await orders.search({ lookups, isAttention, now, before, most: PAGE + 1 });
      const shown = found.slice(0, PAGE).map(showFoundOrder);
      const next = found.length > PAGE ? Number(shown.at(-1)?.number ?? 0) : null;
      return c.json({ orders: shown, next, attentionCount: await orders.countAttention(now) }, 200);
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param');
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      return order === null ? c.json(problemBody(NOT_FOUND), 404) : c.json({ order }, 200);
    })
    .openapi(retry, async (c) => {
      const { id } = c.req.valid('param');
      const retried = await orders.retry(id, actionOf(c.get('staff')));
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      if (retried === null || order === null) return c.json(problemBody(NOT_FOUND), 404);
      if (retried.units + retried.refunds + retried.mails === 0)
        return c.json(problemBody(NOTHING_TO_RETRY), 409);
      return c.json({ order, retried }, 200);
    })
    .openapi(resend, async (c) => {
      const { id } = c.req.valid('param');
      const verdict = await sharedLimits.take(STAFF_RESENDS_PER_ORDER, id, clock.now());
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, problem.headers);
      }
      const outcome = await orders.resend(id, actionOf(c.get('staff')));
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      if (order === null) return c.json(problemBody(NOT_FOUND), 404);
      return outcome === 'none' ? c.json(problemBody(NOTHING_TO_RESEND), 409) : c.json({ order }, 200);
    })
    .openapi(refund, async (c) => {
      const { id } = c.req.valid('param');
      const { unitIds, reason } = c.req.valid('json');
      const request = { orderId: id, unitIds, reason, ...actionOf(c.get('staff')) };
      const outcome = await staff.refunds.request(request);
      const order = await show(id, c.get('staff'), c.req.valid('query').language);
      if (order === null || outcome.kind === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      return outcome.kind === 'refused'
        ? c.json({ ...problemBody(NOT_REFUNDABLE), order }, 409)
        : c.json({ order }, 200);
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
