import { asc, sql, type SQL } from 'drizzle-orm';
import { ROLES, type Role } from '#core/accounts/role-store.ts';
import type { AccountAccess, EditedAccount } from '#core/staff/staff-accounts.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { users } from '../schema/accounts.ts';

/** A team is never larger. */
const MOST_ACCOUNTS = 500;

/** The edition is the last audit entry about roles or access; the command `make-admin` only ever adds one. */
export async function readAccounts(
  db: Database | Transaction,
  which: SQL,
  most = MOST_ACCOUNTS,
): Promise<readonly EditedAccount[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      createdAt: users.created_at,
      disabledAt: users.disabled_at,
      orderCount: sql<string>`(select count(*) from orders o where o.user_id = users.id)`,
      roles: sql<Role[]>`array(select r.role from user_roles r where r.user_id = users.id)`,
      edition: sql<string>`coalesce((select max(a.id) from audit_log a where a.target_kind = 'account'
        and a.target_id = users.id and a.action in ('roles-changed', 'account-access-changed')), 0)`,
    })
    .from(users)
    .where(which)
    .orderBy(asc(users.email))
    .limit(most);
  return rows.map(({ roles, edition, orderCount, ...row }) => ({
    ...row,
    orderCount: Number(orderCount),
    roles: inOrder(roles),
    edition: Number(edition),
  }));
}

export function inOrder(roles: readonly Role[]): readonly Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

export async function readAccess(db: Database, userId: string): Promise<AccountAccess> {
  const [row] = await db
    .select({
      isConfirmed: users.email_verified,
      sessionCount: sql<string>`(select count(*) from sessions s where s.user_id = users.id and s.expires_at > now())`,
      lastSignInAt: sql<string | null>`(select max(s.created_at) from sessions s where s.user_id = users.id)`,
    })
    .from(users)
    .where(sql`${users.id} = ${userId}`);
  return {
    isConfirmed: row?.isConfirmed ?? false,
    sessionCount: Number(row?.sessionCount ?? 0),
    lastSignInAt: row?.lastSignInAt == null ? null : new Date(row.lastSignInAt),
  };
}
