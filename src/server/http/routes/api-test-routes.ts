import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { TestCallsResponse, type TestCall } from '#contract/api-test.ts';
import { mayActAs } from '#core/staff/staff-member.ts';
import type { HttpEnv } from '../http-env.ts';
import type { OrderServices } from '../order-services.ts';
import { problemBody, SIGNED_OUT, type Problem } from '../problem.ts';
import { signedInUser } from '../signed-in-user.ts';
import { jsonOf, REFUSED, UNCACHED } from './describe-route.ts';

const ADMINS_ONLY: Problem = {
  status: 403,
  code: 'role-missing',
  message: 'This is for admins of the shop. Your account has no role for it.',
};

const readTestCalls = createRoute({
  method: 'get',
  path: '/api/test-calls',
  summary: 'Every call of the public API with an example, for /api-test',
  hide: true,
  responses: {
    200: jsonOf('In the order of the description.', TestCallsResponse),
    401: REFUSED,
    403: REFUSED,
  },
});

type Needs = Readonly<{
  orders: Pick<OrderServices, 'findSession'>;
  isSandbox: boolean;
  /** Known once every route is registered. */
  testCalls: () => TestCall[];
}>;

/** Admins only, except in the sandbox. The page itself contains no call: it shows what this returns. */
export function apiTestRoutes({ orders, isSandbox, testCalls }: Needs) {
  return new OpenAPIHono<HttpEnv>().openapi(readTestCalls, async (c) => {
    if (!isSandbox) {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      if (!mayActAs(signedIn.roles, 'admin')) return c.json(problemBody(ADMINS_ONLY), 403, UNCACHED);
    }
    return c.json({ calls: testCalls() }, 200, UNCACHED);
  });
}
