import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import type {
  AccessEdit,
  AccessEditOutcome,
  AccountEditOutcome,
  EditedAccount,
  RoleEdit,
  StaffAccounts,
} from '#core/staff/staff-accounts.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { violatedConstraint } from '../connection/violated-constraint.ts';
import { sessions, userRoles, users } from '../schema/accounts.ts';
import { orders } from '../schema/orders.ts';
import { writeAudit } from './audit-log.ts';
import { inOrder, readAccess, readAccounts } from './read-accounts.ts';

export function createStaffAccounts(postgres: Postgres): StaffAccounts {
  const { db } = postgres;
  return {
    team: () => readAccounts(db, sql`exists (select 1 from user_roles r where r.user_id = users.id)`),
    search: (start, most) => {
      const pattern = `${start.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return readAccounts(db, sql`${users.email} like ${pattern}`, most);
    },
    async find(userId) {
      const [found] = await readAccounts(db, eq(users.id, userId));
      return found === undefined ? null : { ...found, ...(await readAccess(db, userId)) };
    },
    saveRoles: (edit) => keepingAnAdmin(postgres.transaction((tx) => saveRoles(tx, edit))),
    saveAccess: (edit) => keepingAnAdmin(postgres.transaction((tx) => saveAccess(tx, edit))),
    signOutEverywhere: (userId, action) =>
      postgres.transaction(async (tx) => {
        const account = await lockAccount(tx, userId);
        if (account === null) return null;
        const ended = await endSessions(tx, userId);
        await writeAudit(tx, {
          ...action,
          action: 'account-signed-out',
          target: { kind: 'account', id: userId },
          before: { sessions: ended },
          after: { sessions: 0 },
        });
        return ended;
      }),
  };
}

async function keepingAnAdmin<Outcome>(edit: Promise<Outcome>): Promise<Outcome | { kind: 'last-admin' }> {
  try {
    return await edit;
  } catch (error) {
    if (violatedConstraint(error) === 'user_roles_keep_one_admin') return { kind: 'last-admin' };
    throw error;
  }
}

/** Two editors of one account take turns. Orders are locked before their account, as everywhere. */
async function lockAccount(tx: Transaction, userId: string): Promise<EditedAccount | null> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.user_id, userId));
  await own.orderBy(asc(orders.id)).for('update');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [now] = await readAccounts(tx, eq(users.id, userId));
  return now ?? null;
}

/** Also ends the access of browsers that paid as a guest. Returns how many sessions there were. */
async function endSessions(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`select end_browser_access(${userId})`);
  const ended = await tx.delete(sessions).where(eq(sessions.user_id, userId)).returning({ id: sessions.id });
  return ended.length;
}

async function saveAccess(
  tx: Transaction,
  { userId, isDisabled, seen, by, at }: AccessEdit,
): Promise<AccessEditOutcome> {
  const now = await lockAccount(tx, userId);
  if (now === null) return { kind: 'not-found' };
  if (isDisabled && userId === by) return { kind: 'own-account' };
  const isAlreadySo = isDisabled === (now.disabledAt !== null);
  const verdict = judgeEdit({ seen, current: now.edition, isAlreadySo });
  if (verdict === 'edited-meanwhile') return { kind: 'edited-meanwhile', now };
  if (isAlreadySo) return { kind: 'saved', now };
  const disabledAt = isDisabled ? at : null;
  await tx.update(users).set({ disabled_at: disabledAt }).where(eq(users.id, userId));
  if (isDisabled) await endSessions(tx, userId);
  const edition = await writeAudit(tx, {
    by,
    at,
    action: 'account-access-changed',
    target: { kind: 'account', id: userId },
    before: { isDisabled: !isDisabled },
    after: { isDisabled },
  });
  return { kind: 'saved', now: { ...now, disabledAt, edition } };
}

async function saveRoles(
  tx: Transaction,
  { userId, wanted, seen, by, at }: RoleEdit,
): Promise<AccountEditOutcome> {
  const now = await lockAccount(tx, userId);
  if (now === null) return { kind: 'not-found' };
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
