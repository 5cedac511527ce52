import { expect } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { eventually } from '#tests/builders/eventually.ts';

/**
 * A line that requests the connection counts from a shop process; the response is a line that begins with it.
 */
export const COUNT_POOLS = 'count-pools';

/** The connection counts of a process's database pools, added up. */
export type PoolCounts = Readonly<{ total: number; idle: number; waiting: number }>;

/** The longest time that a shop may take to stop. */
const STOP_WITHIN_MS = 10_000;
/** Long: on a busy machine the queries of the jobs overlap for seconds. A lost connection stays lost. */
const IDLE_WITHIN_MS = 60_000;

type Pools = Pick<Postgres, 'pool' | 'accountsPool'>;

export function countPools({ pool, accountsPool }: Pools): PoolCounts {
  return {
    total: pool.totalCount + accountsPool.totalCount,
    idle: pool.idleCount + accountsPool.idleCount,
    waiting: pool.waitingCount + accountsPool.waitingCount,
  };
}

/**
 * Jobs query the database from time to time, so one idle moment is enough; a lost connection never comes
 * back.
 */
export async function untilPoolsAreWhole(count: () => PoolCounts | Promise<PoolCounts>): Promise<void> {
  await eventually(async () => {
    const { total, idle, waiting } = await count();
    expect({ total, idle, waiting }, 'A pool has lost a connection').toEqual({
      total,
      idle: total,
      waiting: 0,
    });
  }, IDLE_WITHIN_MS);
}

/** Fails when `stop` has not ended within ten seconds. */
export async function stopsInTime<Ended>(stop: () => Promise<Ended>): Promise<Ended> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The shop did not stop within ${STOP_WITHIN_MS} ms`)),
    STOP_WITHIN_MS,
  );
  try {
    return await Promise.race([stop(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
