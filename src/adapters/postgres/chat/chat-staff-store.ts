import { and, eq, exists, sql } from 'drizzle-orm';
import type { ChatStaffStore } from '#core/chat/chat-store.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { userRoles } from '../schema/accounts.ts';
import { chatStaff } from '../schema/chats.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { announcing } from './chat-events.ts';

export function createChatStaffStore({
  db,
  transaction,
}: Pick<Postgres, 'db' | 'transaction'>): ChatStaffStore {
  return {
    async all() {
      // Somebody who lost the role while the switch was on answers no more.
      const hasRole = db.select().from(userRoles).where(eq(userRoles.user_id, chatStaff.user_id));
      const rows = await db.select().from(chatStaff).where(exists(hasRole));
      return rows.map(({ user_id, shown_name, is_answering, seen_at }) => ({
        userId: user_id,
        shownName: shown_name,
        isAnswering: is_answering,
        seenAt: seen_at,
      }));
    },
    setAnswering: (member) => transaction((tx) => setAnswering(tx, member)),
    async seen(userId, at) {
      const rows = await db
        .update(chatStaff)
        .set({ seen_at: at })
        .where(and(eq(chatStaff.user_id, userId), eq(chatStaff.is_answering, true)))
        .returning({ user_id: chatStaff.user_id });
      return rows.length > 0;
    },
  };
}

type Member = Parameters<ChatStaffStore['setAnswering']>[0];

async function setAnswering(tx: Transaction, { userId, shownName, isAnswering, at }: Member): Promise<void> {
  const values = { shown_name: shownName, is_answering: isAnswering, seen_at: at };
  await tx
    .insert(chatStaff)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: chatStaff.user_id, set: values });
  await writeAudit(tx, {
    by: userId,
    at,
    action: 'chat-presence-changed',
    target: { kind: 'account', id: userId },
    before: null,
    after: { isAnswering },
  });
  await tx.execute(sql`select ${announcing({ kind: 'presence' })}`);
}
