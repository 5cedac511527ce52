import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { customersOf } from '../order-flow/customers.ts';
import type { anOrderFlow } from '../order-flow/shop.ts';
import { anAlert } from './an-alert.ts';
import { CATALOGUE_CHANGES } from './catalogue-changes.ts';
import type { Change } from './change.ts';
import { staffOf } from './staff.ts';
import { SYSTEM_CHANGES } from './system-changes.ts';
import { REACH_CHANGES } from './reach-changes.ts';
import { TICKET_CHANGES } from './ticket-changes.ts';

type Flow = ReturnType<typeof anOrderFlow>;

/** A customer withdrew from a delivered order. */
async function aWithdrawal(flow: ReturnType<typeof anOrderFlow>) {
  const { aDeliveredGuest, send } = customersOf(flow);
  const { email, sessionId } = await aDeliveredGuest();
  const { id: orderId } = await flow.orderOf(sessionId);
  const [order] = await flow.rows(
    z.object({ number: z.coerce.string() }),
    sql`select number from orders where id = ${orderId}`,
  );
  const body = { orderNumber: order?.number, email, language: 'en' };
  await send('POST', '/api/withdrawals', { body });
  const cases = await flow.parts().shop.staff.withdrawals.list({ status: 'open', before: null, most: 10 });
  const found = cases.find((one) => one.email === email);
  return { id: found?.id ?? '', unitIds: found?.order?.units.map((unit) => unit.id) ?? [] };
}

/** A change of an order. */
const change = (id: string, name: string, body: object) => ({
  path: `/api/admin/orders/${id}/${name}`,
  body,
  target: { kind: 'order', id },
});

async function aDeliveredOrder(flow: Flow): Promise<Readonly<{ id: string; unitId: string }>> {
  const { sessionId } = await customersOf(flow).aDeliveredGuest();
  const { id } = await flow.orderOf(sessionId);
  const [unit] = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from order_units where order_id = ${id}`,
  );
  return { id, unitId: z.string().parse(unit?.id) };
}

/** One example of every changing route of /api/admin, to prove its entry in the audit log. */
export const CHANGES: readonly Change[] = [
  {
    route: 'PUT /api/admin/accounts/{id}/roles',
    async prepare(flow) {
      const { id } = await staffOf(flow).aMember(null);
      return {
        path: `/api/admin/accounts/${id}/roles`,
        body: { roles: ['support'], edition: 0 },
        target: { kind: 'account', id },
      };
    },
  },
  {
    route: 'POST /api/admin/accounts/{id}/sign-out',
    async prepare(flow) {
      const { id } = await staffOf(flow).aMember(null);
      return { path: `/api/admin/accounts/${id}/sign-out`, body: {}, target: { kind: 'account', id } };
    },
  },
  {
    route: 'PUT /api/admin/accounts/{id}/access',
    async prepare(flow) {
      const { id } = await staffOf(flow).aMember(null);
      return {
        path: `/api/admin/accounts/${id}/access`,
        body: { isDisabled: true, edition: 0 },
        target: { kind: 'account', id },
      };
    },
  },
  // Overview
  {
    route: 'POST /api/admin/alerts/{id}/close',
    async prepare(flow) {
      const id = await anAlert(flow);
      return { path: `/api/admin/alerts/${id}/close`, body: {}, target: { kind: 'alert', id: String(id) } };
    },
  },
  // Orders
  {
    route: 'POST /api/admin/orders/{id}/refunds',
    async prepare(flow) {
      const { id, unitId } = await aDeliveredOrder(flow);
      return change(id, 'refunds', { unitIds: [unitId], reason: 'goodwill' });
    },
  },
  {
    route: 'POST /api/admin/orders/{id}/retry',
    async prepare(flow) {
      const { id } = await aDeliveredOrder(flow);
      await flow.run(sql`update sent_mails set status = 'refused', sent_at = null where order_id = ${id}`);
      return change(id, 'retry', {});
    },
  },
  {
    route: 'POST /api/admin/orders/{id}/resend-mail',
    prepare: async (flow) => change((await aDeliveredOrder(flow)).id, 'resend-mail', {}),
  },
  {
    route: 'POST /api/admin/orders/{id}/notes',
    prepare: async (flow) => change((await aDeliveredOrder(flow)).id, 'notes', { text: 'Called.' }),
  },
  {
    route: 'PUT /api/admin/orders/{id}/handled',
    prepare: async (flow) => change((await aDeliveredOrder(flow)).id, 'handled', { isHandled: true }),
  },
  // Tickets
  ...TICKET_CHANGES,
  // Discounts, newsletter and leads
  ...REACH_CHANGES,
  // Chats
  {
    route: 'POST /api/admin/chats/{id}/messages',
    async prepare(flow) {
      const id = await aChat(flow);
      return {
        path: `/api/admin/chats/${id}/messages`,
        body: { clientId: randomUUID(), text: 'Hello', seen: 1 },
        target: { kind: 'chat', id },
      };
    },
  },
  {
    route: 'PUT /api/admin/chats/{id}/finished',
    async prepare(flow) {
      const id = await aChat(flow);
      return { path: `/api/admin/chats/${id}/finished`, body: { seen: 1 }, target: { kind: 'chat', id } };
    },
  },
  {
    route: 'PUT /api/admin/chat-presence',
    prepare: (_flow, boss) =>
      Promise.resolve({
        path: '/api/admin/chat-presence',
        body: { isAnswering: true, shownName: 'Alex' },
        target: { kind: 'account', id: boss.id },
      }),
  },
  // System
  ...SYSTEM_CHANGES,
  // Withdrawals
  {
    route: 'POST /api/admin/withdrawals/{id}/accept',
    // The refund has one of its own.
    entries: 2,
    async prepare(flow) {
      const { id, unitIds } = await aWithdrawal(flow);
      return {
        path: `/api/admin/withdrawals/${id}/accept`,
        body: { unitIds },
        target: { kind: 'withdrawal', id },
      };
    },
  },
  {
    route: 'POST /api/admin/withdrawals/{id}/refuse',
    async prepare(flow) {
      const { id } = await aWithdrawal(flow);
      return {
        path: `/api/admin/withdrawals/${id}/refuse`,
        body: { refusal: 'other', note: 'As we wrote to you.' },
        target: { kind: 'withdrawal', id },
      };
    },
  },
  // Reviews
  {
    route: 'PUT /api/admin/reviews/{id}/decision',
    async prepare(flow) {
      const id = await aReview(flow);
      return {
        path: `/api/admin/reviews/${id}/decision`,
        body: { status: 'rejected', rejection: 'insult', edition: 0 },
        target: { kind: 'review', id },
      };
    },
  },
  // Catalogue. Last, because it starts a sync in the background.
  ...CATALOGUE_CHANGES,
];

/** A traveller wrote a review. Returns its id. */
async function aReview(flow: Flow): Promise<string> {
  const { unitId } = await aDeliveredOrder(flow);
  const [written] = await flow.rows(
    z.object({ id: z.string() }),
    sql`insert into reviews (esim_id, order_id, email, token_hash, asked_at, status, stars, body, language, consent_text,
        written_at)
      select e.id, u.order_id, 'ana@example.com', sha256(e.id::text::bytea), now(), 'waiting', 4, 'Good', 'en', 'review-1', now()
      from esims e join order_units u on u.id = e.unit_id where u.id = ${unitId} returning id`,
  );
  return z.string().parse(written?.id);
}

/** A customer who wrote one message. Returns the id of the account. */
async function aChat(flow: ReturnType<typeof anOrderFlow>): Promise<string> {
  const { id } = await staffOf(flow).aMember(null);
  await flow.run(sql`insert into chats (user_id, language, last_sequence, created_at, last_message_at)
    values (${id}, 'en', 1, now(), now())`);
  await flow.run(sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
    values (${id}, 1, 'customer', gen_random_uuid(), 'Hi', now())`);
  return id;
}
