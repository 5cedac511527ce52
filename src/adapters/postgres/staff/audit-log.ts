import { and, desc, eq, lt } from 'drizzle-orm';
import type { AuditEntry, AuditLog } from '#core/staff/audit-log.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { users } from '../schema/accounts.ts';
import { auditLog } from '../schema/audit-log.ts';

/** Writes an entry in the transaction of the change, so that neither exists without the other. */
export async function writeAudit(
  tx: Transaction,
  { by, at, action, target, before, after }: AuditEntry,
): Promise<number> {
  const [written] = await tx
    .insert(auditLog)
    .values({
      at,
      staff_id: by,
      action,
      target_kind: target.kind,
      target_id: target.id,
      before,
      after,
    })
    .returning({ id: auditLog.id });
  if (written === undefined) throw new Error('The audit entry was not written');
  return written.id;
}

function isAbout({ kind, id }: Readonly<{ kind: string; id: string }>) {
  return and(eq(auditLog.target_kind, kind), eq(auditLog.target_id, id));
}

export function createAuditLog({ db }: Pick<Postgres, 'db'>): AuditLog {
  return {
    async list({ target, before, most }) {
      const rows = await db
        .select({ entry: auditLog, staffEmail: users.email })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.staff_id))
        .where(
          and(
            target === undefined ? undefined : isAbout(target),
            before === undefined ? undefined : lt(auditLog.id, before),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(most);
      return rows.map(({ entry, staffEmail }) => ({
        id: entry.id,
        at: entry.at,
        staffEmail,
        action: entry.action,
        target: { kind: entry.target_kind, id: entry.target_id },
        before: entry.before,
        after: entry.after,
      }));
    },
  };
}
