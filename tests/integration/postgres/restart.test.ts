import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { watchPools } from '#server/health/pools-health.ts';
import { aClock } from '#tests/builders/clock.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-03-02T10:00:00Z');

/** A separate server, because this test stops it. */
async function aServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-restart-'));
  // When root runs the tests, PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755);
  const start = () => startEmbeddedPostgres({ dataDir, log: aLog(), durable: false });
  let server = await start();
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => {
      server = await start();
    },
  };
}

test('a database restart ends neither the process nor the work: queries, listening and jobs continue', async () => {
  const server = await aServer();
  const log = aLog();
  const postgres = connectPostgres({ url: server.url, log });
  await migrateDatabase(postgres);
  const catalogue = createCatalogueStore(postgres);
  const ran: unknown[] = [];
  const job = {
    name: 'deliver',
    run: ({ data }: { data: unknown }) => {
      ran.push(data);
      return Promise.resolve();
    },
  };
  const queue = createJobQueue({ database: postgres, jobs: [job], log, runsJobs: true, pollSeconds: 0.5 });
  await queue.start();
  onTestFinished(async () => {
    await queue.stop();
    await postgres.close();
  });
  const received: number[] = [];
  await catalogue.onChange((version) => received.push(version));
  await catalogue.replaceCatalogue([anOfferedPackage()], AT);
  await eventually(() => expect(received).toEqual([1]));

  await server.stop();
  expect(await postgres.isReachable()).toBe(false);
  await expect(catalogue.load()).rejects.toThrow();
  await server.start();

  expect(await postgres.isReachable()).toBe(true);
  expect((await catalogue.load()).packages).toHaveLength(1);
  await catalogue.replaceCatalogue([], AT);
  await eventually(() => expect(received).toEqual([1, 2]));
  await queue.enqueue({ name: 'deliver', data: { after: 'the restart' } });
  await eventually(() => expect(ran).toEqual([{ after: 'the restart' }]));
});

test('OPS-28 a database that is down for an hour needs no new process, and neither does its return', async () => {
  const server = await aServer();
  const postgres = connectPostgres({ url: server.url, log: aLog() });
  const clock = aClock();
  const pools = watchPools({ postgres, clock });
  onTestFinished(async () => {
    pools.stop();
    await postgres.close();
  });
  await server.stop();
  clock.advance(3_600);
  expect(await pools.isStuck()).toBe(true);
  expect(await pools.needsNewProcess()).toBe(false);

  await server.start();
  clock.advance(2);
  expect(await pools.needsNewProcess()).toBe(false);
});

test('a change made while the listener was disconnected is received after it reconnects', async () => {
  const { url } = await aPostgres();
  const postgres = connectPostgres({ url, log: aLog() });
  onTestFinished(() => postgres.close());
  const catalogue = createCatalogueStore(postgres);
  const received: number[] = [];
  await catalogue.onChange((version) => received.push(version));

  // In one transaction: the listener is gone before the change is announced, so it cannot receive it.
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`update catalogue_version set version = 7`);
    await tx.execute(
      sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
          where application_name = 'landfall-listener' and datname = current_database()`,
    );
    await tx.execute(sql`select pg_notify('catalogue_changed', '7')`);
  });

  await eventually(() => expect(received).toEqual([7]));
});

test('a connection that is lost in the middle of a transaction fails only that transaction', async () => {
  const { url } = await aPostgres();
  const log = aLog();
  const postgres = connectPostgres({ url, log, maxConnections: 1 });
  const other = connectPostgres({ url, log: aLog() });
  onTestFinished(async () => {
    await postgres.close();
    await other.close();
  });

  const cutOff = postgres.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int, 10000)`);
    // No query is running on the connection when it is lost: only our error listener can notice.
    await eventually(() => expect(log.lines.map(({ event }) => event)).toContain('database-connection-lost'));
    await tx.execute(sql`select 1`);
  });

  await expect(cutOff).rejects.toThrow();
  expect((await postgres.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('an unavailable database is reported as unreachable, without throwing', async () => {
  const postgres = connectPostgres({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: aLog() });
  onTestFinished(() => postgres.close());

  expect(await postgres.isReachable()).toBe(false);
});

test('a statement or a lock that takes too long is cancelled by the database', async () => {
  const postgres = await aPostgres();
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

  for (const setting of settings) {
    const { rows } = await postgres.db.execute<{ seconds: number }>(
      sql`select extract(epoch from current_setting(${setting})::interval)::int as seconds`,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(0);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(30);
  }
});
