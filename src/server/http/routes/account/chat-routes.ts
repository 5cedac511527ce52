import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  ChatQuery,
  ChatReadBody,
  ChatResponse,
  SendChatBody,
  SentChatResponse,
} from '#contract/account/chat.ts';
import { TYPING_SIGNALS_PER_MINUTE } from '#core/limits/shop-limits.ts';
import type { ChatStore, PageOf } from '#core/chat/chat-store.ts';
import { continueAfter } from '#core/chat/chat.ts';
import { sendChatMessage, type SendOutcome } from '#core/chat/send-chat-message.ts';
import type { AppNeeds } from '../../app-needs.ts';
import { CHAT_REFUSALS, pageIn } from '../../chat/chat-requests.ts';
import { ChatStreams } from '../../chat/chat-stream.ts';
import { customerSender } from '../../chat/customer-stream.ts';
import { showMarks, showMessage } from '../../chat/show-chat.ts';
import { StaffOnline } from '../../chat/staff-online.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { RateLimiter } from '../../middleware/rate-limiter.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { problemBody, problemResponse, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const readChat = createRoute({
  method: 'get',
  path: '/api/chat',
  summary: 'The chat of the signed-in customer: its newest messages, or those before or after one',
  request: { query: ChatQuery },
  responses: { 200: jsonOf('Oldest first.', ChatResponse), 400: REFUSED, 401: REFUSED },
});

const sendMessage = createRoute({
  method: 'post',
  path: '/api/chat/messages',
  summary: 'Sends a chat message',
  description: 'May be repeated with the same clientId: the message is stored once.',
  request: { body: jsonBody(SendChatBody) },
  responses: {
    200: jsonOf('The message as it is stored.', SentChatResponse),
    400: REFUSED,
    401: REFUSED,
    429: REFUSED,
  },
});

const markRead = createRoute({
  method: 'post',
  path: '/api/chat/read',
  summary: 'Marks the messages up to this one as read by the customer',
  request: { body: jsonBody(ChatReadBody) },
  responses: { 204: { description: 'Marked.' }, 400: REFUSED, 401: REFUSED },
});

const announceTyping = createRoute({
  method: 'post',
  path: '/api/chat/typing',
  summary: 'Shows staff for some seconds that the customer is typing',
  responses: { 204: { description: 'Shown.' }, 401: REFUSED, 429: REFUSED },
});

type Needs = Pick<AppNeeds, 'orders' | 'chat' | 'sharedLimits' | 'clock' | 'log' | 'closing'>;

/** Live chat of the signed-in customer. */
export function chatRoutes({ orders, chat, sharedLimits, clock, log, closing }: Needs) {
  const { chats, events } = chat;
  const online = new StaffOnline({ ...chat, clock });
  const streams = new ChatStreams({ closing: closing ?? null, clock, log });
  const typing = new RateLimiter(TYPING_SIGNALS_PER_MINUTE, clock);
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  return routes
    .openapi(readChat, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { messages, marks } = await readPage(chats, signedIn.userId, pageIn(c.req.valid('query')));
      const state = { staffOnline: await online.names(), marks: showMarks(marks) };
      return c.json({ messages: messages.map(showMessage), state }, 200, UNCACHED);
    })
    .openapi(sendMessage, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const outcome = await sendChatMessage(
        { chats, limits: sharedLimits, clock },
        { customerId: signedIn.userId, client: clientGroup(c.get('client')), ...c.req.valid('json') },
      );
      if (outcome.kind === 'stored') return c.json({ message: showMessage(outcome.message) }, 200, UNCACHED);
      const problem = problemOf(outcome);
      return c.json(problemBody(problem), problem.status, { ...UNCACHED, ...problem.headers });
    })
    .openapi(markRead, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { sequence } = c.req.valid('json');
      await chats.markRead({ customerId: signedIn.userId, by: 'customer', sequence, at: clock.now() });
      return c.body(null, 204, UNCACHED);
    })
    .openapi(announceTyping, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const verdict = typing.take(signedIn.userId);
      if (!verdict.isAllowed) {
        const problem = tooManyRequests(verdict.retryAfterSeconds);
        return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
      }
      await chats.announceTyping({ kind: 'typing', customerId: signedIn.userId, by: 'customer' });
      return c.body(null, 204, UNCACHED);
    })
    .get('/api/chat/events', async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return problemResponse(SIGNED_OUT);
      const { userId: customerId } = signedIn;
      return streams.respond(c, {
        client: clientGroup(c.get('client')),
        userId: customerId,
        subscribe: (listener) => events.ofCustomer(customerId, listener),
        isAllowed: async () => (await signedInUser(c, orders))?.userId === customerId,
        send: customerSender({ chats, online }, { customerId, after: lastSeenIn(c) }),
      });
    });
}

/** A chat that was deleted meanwhile is read from its beginning. */
async function readPage(chats: ChatStore, customerId: string, page: PageOf) {
  const found = await chats.read(customerId, page);
  if (page === 'newest' || !('after' in page)) return found;
  const after = continueAfter(page.after, found.marks);
  return after === page.after ? found : chats.read(customerId, { after });
}

/** A browser that reconnects by itself sends the id of the last event; the page sends what it has in the address. */
function lastSeenIn(c: Context<HttpEnv>): number {
  const after = c.req.header('last-event-id') ?? c.req.query('after') ?? '0';
  return ChatQuery.safeParse({ after }).data?.after ?? 0;
}

function problemOf(outcome: Exclude<SendOutcome, { kind: 'stored' }>): Problem & { status: 400 | 429 } {
  if (outcome.kind !== 'too-many') return CHAT_REFUSALS[outcome.kind];
  return { ...tooManyRequests(outcome.retryAfterSeconds), status: 429 };
}
