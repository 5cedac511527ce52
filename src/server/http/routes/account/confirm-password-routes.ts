import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ConfirmPasswordBody, ConfirmPasswordResponse } from '#contract/admin/staff.ts';
import { recentSignInEnds } from '#core/staff/recent-sign-in.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { problemBody, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const WRONG_PASSWORD: Problem = {
  status: 403,
  code: 'wrong-password',
  message: 'This is not your password.',
};
const NO_PASSWORD: Problem = {
  status: 403,
  code: 'no-password',
  message: 'Your account has no password. Sign out and in again with a link by email instead.',
};

const confirm = createRoute({
  method: 'post',
  path: '/api/me/confirm-password',
  summary: 'The signed-in person types the password again; it counts for ten minutes',
  request: { body: jsonBody(ConfirmPasswordBody) },
  responses: {
    200: jsonOf('Confirmed.', ConfirmPasswordResponse),
    400: REFUSED,
    401: REFUSED,
    403: REFUSED,
    429: REFUSED,
  },
});

type Needs = Readonly<{ staff: Pick<StaffServices, 'confirmPassword'> }>;

export function confirmPasswordRoutes({ staff }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput }).openapi(confirm, async (c) => {
    const { password } = c.req.valid('json');
    const outcome = await staff.confirmPassword(c.req.raw.headers, password);
    switch (outcome.kind) {
      case 'signed-out':
        return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      case 'wrong-password':
        return c.json(problemBody(WRONG_PASSWORD), 403, UNCACHED);
      case 'no-password':
        return c.json(problemBody(NO_PASSWORD), 403, UNCACHED);
      case 'too-many': {
        const problem = tooManyRequests(outcome.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
      }
      case 'confirmed': {
        const ends = recentSignInEnds({ signedInAt: outcome.at, passwordConfirmedAt: outcome.at });
        return c.json({ recentUntil: ends.toISOString() }, 200, UNCACHED);
      }
    }
  });
}
