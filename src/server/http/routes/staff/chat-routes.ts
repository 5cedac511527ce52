import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ChatQuery, SentChatResponse } from '#contract/account/chat.ts';
import {
  ChatParams,
  FinishChatBody,
  FinishedChatResponse,
  StaffChatResponse,
  StaffChatsResponse,
  StaffMessageBody,
} from '#contract/admin/chats.ts';
import { sendStaffMessage, type StaffSendOutcome } from '#core/chat/send-chat-message.ts';
import type { AppNeeds } from '../../app-needs.ts';
import { CHAT_REFUSALS, pageIn } from '../../chat/chat-requests.ts';
import { showMarks, showMessage, showSummary } from '../../chat/show-chat.ts';
import { StaffChats } from '../../chat/staff-chats.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody, tooManyRequests, type Problem } from '../../problem.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const listChats = createRoute({
  method: 'get',
  path: '/api/admin/chats',
  summary: 'Open chats, those that wait longest first, and those finished today',
  ...staffOnly({ role: 'support' }),
  responses: { 200: jsonOf('The chats, and who answers them.', StaffChatsResponse), ...REFUSALS },
});

const readChat = createRoute({
  method: 'get',
  path: '/api/admin/chats/{id}',
  summary: 'The newest messages of a chat, or those before or after one',
  ...staffOnly({ role: 'support' }),
  request: { params: ChatParams, query: ChatQuery },
  responses: { 200: jsonOf('Oldest first.', StaffChatResponse), ...REFUSALS, 404: REFUSED },
});

const reply = createRoute({
  method: 'post',
  path: '/api/admin/chats/{id}/messages',
  summary: 'Replies in a chat. May be repeated with the same clientId',
  ...staffOnly({ role: 'support', audits: 'chat-replied' }),
  request: { params: ChatParams, body: jsonBody(StaffMessageBody) },
  responses: {
    200: jsonOf('The message as it is stored.', SentChatResponse),
    ...REFUSALS,
    404: REFUSED,
    409: REFUSED,
    429: REFUSED,
  },
});

const finish = createRoute({
  method: 'put',
  path: '/api/admin/chats/{id}/finished',
  summary: 'Finishes a chat. The next message opens it again',
  ...staffOnly({ role: 'support', audits: 'chat-finished' }),
  request: { params: ChatParams, body: jsonBody(FinishChatBody) },
  responses: {
    200: jsonOf('Finished.', FinishedChatResponse),
    ...REFUSALS,
    404: REFUSED,
    409: REFUSED,
  },
});

const CHANGED: Problem = {
  status: 409,
  code: 'chat-changed',
  message: 'The chat has newer messages than you have seen. Nothing was sent. Read them first.',
};
type Needs = Pick<AppNeeds, 'chat' | 'sharedLimits' | 'clock'>;

/** Chats as staff see them. */
export function staffChatRoutes({ chat, sharedLimits, clock }: Needs) {
  const { chats, inbox } = chat;
  const staffChats = new StaffChats({ ...chat, clock });
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(listChats, async (c) => {
      const found = await inbox.list({ doneSince: staffChats.doneSince() });
      const presence = await staffChats.presenceOf(c.get('staff').userId);
      return c.json({ chats: found.map(showSummary), presence }, 200);
    })
    .openapi(readChat, async (c) => {
      const { messages, marks } = await chats.read(c.req.valid('param').id, pageIn(c.req.valid('query')));
      if (marks.lastSequence === 0) return c.json(problemBody(NOT_FOUND), 404);
      return c.json({ messages: messages.map(showMessage), marks: showMarks(marks) }, 200);
    })
    .openapi(reply, async (c) => {
      const outcome = await sendStaffMessage(
        { chats, limits: sharedLimits, clock },
        { customerId: c.req.valid('param').id, staffId: c.get('staff').userId, ...c.req.valid('json') },
      );
      if (outcome.kind === 'stored') return c.json({ message: showMessage(outcome.message) }, 200);
      const problem = problemOf(outcome);
      return c.json(problemBody(problem), problem.status, { ...problem.headers });
    })
    .openapi(finish, async (c) => {
      const outcome = await inbox.finish({
        customerId: c.req.valid('param').id,
        seen: c.req.valid('json').seen,
        by: c.get('staff').userId,
        at: clock.now(),
      });
      if (outcome === 'unknown-chat') return c.json(problemBody(NOT_FOUND), 404);
      if (outcome === 'changed') return c.json(problemBody(CHANGED), 409);
      return c.json({ isDone: true as const }, 200);
    });
}

type Refused = Exclude<StaffSendOutcome, { kind: 'stored' }>;

function problemOf(outcome: Refused): Problem & { status: 400 | 404 | 409 | 429 } {
  switch (outcome.kind) {
    case 'too-many':
      return { ...tooManyRequests(outcome.retryAfterSeconds), status: 429 };
    case 'unknown-chat':
      return { ...NOT_FOUND, status: 404 };
    case 'changed':
      return { ...CHANGED, status: 409 };
    case 'empty':
    case 'too-long':
      return CHAT_REFUSALS[outcome.kind];
  }
}
