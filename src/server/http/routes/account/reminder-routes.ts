import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  ReminderChoiceBody,
  ReminderChoicesResponse,
  ReminderLinkBody,
  ReminderLinkChoiceBody,
  ReminderLinkResponse,
} from '#contract/account/reminders.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { REMINDER_LINKS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { groupsOfLink, type ReminderLink } from '#core/reminders/reminder-group.ts';
import type { ReminderChoices } from '#core/reminders/reminder-store.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { oneClickRoute } from '../../one-click.ts';
import { problemBody, SIGNED_OUT } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';
import { takeLimit } from '../mail-links/link-limit.ts';

const readChoices = createRoute({
  method: 'get',
  path: '/api/me/reminders',
  summary: 'Which reminders about eSIMs the signed-in customer does not get',
  responses: { 200: jsonOf('The choices.', ReminderChoicesResponse), 401: REFUSED },
});

const saveChoice = createRoute({
  method: 'put',
  path: '/api/me/reminders',
  summary: 'Turns one group of reminders to the address of the signed-in customer off or on',
  request: { body: jsonBody(ReminderChoiceBody) },
  responses: { 200: jsonOf('The choices after it.', ReminderChoicesResponse), 400: REFUSED, 401: REFUSED },
});

const readLink = createRoute({
  method: 'post',
  path: '/api/reminders/read',
  summary: 'What the link of a reminder ends, and what its address does not get, with the token of the link',
  request: { body: jsonBody(ReminderLinkBody) },
  responses: { 200: jsonOf('The link.', ReminderLinkResponse), 400: REFUSED, 429: REFUSED },
});

const followLink = createRoute({
  method: 'post',
  path: '/api/reminders/choice',
  summary: 'Turns groups of reminders off or on for the address of a link, with its token',
  request: { body: jsonBody(ReminderLinkChoiceBody) },
  responses: { 200: jsonOf('The choices after it.', ReminderLinkResponse), 400: REFUSED, 429: REFUSED },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** Who gets which reminders. The token of a link is the only permission to change this for its address. */
export function reminderRoutes(needs: Needs) {
  const { orders, clock } = needs;
  const { reminderChoices, reminderTokens } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });
  return routes
    .openapi(readChoices, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      return c.json(await choicesOf(reminderChoices, signedIn.email), 200, UNCACHED);
    })
    .openapi(saveChoice, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { email } = signedIn;
      const { group, isWanted } = c.req.valid('json');
      await reminderChoices.change({ email, groups: [group], isWanted }, clock.now());
      return c.json(await choicesOf(reminderChoices, email), 200, UNCACHED);
    })
    .openapi(readLink, async (c) => {
      const refusal = await takeLimit(c, needs, REMINDER_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const link = reminderTokens.linkOf(c.req.valid('json').token);
      return c.json(await stateOf(reminderChoices, link), 200, UNCACHED);
    })
    .openapi(followLink, async (c) => {
      const refusal = await takeLimit(c, needs, REMINDER_LINKS_PER_CLIENT);
      if (refusal !== null) return c.json(problemBody(refusal), 429, { ...UNCACHED, ...refusal.headers });
      const { token, groups, isWanted } = c.req.valid('json');
      const link = reminderTokens.linkOf(token);
      if (link !== null) await reminderChoices.change({ email: link.email, groups, isWanted }, clock.now());
      return c.json(await stateOf(reminderChoices, link), 200, UNCACHED);
    });
}

async function choicesOf(choices: ReminderChoices, email: string): Promise<ReminderChoicesResponse> {
  return { optedOut: [...(await choices.optedOut(email))] };
}

async function stateOf(choices: ReminderChoices, link: ReminderLink | null): Promise<ReminderLinkResponse> {
  if (link === null) return { state: 'unknown' };
  return { state: 'found', group: link.group, ...(await choicesOf(choices, link.email)) };
}

/** The one-click request of mail programs for reminders about eSIMs. */
export function oneClickRoutes({ orders, clock }: Omit<Needs, 'sharedLimits'>) {
  const { reminderChoices, reminderTokens } = orders.esims;
  return oneClickRoute({
    path: '/email-reminders/:token',
    unsubscribe: async (token) => {
      const link = reminderTokens.linkOf(token);
      if (link === null) return false;
      const choice = { email: link.email, groups: groupsOfLink(link), isWanted: false };
      await reminderChoices.change(choice, clock.now());
      return true;
    },
  });
}
