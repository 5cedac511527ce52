import { expect } from 'vitest';
import type pg from 'pg';
import { eventually } from '#tests/builders/eventually.ts';

/**
 * A line that requests the connection counts from a shop process; the response is a line that begins with it.
 */
export const COUNT_POOL = 'count-pool';

/** The connection counts of a process's database pool. */
export type PoolCounts = Readonly<{ total: number; idle: number; waiting: number }>;

/** The longest time that a shop may take to stop. */
const STOP_WITHIN_MS = 10_000;
/** Long: on a busy machine the queries of the jobs overlap for seconds. A lost connection stays lost. */
const IDLE_WITHIN_MS = 60_000;

export function countPool({ totalCount, idleCount, waitingCount }: pg.Pool): PoolCounts {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Jobs query the database from time to time, so one idle moment is enough; a lost connection never comes
 * back.
 */
export async function untilPoolIsWhole(count: () => PoolCounts | Promise<PoolCounts>): Promise<void> {
  await eventually(async () => {
    const { total, idle, waiting } = await count();
    expect({ total, idle, waiting }, 'The pool has lost a connection').toEqual({
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
