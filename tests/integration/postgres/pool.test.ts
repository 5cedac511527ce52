import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { aDatabase } from '#tests/database/a-database.ts';
import { countPools } from '#tests/database/whole-pool.ts';
import { anAccountsShop } from '../accounts/shop.ts';

const SLOTS = 3;
const CUT = new URL('../../database/processes/cut-connections.ts', import.meta.url).pathname;

async function aSmallPool() {
  const database = await aDatabase();
  const postgres = connectPostgres({ url: database.url, log: aLog(), maxConnections: SLOTS });
  onTestFinished(async () => {
    await postgres.close();
    await database.drop();
  });
  return {
    postgres,
    /**
     * Leaves the pool with idle connections that are all dead. This process is blocked meanwhile and does not
     * notice: the next statement is sent on one of them.
     */
    cut: async (): Promise<void> => {
      await eventually(() => postgres.pool.query('select 1'));
      execFileSync(process.execPath, [CUT, database.url]);
    },
  };
}

function taken(postgres: Postgres): number {
  const { total, idle } = countPools(postgres);
  return total - idle;
}

/**
 * True when all slots can be used at the same time. A pool that lost one waits, and the wait fails after 5 s.
 */
async function isWhole({ transaction }: Postgres): Promise<boolean> {
  const { promise: allConnected, resolve } = Promise.withResolvers<undefined>();
  let inside = 0;
  const connect = () =>
    transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      inside += 1;
      if (inside === SLOTS) resolve(undefined);
      await allConnected;
    });
  await Promise.all(Array.from({ length: SLOTS }, connect));
  return inside === SLOTS;
}

test('OPS-07 a connection that is not returned is counted, of the accounts library too', async () => {
  const { postgres } = await aSmallPool();
  for (const pool of [postgres.pool, postgres.accountsPool]) {
    const client = await pool.connect();
    expect(taken(postgres)).toBe(1);
    client.release();
    expect(taken(postgres)).toBe(0);
  }
});

test('OPS-07 a transaction whose BEGIN hits a dead connection fails, and the pool loses no slot', async () => {
  const { postgres, cut } = await aSmallPool();
  for (let round = 0; round < SLOTS; round += 1) {
    await cut();
    await expect(postgres.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    expect(taken(postgres)).toBe(0);
  }
  expect(await postgres.isReachable()).toBe(true);
  expect(await isWhole(postgres)).toBe(true);
});

test('OPS-07 a connection that dies before COMMIT fails the transaction, and the pool loses no slot', async () => {
  const { postgres, cut } = await aSmallPool();
  for (let round = 0; round < SLOTS; round += 1) {
    const cutOff = postgres.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await cut();
    });
    await expect(cutOff).rejects.toThrow();
    expect(taken(postgres)).toBe(0);
  }
  expect(await isWhole(postgres)).toBe(true);
});

test('work that throws is rolled back, the caller gets its error, and the connection is reused', async () => {
  const { postgres } = await aSmallPool();
  const pidOf = async () => {
    const { rows } = await postgres.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid;
  };
  const before = await pidOf();
  const undone = postgres.transaction(async (tx) => {
    await tx.execute(sql`update catalogue_version set version = 7`);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  const { rows } = await postgres.db.execute(sql`select version from catalogue_version`);
  expect(rows).toEqual([{ version: '0' }]);
  expect(await pidOf()).toBe(before);
  expect(taken(postgres)).toBe(0);
});

test('OPS-07 the job queue and the accounts library return their connections when a connection is dead', async () => {
  const { postgres, cut } = await aSmallPool();
  const queue = createJobQueue({
    database: postgres,
    jobs: [{ name: 'deliver', run: () => Promise.resolve() }],
    log: aLog(),
    runsJobs: false,
  });
  await queue.start();
  const shop = await anAccountsShop({ postgres });
  const signIn = () => shop.call('/sign-in/email', { body: { email: 'a@example.com', password: 'nothing' } });
  for (let round = 0; round < SLOTS; round += 1) {
    await cut();
    await expect(queue.enqueue({ name: 'deliver', data: {} })).rejects.toThrow();
    await eventually(() => expect(taken(postgres)).toBe(0));
    await cut();
    // An error or a result: it must only leave the pool unchanged.
    await signIn().catch(() => undefined);
    await eventually(() => expect(taken(postgres)).toBe(0));
  }
  await eventually(async () => expect((await signIn()).status).toBe(401));
  expect(await isWhole(postgres)).toBe(true);
  await queue.stop();
});
