import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Alerts } from '#core/alerts.ts';
import type { Postgres } from './connect-postgres.ts';
import { alerts } from './schema/alerts.ts';

export function createAlertStore({ db }: Postgres): Alerts {
  return {
    async raise({ kind, message }, at) {
      await db
        .insert(alerts)
        .values({ kind, message, raised_at: at, last_seen_at: at })
        .onConflictDoUpdate({
          target: alerts.kind,
          targetWhere: isNull(alerts.resolved_at),
          set: {
            message,
            occurrences: sql`${alerts.occurrences} + 1`,
            last_seen_at: sql`greatest(${alerts.last_seen_at}, excluded.last_seen_at)`,
          },
        });
    },

    async settle(kind, at) {
      await db
        .update(alerts)
        .set({ resolved_at: sql`greatest(${alerts.raised_at}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(alerts.kind, kind), isNull(alerts.resolved_at)));
    },
  };
}
