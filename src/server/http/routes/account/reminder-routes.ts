import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  ReminderChoice,
  ReminderChoiceResponse,
  ReminderLinkBody,
  ReminderLinkResponse,
} from '#contract/account/reminders.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { REMINDER_LINKS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { oneClickRoute } from '../../one-click.ts';
import { problemBody, SIGNED_OUT, tooManyRequests } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const readChoice = createRoute({
  method: 'get',
  path: '/api/me/reminders',
  summary: 'Whether the signed-in customer gets reminders about eSIMs',
  responses: { 200: jsonOf('The choice.', ReminderChoiceResponse), 401: REFUSED },
});

const saveChoice = createRoute({
  method: 'put',
  path: '/api/me/reminders',
  summary: 'Turns reminders about eSIMs to the address of the signed-in customer off or on',
  request: { body: jsonBody(ReminderChoice) },
  responses: { 200: jsonOf('The choice after it.', ReminderChoiceResponse), 400: REFUSED, 401: REFUSED },
});

const followLink = createRoute({
  method: 'post',
  path: '/api/reminders/choice',
  summary: 'The same for the address to which a reminder was sent, with the token of its link',
  request: { body: jsonBody(ReminderLinkBody) },
  responses: { 200: jsonOf('The choice after it.', ReminderLinkResponse), 400: REFUSED, 429: REFUSED },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** Who gets reminders. The token of a link is the only permission to change this for its address. */
export function reminderRoutes({ orders, sharedLimits, clock }: Needs) {
  const { reminderChoices, reminderTokens } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(readChoice, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      return c.json({ isWanted: await reminderChoices.isWanted(signedIn.email) }, 200, UNCACHED);
    })
    .openapi(saveChoice, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { isWanted } = c.req.valid('json');
      await reminderChoices.change(signedIn.email, isWanted, clock.now());
      return c.json({ isWanted }, 200, UNCACHED);
    })
    .openapi(followLink, async (c) => {
      const client = clientGroup(c.get('client'));
      const verdict = await sharedLimits.take(REMINDER_LINKS_PER_CLIENT, client, clock.now());
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
      }
      const { token, isWanted } = c.req.valid('json');
      const email = reminderTokens.emailOf(token);
      if (email === null) return c.json({ state: 'unknown' as const }, 200, UNCACHED);
      await reminderChoices.change(email, isWanted, clock.now());
      return c.json({ state: 'saved' as const, isWanted }, 200, UNCACHED);
    });
}

/** The one-click request of mail programs for reminders about eSIMs. */
export function oneClickRoutes({ orders, clock }: Omit<Needs, 'sharedLimits'>) {
  const { reminderChoices, reminderTokens } = orders.esims;
  return oneClickRoute({
    path: '/email-reminders/:token',
    unsubscribe: async (token) => {
      const email = reminderTokens.emailOf(token);
      if (email === null) return false;
      await reminderChoices.change(email, false, clock.now());
      return true;
    },
  });
}
