import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ChatPresenceBody, ChatPresenceView, ChatSignalBody } from '#contract/admin/chats.ts';
import { STAFF_SIGNALS_PER_MINUTE } from '#core/limits/shop-limits.ts';
import { shownNameOf } from '#core/chat/staff-presence.ts';
import { mayActAs } from '#core/staff/staff-member.ts';
import type { AppNeeds } from '../../app-needs.ts';
import { ChatStreams } from '../../chat/chat-stream.ts';
import { StaffChats } from '../../chat/staff-chats.ts';
import { staffSender } from '../../chat/staff-stream.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { RateLimiter } from '../../middleware/rate-limiter.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const turnSwitch = createRoute({
  method: 'put',
  path: '/api/admin/chat-presence',
  summary: 'Turns "You answer chats" on or off',
  ...staffOnly({ role: 'support', audits: 'chat-presence-changed' }),
  request: { body: jsonBody(ChatPresenceBody) },
  responses: { 200: jsonOf('After it.', ChatPresenceView), ...REFUSALS },
});

const signal = createRoute({
  method: 'post',
  path: '/api/admin/chat-signals',
  summary: 'Typing, read up to a message, or a sign of life of who answers chats',
  ...staffOnly({ role: 'support', isSignal: true }),
  request: { body: jsonBody(ChatSignalBody) },
  responses: { 204: { description: 'Done.' }, ...REFUSALS, 429: REFUSED },
});

const NO_NAME: Problem = {
  status: 400,
  code: 'name-missing',
  message: 'Customers see a name. Type one with 1 to 40 characters.',
};

type Needs = Pick<AppNeeds, 'chat' | 'clock' | 'log' | 'closing'>;

/** Who answers chats, and what happens in them: the live part of the chat screen of staff. */
export function chatPresenceRoutes({ chat, clock, log, closing }: Needs) {
  const { inbox, events } = chat;
  const staffChats = new StaffChats({ ...chat, clock });
  const streams = new ChatStreams({ closing: closing ?? null, clock, log });
  const signals = new RateLimiter(STAFF_SIGNALS_PER_MINUTE, clock);
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(turnSwitch, async (c) => {
      const { isAnswering, shownName: typed } = c.req.valid('json');
      const shownName = shownNameOf(typed);
      if (shownName === null) return c.json(problemBody(NO_NAME), 400);
      const { userId } = c.get('staff');
      await chat.staff.setAnswering({ userId, shownName, isAnswering, at: clock.now() });
      return c.json(await staffChats.presenceNow(userId), 200);
    })
    .openapi(signal, async (c) => {
      const { userId } = c.get('staff');
      const verdict = signals.take(userId);
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...problem.headers });
      }
      await staffChats.signal(userId, c.req.valid('json'));
      return c.body(null, 204);
    })
    .get('/api/admin/chat-events', staffOnly({ role: 'support' }).middleware, (c) => {
      const { userId } = c.get('staff');
      return streams.respond(c, {
        client: clientGroup(c.get('client')),
        userId,
        subscribe: (listener) => events.all(listener),
        isAllowed: async () => {
          const { signedIn } = await c.get('findSignedIn')();
          return signedIn?.userId === userId && mayActAs(signedIn.roles, 'support');
        },
        send: staffSender({
          inbox,
          doneSince: () => staffChats.doneSince(),
          presence: () => staffChats.presenceOf(userId),
          staffId: userId,
        }),
      });
    });
}
