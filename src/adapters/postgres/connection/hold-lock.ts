import type { Postgres } from './connect-postgres.ts';

/** Any number, as long as no other lock of the shop uses it. */
const LOCKS = { 'rotate-keys': 7_205_312 } as const;

/**
 * Runs `work` while no other process of this database runs work under the same name. Null: another one does. The lock
 * ends with its connection, so a killed process leaves none behind.
 */
export async function holdLock<Result>(
  postgres: Pick<Postgres, 'pool'>,
  name: keyof typeof LOCKS,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await postgres.pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCKS[name],
    ]);
    return rows[0]?.taken === true ? await work() : null;
  } finally {
    client.release(true);
  }
}
