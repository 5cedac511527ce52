import { sql, type SQL } from 'drizzle-orm';
import { INSTALLED_READING_AFTER_MS } from '#core/esims/usage/next-reading.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { esims } from '../schema/delivery.ts';

/** Marking again keeps the first time. An eSIM that was just installed may connect soon, so it is read sooner. */
export async function changeMark(
  db: Postgres['db'],
  condition: SQL | undefined,
  at: Date | null,
): Promise<void> {
  const changes =
    at === null ? { installed_at: null } : { installed_at: markedAt(at), next_read_at: sooner(at) };
  await db.update(esims).set(changes).where(condition);
}

function markedAt(at: Date): SQL {
  return sql`coalesce(${esims.installed_at}, ${at.toISOString()}::timestamptz)`;
}

/** A recycled eSIM stays unread: `least` alone would ignore its null. */
function sooner(at: Date): SQL {
  const soon = new Date(at.getTime() + INSTALLED_READING_AFTER_MS).toISOString();
  return sql`case when ${esims.next_read_at} is not null then least(${esims.next_read_at}, ${soon}::timestamptz) end`;
}
