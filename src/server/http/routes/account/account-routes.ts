import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { MeResponse } from '#contract/account/account.ts';
import type { Clock } from '#core/clock.ts';
import { jsonOf, UNCACHED } from '../describe-route.ts';
import type { HttpEnv } from '../../http-env.ts';
import type { OrderServices } from '../../order-services.ts';
import { sessionHint } from '../../middleware/session-hint.ts';

const readMe = createRoute({
  method: 'get',
  path: '/api/me',
  summary: 'The signed-in user',
  responses: { 200: jsonOf('The session’s user, or null.', MeResponse) },
});

type Needs = Readonly<{ orders: Pick<OrderServices, 'refreshSession'>; publicOrigin: string; clock: Clock }>;

export function accountRoutes({ orders, publicOrigin, clock }: Needs) {
  return new OpenAPIHono<HttpEnv>().openapi(readMe, async (c) => {
    const isUnknown = c.req.header('cookie') === undefined;
    const { signedIn, cookies } = isUnknown
      ? { signedIn: null, cookies: [] }
      : await orders.refreshSession(c.req.raw.headers);
    for (const line of cookies) c.header('set-cookie', line, { append: true });
    if (signedIn === null) {
      if (!isUnknown) c.header('set-cookie', sessionHint(publicOrigin, 0), { append: true });
      return c.json({ user: null }, 200, UNCACHED);
    }
    const { userId: id, email, roles, expiresAt } = signedIn;
    const seconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
    c.header('set-cookie', sessionHint(publicOrigin, seconds), { append: true });
    return c.json(
      { user: { id, email, roles: [...roles], expiresAt: expiresAt.toISOString() } },
      200,
      UNCACHED,
    );
  });
}
