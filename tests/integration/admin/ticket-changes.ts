import { forEachLanguage } from '#core/language.ts';
import { randomUUID } from 'node:crypto';
import type { anOrderFlow } from '../order-flow/shop.ts';
import type { Change } from './change.ts';

type Flow = ReturnType<typeof anOrderFlow>;

async function aTicket(flow: Flow) {
  const { tickets, staffTickets } = flow.parts().support;
  const ticket = {
    requestId: randomUUID(),
    name: 'Ana',
    email: `${randomUUID()}@example.com`,
    orderNumber: null,
    wasSignedIn: true,
  };
  await tickets.submit({ ...ticket, message: 'Hello', attachmentId: null, language: 'en' }, flow.clock.now());
  const [found] = await staffTickets.list({ status: 'open', search: ticket.email, most: 1 });
  const stored = await staffTickets.find(found?.id ?? '');
  if (stored === null) throw new Error('No ticket was stored');
  return { id: stored.id, lastSeenMessageId: stored.messages.at(-1)?.id };
}

const aReply = (flow: Flow, by: string) =>
  flow
    .parts()
    .support.savedReplies.add(
      { title: 'Hi', bodies: { ...forEachLanguage(() => null), en: 'Hello' } },
      { by, at: flow.clock.now() },
    );

const WORDS = { title: 'Roaming', en: 'Turn roaming on.', es: null };

/** Tickets and saved replies. */
export const TICKET_CHANGES: readonly Change[] = [
  {
    route: 'POST /api/admin/tickets/{id}/replies',
    async prepare(flow) {
      const { id, lastSeenMessageId } = await aTicket(flow);
      const body = { requestId: randomUUID(), body: 'Hello Ana', lastSeenMessageId };
      return { path: `/api/admin/tickets/${id}/replies`, body, target: { kind: 'ticket', id } };
    },
  },
  {
    route: 'PUT /api/admin/tickets/{id}/assignee',
    async prepare(flow) {
      const { id } = await aTicket(flow);
      const body = { isMine: true, before: null };
      return { path: `/api/admin/tickets/${id}/assignee`, body, target: { kind: 'ticket', id } };
    },
  },
  {
    route: 'PUT /api/admin/tickets/{id}/status',
    async prepare(flow) {
      const { id } = await aTicket(flow);
      return {
        path: `/api/admin/tickets/${id}/status`,
        body: { isClosed: true },
        target: { kind: 'ticket', id },
      };
    },
  },
  {
    route: 'POST /api/admin/saved-replies',
    prepare: () =>
      Promise.resolve({
        path: '/api/admin/saved-replies',
        body: WORDS,
        target: { kind: 'saved-reply' },
      }),
  },
  {
    route: 'PUT /api/admin/saved-replies/{id}',
    async prepare(flow, boss) {
      const { id, edition } = await aReply(flow, boss.id);
      const path = `/api/admin/saved-replies/${id}`;
      return { path, body: { ...WORDS, edition }, target: { kind: 'saved-reply', id } };
    },
  },
  {
    route: 'DELETE /api/admin/saved-replies/{id}',
    async prepare(flow, boss) {
      const { id } = await aReply(flow, boss.id);
      return { path: `/api/admin/saved-replies/${id}`, body: {}, target: { kind: 'saved-reply', id } };
    },
  },
];
