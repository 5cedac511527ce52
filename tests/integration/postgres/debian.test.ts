import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { withDatabaseCopy } from '#adapters/postgres/backup/database-copy.ts';
import { loadDatabase } from '#adapters/postgres/backup/load-database.ts';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { describeCatalogueStore } from '#tests/contracts/catalogue-store.contract.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { makeTemplate } from '#tests/database/make-template.ts';
import { startProcess } from '#tests/database/start-process.ts';
import { describeDatabase } from '../backup/describe-database.ts';
import { someEsims } from '../esims/some-esims.ts';
import { findSystemPostgres, startSystemPostgres } from '#tests/database/system-postgres.ts';

const MIGRATIONS = new URL('../../../database/migrations/', import.meta.url).pathname;
const givenUrl = process.env['DATABASE_URL_PG15'];
const programs = await findSystemPostgres();
const isAvailable = givenUrl !== undefined || programs !== null;
const title = isAvailable
  ? `The same database on PostgreSQL from ${givenUrl === undefined ? String(programs) : 'DATABASE_URL_PG15'}`
  : 'The same database on PostgreSQL 15 (skipped: none under /usr/lib/postgresql and DATABASE_URL_PG15 is not set)';

describe.skipIf(!isAvailable)(title, () => {
  let serverUrl = givenUrl ?? '';
  let stop = () => Promise.resolve();
  const there = (from?: string) => aPostgres({ serverUrl, ...(from !== undefined && { from }) });

  beforeAll(async () => {
    if (givenUrl === undefined) {
      const server = await startSystemPostgres(String(programs));
      serverUrl = server.url;
      stop = server.stop;
    }
    await makeTemplate(serverUrl);
  });
  afterAll(() => stop());

  test('OPS-18 a copy of the built-in database can be loaded here, and a copy of that one into the built-in database', async () => {
    const { postgres: builtIn } = await someEsims(2);
    const options = { skipsNumbers: false, checkSecret: () => undefined };
    const [here, back] = [await there('template1'), await aPostgres({ from: 'template1' })];
    await withDatabaseCopy(builtIn, (copy) => loadDatabase(here, copy, options));
    await withDatabaseCopy(here, (copy) => loadDatabase(back, copy, options));
    const { contents } = await describeDatabase(builtIn);
    expect(contents['esims']).toMatch(/^3 /);
    expect((await describeDatabase(here)).contents).toEqual(contents);
    expect((await describeDatabase(back)).contents).toEqual(contents);
  });

  test('it is PostgreSQL 15 or later', async () => {
    const { rows } = await (
      await there()
    ).db.execute<{ version: number }>(
      sql`select current_setting('server_version_num')::int / 10000 as version`,
    );
    expect(rows[0]?.version).toBeGreaterThanOrEqual(15);
  });

  test('an empty database gets every migration once', async () => {
    const postgres = await there('template1');
    expect(await migrateDatabase(postgres)).toEqual((await readdir(MIGRATIONS)).sort());
    expect(await migrateDatabase(postgres)).toEqual([]);
  });

  test('processes that start at the same moment migrate once and all start', async () => {
    const postgres = await there('template1');
    const processes = [1, 2, 3].map(() => startProcess('migrate', [postgres.url]));
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    expect({ codes, said: processes.flatMap(({ lines }) => lines) }).toMatchObject({ codes: [0, 0, 0] });
  });

  test('a job queued in a transaction runs', async () => {
    const postgres = await there();
    const ran: unknown[] = [];
    const job = {
      name: 'deliver',
      run: ({ data }: { data: unknown }) => {
        ran.push(data);
        return Promise.resolve();
      },
    };
    const queue = createJobQueue({ database: postgres, jobs: [job], log: aLog(), runsJobs: true });
    await queue.start();
    onTestFinished(() => queue.stop());
    await postgres.transaction((tx) => queue.enqueueWithin(tx, { name: 'deliver', data: { unit: 1 } }));
    await eventually(() => expect(ran).toEqual([{ unit: 1 }]));
  });

  describeCatalogueStore('The PostgreSQL catalogue there', async () => createCatalogueStore(await there()));
});
