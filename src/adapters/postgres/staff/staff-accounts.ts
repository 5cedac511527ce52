import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { ROLES, type Role } from '#core/accounts/role-store.ts';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import type { EditedRoles, RoleEdit, RoleEditOutcome, StaffAccounts } from '#core/staff/staff-accounts.ts';
import type { Database, Postgres, Transaction } from '../connection/connect-postgres.ts';
import { violatedConstraint } from '../connection/violated-constraint.ts';
import { userRoles, users } from '../schema/accounts.ts';
import { writeAudit } from './audit-log.ts';

export function createStaffAccounts(postgres: Postgres): StaffAccounts {
  const { db } = postgres;
  return {
    team: () => readAccounts(db, sql`exists (select 1 from user_roles r where r.user_id = users.id)`),
    search: (start, most) => {
      const pattern = `${start.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return readAccounts(db, sql`${users.email} like ${pattern}`, most);
    },
    async saveRoles(edit) {
      try {
        return await postgres.transaction((tx) => saveRoles(tx, edit));
      } catch (error) {
        if (violatedConstraint(error) === 'user_roles_keep_one_admin') return { kind: 'last-admin' };
        throw error;
      }
    },
  };
}

/** A team is never larger. */
const MOST_ACCOUNTS = 500;

/** The edition is the last audit entry about the roles; the command `make-admin` only ever adds one. */
async function readAccounts(
  db: Database | Transaction,
  which: SQL,
  most = MOST_ACCOUNTS,
): Promise<readonly EditedRoles[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      createdAt: users.created_at,
      orderCount: sql<string>`(select count(*) from orders o where o.user_id = users.id)`,
      roles: sql<Role[]>`array(select r.role from user_roles r where r.user_id = users.id)`,
      edition: sql<string>`coalesce((select max(a.id) from audit_log a where a.target_kind = 'account'
        and a.target_id = users.id and a.action = 'roles-changed'), 0)`,
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

function inOrder(roles: readonly Role[]): readonly Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

async function saveRoles(
  tx: Transaction,
  { userId, wanted, seen, by, at }: RoleEdit,
): Promise<RoleEditOutcome> {
  // Two editors of one account take turns.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [now] = await readAccounts(tx, eq(users.id, userId));
  if (now === undefined) return { kind: 'not-found' };
  const next = inOrder(wanted);
  const isAlreadySo = next.join() === now.roles.join();
  const verdict = judgeEdit({ seen, current: now.edition, isAlreadySo });
  if (verdict === 'edited-meanwhile') return { kind: 'edited-meanwhile', now };
  if (isAlreadySo) return { kind: 'saved', now };
  const added = next.filter((role) => !now.roles.includes(role));
  if (added.length > 0)
    await tx.insert(userRoles).values(added.map((role) => ({ user_id: userId, role, granted_at: at })));
  const removed = now.roles.filter((role) => !next.includes(role));
  if (removed.length > 0)
    await tx.delete(userRoles).where(and(eq(userRoles.user_id, userId), inArray(userRoles.role, removed)));
  const edition = await writeAudit(tx, {
    by,
    at,
    action: 'roles-changed',
    target: { kind: 'account', id: userId },
    before: { roles: now.roles },
    after: { roles: next },
  });
  return { kind: 'saved', now: { ...now, roles: next, edition } };
}
