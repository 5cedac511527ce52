import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Alert, Alerts } from '#core/alerts.ts';
import { runbookSentence } from '#core/runbooks.ts';
import type { Postgres, Transaction } from './connection/connect-postgres.ts';
import { alerts } from './schema/alerts.ts';

export function createAlertStore({ db }: Postgres): Alerts {
  return {
    raise: (alert, at) => raiseAlert(db, alert, at),

    async settle(kind, at) {
      await db
        .update(alerts)
        .set({ resolved_at: sql`greatest(${alerts.raised_at}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(alerts.kind, kind), isNull(alerts.resolved_at)));
    },
  };
}

/** Also usable within a transaction, for an alert that must exist exactly when another change does. */
export async function raiseAlert(
  db: Postgres['db'] | Transaction,
  { kind, message: text }: Alert,
  at: Date,
): Promise<void> {
  const message = `${text} ${runbookSentence(kind)}`;
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
}
