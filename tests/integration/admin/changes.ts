import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { customersOf } from '../order-flow/customers.ts';
import type { anOrderFlow } from '../order-flow/shop.ts';
import { staffOf, type Member } from './staff.ts';

type Change = Readonly<{
  /** As in the access table. */
  route: string;
  /** Makes what the request changes. An admin sends the request. */
  prepare(
    flow: ReturnType<typeof anOrderFlow>,
    boss: Member,
  ): Promise<Readonly<{ path: string; body: object; target: Readonly<{ kind: string; id: string }> }>>;
}>;

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
  // Orders
  // Tickets
  // Chats
  // Withdrawals
  {
    route: 'POST /api/admin/withdrawals/{id}/accept',
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
  // Newsletter and leads
];
