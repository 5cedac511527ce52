import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { conflictOf } from '#contract/admin/editing.ts';
import {
  ChangedSavedReply,
  NewSavedReply,
  SavedRepliesResponse,
  SavedReplyRemoved,
  SavedReplyResponse,
  ShownSavedReply,
  TicketParams,
} from '#contract/admin/tickets.ts';
import type { Clock } from '#core/clock.ts';
import type { SavedReply } from '#core/support/staff-tickets.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const list = createRoute({
  method: 'get',
  path: '/api/admin/saved-replies',
  summary: 'Saved replies in every language, by title',
  ...staffOnly({ role: 'support' }),
  responses: { 200: jsonOf('The replies.', SavedRepliesResponse), ...REFUSALS },
});

const add = createRoute({
  method: 'post',
  path: '/api/admin/saved-replies',
  summary: 'Saves a reply for later use',
  ...staffOnly({ role: 'support', audits: 'saved-reply-added' }),
  request: { body: jsonBody(NewSavedReply) },
  responses: { 200: jsonOf('The reply.', SavedReplyResponse), ...REFUSALS },
});

const change = createRoute({
  method: 'put',
  path: '/api/admin/saved-replies/{id}',
  summary: 'Changes a saved reply',
  ...staffOnly({ role: 'support', audits: 'saved-reply-changed' }),
  request: { params: TicketParams, body: jsonBody(ChangedSavedReply) },
  responses: {
    200: jsonOf('The reply after it.', SavedReplyResponse),
    ...REFUSALS,
    404: REFUSED,
    409: jsonOf('Changed meanwhile.', conflictOf(ShownSavedReply, ChangedSavedReply)),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/admin/saved-replies/{id}',
  summary: 'Removes a saved reply',
  ...staffOnly({ role: 'support', audits: 'saved-reply-removed' }),
  request: { params: TicketParams },
  responses: { 200: jsonOf('Whether it was there.', SavedReplyRemoved), ...REFUSALS },
});

type Needs = Readonly<{ orders: OrderServices; clock: Clock }>;

export function savedReplyRoutes({ orders, clock }: Needs) {
  const { savedReplies } = orders.support;
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(list, async (c) => c.json({ replies: (await savedReplies.list()).map(show) }, 200))
    .openapi(add, async (c) => {
      const { title, ...bodies } = c.req.valid('json');
      const by = { by: c.get('staff').userId, at: clock.now() };
      return c.json({ reply: show(await savedReplies.add({ title: title.trim(), bodies }, by)) }, 200);
    })
    .openapi(change, async (c) => {
      const sent = c.req.valid('json');
      const { title, edition, ...bodies } = sent;
      const reply = { id: c.req.valid('param').id, title: title.trim(), bodies, edition };
      const outcome = await savedReplies.change(reply, { by: c.get('staff').userId, at: clock.now() });
      if (outcome.kind === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      if (outcome.kind === 'changed') return c.json(changedMeanwhile(show(outcome.reply), sent), 409);
      return c.json({ reply: show(outcome.reply) }, 200);
    })
    .openapi(remove, async (c) => {
      const by = { by: c.get('staff').userId, at: clock.now() };
      return c.json({ removed: await savedReplies.remove(c.req.valid('param').id, by) }, 200);
    });
}

function show({ id, title, bodies, edition }: SavedReply): ShownSavedReply {
  return { id, title, ...bodies, edition };
}
