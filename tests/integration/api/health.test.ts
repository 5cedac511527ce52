import { expect, onTestFinished, test } from 'vitest';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { watchPools } from '#server/health/pools-health.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

/** The routes over real pools, composed as in the shop: two connections, and those of the accounts library. */
async function aWatchedShop() {
  const { url } = await aPostgres();
  const postgres = connectPostgres({ url, log: aLog(), maxConnections: 2 });
  const clock = aClock();
  let given = 0;
  postgres.pool.on('acquire', () => (given += 1));
  const pools = watchPools({ postgres, clock });
  onTestFinished(async () => {
    pools.stop();
    await postgres.close();
  });
  const app = await aRunningApp({
    liveness: async () => !(await pools.isStuck()),
    readiness: async () => ({ isReady: await pools.isReachable(), reasons: [] }),
  });
  return { ...app, postgres, pools, clock, given: () => given };
}

/** Takes every connection of a pool, as callers do that never return theirs. Returns a function that returns them. */
async function useUp(pool: Postgres['pool']): Promise<() => void> {
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const client of held) client.release();
  };
}

test('OPS-05 /healthz fails once the pool returned no connection for a minute, and not while it still returns some', async () => {
  const { get, postgres, clock } = await aWatchedShop();
  const giveBack = await useUp(postgres.pool);
  clock.advance(59);
  expect((await get('/healthz')).status).toBe(200);
  clock.advance(2);
  const stuck = await get('/healthz');
  expect(stuck.status).toBe(503);
  expect(await stuck.json()).toEqual({ status: 'stuck', reasons: ['database-connections'] });
  giveBack();
  clock.advance(2);
  expect((await get('/healthz')).status).toBe(200);
});

test('OPS-05 /healthz fails when only the pool of the accounts library is stuck, while the other one is busy', async () => {
  const { get, postgres, clock } = await aWatchedShop();
  const giveBack = await useUp(postgres.accountsPool);
  clock.advance(61);
  await postgres.pool.query('select 1');
  expect((await get('/healthz')).status).toBe(503);
  expect((await get('/readyz')).status).toBe(200);
  giveBack();
  clock.advance(2);
  expect((await get('/healthz')).status).toBe(200);
});

test('OPS-28 only a new process helps when a pool gives no connection although the database accepts new ones', async () => {
  const { postgres, pools, clock } = await aWatchedShop();
  const giveBack = await useUp(postgres.pool);
  clock.advance(59);
  expect(await pools.needsNewProcess()).toBe(false);
  clock.advance(2);
  expect(await pools.needsNewProcess()).toBe(true);
  giveBack();
  clock.advance(2);
  expect(await pools.needsNewProcess()).toBe(false);
});

test('a hundred calls of /readyz within a second cost the database one statement', async () => {
  const { get, clock, given } = await aWatchedShop();
  const responses = await Promise.all(Array.from({ length: 100 }, () => get('/readyz')));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(given()).toBe(1);
  clock.advance(2);
  await get('/readyz');
  expect(given()).toBe(2);
});
