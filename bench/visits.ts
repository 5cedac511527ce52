/**
 * `npm run bench:visits`: how long staff wait for the report about visitors with 1,000,000 page views in a real
 * PostgreSQL, and how many visits a process stores per second. Prints figures and no verdicts.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createVisitReportReader } from '#adapters/postgres/statistics/visit-report-reader.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import { lastDays, readVisitReport } from '#core/visits/visit-report.ts';
import { aPageView } from '#tests/builders/visits.ts';
import { withBenchDatabase } from './bench-database.ts';
import { timesOf } from './call-times.ts';
import { fillVisits, SESSIONS } from './data/fill-visits.ts';
import { print } from './order-figures.ts';

const DAYS = 30;
const ROUNDS = 21;
const BATCH = 500;
const BATCHES = 20;

await withBenchDatabase(async (postgres) => {
  await fillVisits(postgres, DAYS);
  await postgres.db.execute(sql`analyze`);
  const { rows } = await postgres.db.execute<{ views: string }>(
    sql`select count(*) as views from page_views`,
  );
  print(`${rows[0]?.views ?? 0} page views of ${SESSIONS} sessions`);
  const reader = createVisitReportReader(postgres);
  for (const days of [7, 30]) {
    const { medianMs } = await timesOf(() => readVisitReport(reader, lastDays(days, new Date())), ROUNDS);
    print(`report of ${days} days: ${medianMs.toFixed(1)} ms`);
  }
  const store = createVisitStore(postgres, Number.MAX_SAFE_INTEGER);
  const record = () =>
    store.record(
      Array.from({ length: BATCH }, () =>
        aPageView({ sessionId: randomUUID(), at: new Date(), route: '/plans' }),
      ),
    );
  const { medianMs } = await timesOf(record, BATCHES);
  print(`storing ${BATCH} visits of new sessions: ${medianMs.toFixed(1)} ms`);
});
