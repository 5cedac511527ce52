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
  // Newsletter and leads
];
