/**
 * `npm run bench:readings`: how long one process takes to find and queue the eSIMs that are due, among 100,000 in a
 * real PostgreSQL. Prints figures and no verdicts.
 */
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { createReminderStore } from '#adapters/postgres/reminders/reminder-store.ts';
import { createReadingStore } from '#adapters/postgres/esims/reading-store.ts';
import type { EnqueueWithin } from '#adapters/postgres/connection/enqueue-within.ts';
import { READINGS_PER_MINUTE } from '#core/esims/usage/next-reading.ts';
import { readingJobs } from '#server/jobs/reading-jobs.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';
import { noSharedLimits } from '#tests/builders/shared-limits.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { print } from './order-figures.ts';

const ORDERS = 1_000;
const UNITS_PER_ORDER = 100;
const BATCH = 100;
/** As many as one round of the background job needs. */
const BATCHES = READINGS_PER_MINUTE / BATCH;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const { dataDir } = await aDataFolder('landfall-bench-');
const server = await startEmbeddedPostgres({ dataDir, log });
const postgres = connectPostgres({ url: server.url, log });
try {
  await migrateDatabase(postgres);
  await fill(postgres);
  await measure('600 of 100,000 are due', `interval '1 second' * (row_number - ${READINGS_PER_MINUTE})`);
  await measure('all 100,000 are due, as after an outage', `interval '-1 second' * row_number`);
  await measureReminders();
} finally {
  await postgres.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Only the columns that the selection reads have realistic values. */
async function fill({ db, transaction }: Postgres): Promise<void> {
  await createCatalogueStore(postgres).replaceCatalogue(
    [anOfferedPackage({ package_id: 'plan' })],
    new Date(),
  );
  const total = UNITS_PER_ORDER * 100;
  await transaction(async (tx) => {
    await tx.execute(sql`
      insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      select 'a@example.com', 'en', 'fulfilled', ${total}::int, 0, ${total}::int, 'USD', n::text, 'hash', 'hash', now(),
        now() + interval '30 minutes', now()
      from generate_series(1, ${ORDERS}::int) n`);
    await tx.execute(sql`
      insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, deliver_by, outcome,
        settled_at, vendor_order_id)
      select id, n, 'plan', 'sim', 100, 0, now(), 'delivered', now(), id || '-' || n
      from orders, generate_series(1, ${UNITS_PER_ORDER}::int) n`);
    await tx.execute(sql`
      insert into esims (unit_id, iccid, smdp_address, activation_code, matching_id, apn_kind, status, created_at,
        next_read_at)
      select id, '89' || lpad((row_number() over ())::text, 17, '0'), 'rsp.example', 'v1.' || repeat('x', 120),
        'v1.' || repeat('x', 80), 'automatic', 'active', now(), now()
      from order_units`);
  });
  await db.execute(sql`analyze`);
}

/** `dueAt` is when the eSIM with `row_number` is due, after now. */
async function measure(title: string, dueAt: string): Promise<void> {
  const reset = async () => {
    await postgres.db.execute(sql`
      update esims set read_queued_at = null, next_read_at = now() + numbered.due
      from (select id, ${sql.raw(dueAt)} as due
        from (select id, row_number() over () as row_number from esims) as counted) as numbered
      where esims.id = numbered.id`);
    // The update leaves a dead row for each eSIM, which autovacuum would remove.
    await postgres.db.execute(sql`vacuum analyze esims`);
  };
  print(title);
  await reset();
  print(`  select and mark ${BATCH}: ${await medianMs(() => queue(() => Promise.resolve(), BATCH))} ms`);
  const jobs = createJobQueue({
    database: postgres,
    jobs: readingJobs({ ...unused(), clock: { now: () => new Date() }, log }),
    log,
    runsJobs: false,
  });
  await jobs.start();
  await reset();
  const startedAt = performance.now();
  for (let batch = 0; batch < BATCHES; batch += 1)
    await queue((tx, job) => jobs.enqueueWithin(tx, job), BATCH);
  print(
    `  a whole round of ${READINGS_PER_MINUTE}, jobs included: ${Math.round(performance.now() - startedAt)} ms`,
  );
  await jobs.stop();
}

/** Decides about eSIMs that have used 80 % of their data, each with a reminder to write. */
async function measureReminders(): Promise<void> {
  await postgres.db.execute(sql`
    insert into usage_readings (esim_id, read_at, last_read_at, status, total_megabytes, remaining_megabytes, is_unlimited)
    select id, now(), now(), 'active', 1000, 200, false from esims`);
  await postgres.db
    .execute(sql`update esims set read_at = now(), remind_at = now() + interval '1 second' * (n - 600)
    from (select id as counted, row_number() over () as n from esims) as numbered where id = counted`);
  await postgres.db.execute(sql`vacuum analyze esims, usage_readings`);
  const store = createReminderStore({ postgres, enqueueWithin: () => Promise.resolve() });
  const decide = async () => void (await store.queueDue(BATCH, new Date()));
  print(`reminders: decide about ${BATCH} of 100,000 and write them: ${await medianMs(decide)} ms`);
}

async function queue(enqueueWithin: EnqueueWithin, most: number): Promise<void> {
  await createReadingStore({ postgres, enqueueWithin }).queueDue(most, new Date());
}

/** The jobs are only queued here, never run. */
function unused() {
  const readings = createReadingStore({ postgres, enqueueWithin: () => Promise.resolve() });
  return {
    readings,
    limits: noSharedLimits,
    network: { readUsage: () => Promise.resolve({ kind: 'unknown' } as const) },
  };
}

async function medianMs(work: () => Promise<void>): Promise<string> {
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return (times.toSorted((a, b) => a - b)[BATCHES / 2] ?? 0).toFixed(1);
}
