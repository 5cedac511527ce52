import { expect } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { eventually } from '#tests/builders/eventually.ts';

/** Until so many statements of this database wait for the lock of another transaction. */
export function untilLockAwaited({ pool }: Pick<Postgres, 'pool'>, count = 1): Promise<void> {
  return eventually(async () => {
    // Of the pool, not of an open transaction, which sees the state of its first look.
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows).toHaveLength(count);
  });
}
