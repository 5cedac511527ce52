import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  OrderParams,
  OrderQuery,
  RefundBody,
  RefundConflict,
  RetryResponse,
  StaffOrderResponse,
} from '#contract/admin/orders.ts';
import { STAFF_RESENDS_PER_ORDER } from '#core/limits/shop-limits.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { createOrderView, type OrderViewNeeds } from '../../staff/order-view.ts';
import { staffOnly } from '../../staff/staff-only.ts';
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

type Needs = OrderViewNeeds & Readonly<{ sharedLimits: SharedLimits }>;

/** What moves money or sends something. */
export function staffOrderChangeRoutes({ sharedLimits, ...needs }: Needs) {
  const { staff, clock } = needs;
  const { orders } = staff;
  const { show, actionOf } = createOrderView(needs);

  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
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
    });
}
