import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { prettyJSON } from 'hono/pretty-json';
import {
  DeletedResponse,
  DeleteMeBody,
  DeletionResponse,
  MyDataQuery,
  MyDataResponse,
  type ShownObstacle,
} from '#contract/account/my-data.ts';
import { isFreshSignIn } from '#core/accounts/fresh-sign-in.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { EXPORTS_PER_ACCOUNT } from '#core/limits/shop-limits.ts';
import { deleteOwnAccount } from '#core/personal-data/delete-own-account.ts';
import type { DeletionObstacle } from '#core/personal-data/deletion-obstacles.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import { showExport } from '../../orders/show-export.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const OTHER_ADDRESS: Problem = {
  status: 400,
  code: 'other-address',
  message: 'This is not the address of your account. Nothing was deleted.',
};
const SIGN_IN_AGAIN: Problem = {
  status: 403,
  code: 'sign-in-again',
  message: 'Please sign in again to delete your account. Nothing was deleted.',
};
const NOT_YET: Problem = {
  status: 409,
  code: 'deletion-not-possible-yet',
  message:
    'Your account cannot be deleted yet, because something is still open. GET /api/me/deletion says what.',
};

const readData = createRoute({
  method: 'get',
  path: '/api/me/export',
  summary: 'Everything that is stored about the signed-in customer, as a file',
  request: { query: MyDataQuery },
  responses: { 200: jsonOf('Tables with their rows.', MyDataResponse), 401: REFUSED, 429: REFUSED },
});

const previewDeletion = createRoute({
  method: 'get',
  path: '/api/me/deletion',
  summary: 'Whether the signed-in customer’s account can be deleted now, and what is lost with it',
  responses: { 200: jsonOf('Without obstacles it can be deleted.', DeletionResponse), 401: REFUSED },
});

const deleteMe = createRoute({
  method: 'delete',
  path: '/api/me',
  summary: 'Deletes the account of the signed-in customer',
  request: { body: jsonBody(DeleteMeBody) },
  responses: {
    200: jsonOf('All sessions have ended.', DeletedResponse),
    400: REFUSED,
    401: REFUSED,
    403: REFUSED,
    409: REFUSED,
  },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** Export and deletion of what the shop stores about the signed-in customer. */
export function myDataRoutes({ orders, sharedLimits, clock }: Needs) {
  const { personalData } = orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  // It is a file for people: with one value per line.
  routes.use(readData.path, prettyJSON({ force: true }));

  return routes
    .openapi(readData, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const now = clock.now();
      const verdict = await sharedLimits.take(EXPORTS_PER_ACCOUNT, signedIn.userId, now);
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
      }
      const exportedAt = now.toISOString();
      const data = await personalData.exportData(signedIn);
      const shown = showExport(data, c.req.valid('query').language);
      return c.json({ exportedAt, email: signedIn.email, ...shown }, 200, {
        ...UNCACHED,
        'content-disposition': `attachment; filename="landfall-data-${exportedAt.slice(0, 10)}.json"`,
      });
    })
    .openapi(previewDeletion, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const now = clock.now();
      const { obstacles, ...lost } = await personalData.previewDeletion(signedIn, now);
      const isSignInFresh = isFreshSignIn(signedIn.signedInAt, now);
      return c.json({ ...lost, isSignInFresh, obstacles: obstacles.map(shownObstacle) }, 200, UNCACHED);
    })
    .openapi(deleteMe, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { email: typedEmail, language } = c.req.valid('json');
      const { kind } = await deleteOwnAccount({ personalData, clock }, { signedIn, typedEmail, language });
      switch (kind) {
        case 'deleted':
          return c.json({ kind }, 200, UNCACHED);
        case 'other-address':
          return c.json(problemBody(OTHER_ADDRESS), 400, UNCACHED);
        case 'sign-in-again':
          return c.json(problemBody(SIGN_IN_AGAIN), 403, UNCACHED);
        case 'refused':
          return c.json(problemBody(NOT_YET), 409, UNCACHED);
      }
    });
}

function shownObstacle(obstacle: DeletionObstacle): ShownObstacle {
  const orderNumber = obstacle.kind === 'staff' ? null : obstacle.orderNumber;
  const until = obstacle.kind === 'gift-link-open' ? obstacle.until.toISOString() : null;
  return { kind: obstacle.kind, orderNumber, until };
}
