import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

/** Until a transaction of this database waits for the lock of another one. */
export async function untilLockAwaited({ db }: Pick<Postgres, 'db'>): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
}
