import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { OpenAlerts } from '#core/overview/open-alerts.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { alerts } from '../schema/alerts.ts';
import { writeAudit } from '../staff/audit-log.ts';

export function createOpenAlerts({ db, transaction }: Postgres): OpenAlerts {
  return {
    open: () =>
      db
        .select({
          id: alerts.id,
          kind: alerts.kind,
          message: alerts.message,
          occurrences: alerts.occurrences,
          raisedAt: alerts.raised_at,
          lastSeenAt: alerts.last_seen_at,
        })
        .from(alerts)
        .where(isNull(alerts.resolved_at))
        .orderBy(asc(alerts.raised_at), asc(alerts.id)),

    close: ({ id, by, at }) =>
      transaction(async (tx) => {
        const [found] = await tx.select().from(alerts).where(eq(alerts.id, id)).for('update');
        if (found === undefined) return false;
        if (found.resolved_at !== null) return true;
        await tx
          .update(alerts)
          .set({ resolved_at: sql`greatest(${alerts.raised_at}, ${at.toISOString()}::timestamptz)` })
          .where(eq(alerts.id, id));
        await writeAudit(tx, {
          by,
          at,
          action: 'alert-closed',
          target: { kind: 'alert', id: String(id) },
          before: { kind: found.kind, occurrences: found.occurrences },
          after: null,
        });
        return true;
      }),
  };
}
