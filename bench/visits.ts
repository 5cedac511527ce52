/**
 * `npm run bench:visits`: how long staff wait for the report about visitors with 1,000,000 page views in a real
 * PostgreSQL, and how many visits a process stores per second. Prints figures and no verdicts.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { createVisitReportReader } from '#adapters/postgres/statistics/visit-report-reader.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import { lastDays, readVisitReport } from '#core/visits/visit-report.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';
import { aPageView } from '#tests/builders/visits.ts';
import { print } from './order-figures.ts';

const SESSIONS = 250_000;
const VIEWS_PER_SESSION = 4;
const DAYS = 30;
const ROUNDS = 21;
const BATCH = 500;
const BATCHES = 20;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const { dataDir } = await aDataFolder('landfall-bench-');
const server = await startEmbeddedPostgres({ dataDir, log });
const postgres = connectPostgres({ url: server.url, log });
try {
  await migrateDatabase(postgres);
  await fill();
  const reader = createVisitReportReader(postgres);
  for (const days of [7, 30]) {
    const read = async () => void (await readVisitReport(reader, lastDays(days, new Date())));
    print(`report of ${days} days: ${await medianMs(read, ROUNDS)} ms`);
  }
  const store = createVisitStore(postgres, Number.MAX_SAFE_INTEGER);
  const record = () =>
    store.record(
      Array.from({ length: BATCH }, () =>
        aPageView({ sessionId: randomUUID(), at: new Date(), route: '/plans' }),
      ),
    );
  print(`storing ${BATCH} visits of new sessions: ${await medianMs(record, BATCHES)} ms`);
} finally {
  await postgres.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** As full as the limits of a day allow: 300 titles, sources and campaigns each. */
async function fill(): Promise<void> {
  await postgres.db.execute(sql`set statement_timeout = 0`);
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into visitor_sessions (id, started_at, last_seen_at, seconds, views, step, is_signed_in, entry_route, referrer,
        utm_source, utm_campaign, device_type, browser, os)
      select gen_random_uuid(), at, at, n % 600, ${VIEWS_PER_SESSION}::int, n % 6, false, '/', 'site-' || n % 300 || '.example',
        'source-' || n % 300, 'campaign-' || n % 300, 'mobile', 'safari', 'ios'
      from (select n, now() - interval '1 second' * (n % (${DAYS}::int * 86400)) as at
        from generate_series(1, ${SESSIONS}::int) n) as visits`);
    await tx.execute(sql`
      insert into page_views (session_id, route, title, viewed_at)
      select id, '/esim/:slug', 'Title ' || n, started_at
      from visitor_sessions, generate_series(1, ${VIEWS_PER_SESSION}::int) n`);
    await tx.execute(sql`
      insert into visit_counts (day, subject, name, views, sessions, seconds)
      select (now() at time zone 'UTC')::date - d, subject, subject || ' ' || n, n, n, 0
      from generate_series(0, ${DAYS}::int - 1) d, generate_series(1, 300) n,
        unnest(array['title', 'source', 'campaign']) subject
      union all
      select (now() at time zone 'UTC')::date - d, subject, subject || ' ' || n, n, n, 0
      from generate_series(0, ${DAYS}::int - 1) d, generate_series(1, 50) n, unnest(array['page', 'entry']) subject
      union all
      select (now() at time zone 'UTC')::date - d, 'all', '', 33333, 8333, 1000000
      from generate_series(0, ${DAYS}::int - 1) d`);
  });
  await postgres.db.execute(sql`analyze`);
  const { rows } = await postgres.db.execute<{ views: string }>(
    sql`select count(*) as views from page_views`,
  );
  print(`${rows[0]?.views ?? 0} page views of ${SESSIONS} sessions`);
}

async function medianMs(work: () => Promise<void>, rounds: number): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return (times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0).toFixed(1);
}
