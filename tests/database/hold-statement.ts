import { onTestFinished } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { untilLockAwaited } from './until-lock-awaited.ts';

/** Runs a statement in a transaction that stays open: other statements wait for its locks until the test ends it. */
export async function holdStatement(
  { pool }: Pick<Postgres, 'pool'>,
  statement: string,
  values: unknown[] = [],
) {
  const client = await pool.connect();
  let isOpen = true;
  const end = async (how: 'commit' | 'rollback') => {
    if (!isOpen) return;
    isOpen = false;
    await client.query(how);
    client.release();
  };
  onTestFinished(() => end('rollback'));
  await client.query('begin');
  await client.query(statement, values);
  return {
    /** So many other statements of this database wait for a lock. */
    untilWaiting: (count: number) => untilLockAwaited({ pool }, count),
    end,
  };
}
