import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { WithdrawalBody, WithdrawalReceiptResponse } from '#contract/withdrawals.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { WITHDRAWALS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { withdrawalReference } from '#core/withdrawals/withdrawal.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, tooManyRequests } from '../../problem.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const declareWithdrawal = createRoute({
  method: 'post',
  path: '/api/withdrawals',
  summary: 'Declares the withdrawal from a purchase; no account is needed',
  request: { body: jsonBody(WithdrawalBody) },
  responses: {
    200: jsonOf('The receipt. The same declaration again returns the same one.', WithdrawalReceiptResponse),
    400: REFUSED,
    429: REFUSED,
  },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

export function withdrawalRoutes({ orders, sharedLimits, clock }: Needs) {
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes.openapi(declareWithdrawal, async (c) => {
    const client = clientGroup(c.get('client'));
    const verdict = await sharedLimits.take(WITHDRAWALS_PER_CLIENT, client, clock.now());
    if (!verdict.isAllowed) {
      const problem = tooManyRequests(verdict.retryAfterSeconds);
      return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
    }
    const { positions, ...body } = c.req.valid('json');
    const receipt = await orders.withdrawals.declare(
      {
        ...body,
        email: body.email.toLowerCase(),
        positions: [...new Set(positions)].toSorted((a, b) => a - b),
      },
      clock.now(),
    );
    const shown = {
      reference: withdrawalReference(receipt.number),
      orderNumber: receipt.orderNumber,
      email: receipt.email,
      positions: [...receipt.positions],
      declaredAt: receipt.declaredAt.toISOString(),
    };
    return c.json(shown, 200, UNCACHED);
  });
}
