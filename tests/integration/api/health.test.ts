import { expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { DatabaseHealth } from '#server/health/database-health.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

/** The routes over a real pool of two connections, composed as in the shop. */
async function aWatchedShop() {
  const { url } = await aPostgres();
  const postgres = connectPostgres({ url, log: aLog(), maxConnections: 2 });
  onTestFinished(() => postgres.close());
  const clock = aClock();
  let given = 0;
  const health = new DatabaseHealth({ clock, isReachable: () => postgres.isReachable() });
  postgres.pool.on('acquire', () => {
    given += 1;
    health.noteConnection();
  });
  const app = await aRunningApp({
    liveness: async () => !(await health.isStuck()),
    readiness: async () => ({ isReady: await health.isReachable(), reasons: [] }),
  });
  return { ...app, postgres, clock, given: () => given };
}

test('OPS-05 /healthz fails once the pool returned no connection for a minute, and not while it still returns some', async () => {
  const { get, postgres, clock } = await aWatchedShop();
  const held = [await postgres.pool.connect(), await postgres.pool.connect()];
  clock.advance(59);
  expect((await get('/healthz')).status).toBe(200);
  clock.advance(2);
  const stuck = await get('/healthz');
  expect(stuck.status).toBe(503);
  expect(await stuck.json()).toEqual({ status: 'stuck', reasons: ['database-connections'] });
  for (const client of held) client.release();
  clock.advance(2);
  expect((await get('/healthz')).status).toBe(200);
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
