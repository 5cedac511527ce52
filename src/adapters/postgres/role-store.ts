import { and, eq, isNotNull } from 'drizzle-orm';
import type { RoleStore } from '#core/accounts/role-store.ts';
import type { Postgres } from './connection/connect-postgres.ts';
import { userRoles, users } from './schema/accounts.ts';

export function createRoleStore({ db }: Pick<Postgres, 'db'>): RoleStore {
  return {
    async rolesOf(userId) {
      const rows = await db
        .select({ role: userRoles.role })
        .from(userRoles)
        .where(eq(userRoles.user_id, userId));
      return rows.map(({ role }) => role);
    },
    async grant(userId, role, at) {
      await db
        .update(users)
        .set({ disabled_at: null })
        .where(and(eq(users.id, userId), isNotNull(users.disabled_at)));
      await db.insert(userRoles).values({ user_id: userId, role, granted_at: at }).onConflictDoNothing();
    },
  };
}
