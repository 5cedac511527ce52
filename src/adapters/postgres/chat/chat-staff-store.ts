import { and, eq, exists, sql } from 'drizzle-orm';
import type { ChatStaffStore } from '#core/chat/chat-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { userRoles } from '../schema/accounts.ts';
import { chatStaff } from '../schema/chats.ts';
import { announcing } from './chat-events.ts';

export function createChatStaffStore({ db }: Pick<Postgres, 'db'>): ChatStaffStore {
  const announce = () => db.execute(sql`select ${announcing({ kind: 'presence' })}`);
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
    async setAnswering({ userId, shownName, isAnswering, at }) {
      const values = { shown_name: shownName, is_answering: isAnswering, seen_at: at };
      await db
        .insert(chatStaff)
        .values({ user_id: userId, ...values })
        .onConflictDoUpdate({ target: chatStaff.user_id, set: values });
      await announce();
    },
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
