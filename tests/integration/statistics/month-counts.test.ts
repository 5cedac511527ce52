import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSpeedStore } from '#adapters/postgres/statistics/speed-store.ts';
import { createVisitReportReader } from '#adapters/postgres/statistics/visit-report-reader.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import type { DayRange } from '#core/calendar/days.ts';
import { lastDays, REPORT_DAYS } from '#core/visits/visit-report.ts';
import { aPageLeave, aPageView } from '#tests/builders/visits.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const TODAY = new Date('2026-03-17T12:00:00Z');
const MOST = 1_000;
/** The last day is also in the past: what came later is not in such a report. */
const RANGES: readonly DayRange[] = [
  ...REPORT_DAYS.map((days) => lastDays(days, TODAY)),
  { from: '2025-12-31', to: '2026-03-01' },
  { from: '2026-02-01', to: '2026-02-28' },
  { from: '2026-01-30', to: '2026-01-31' },
];

/** What the counts of single days say. */
async function visitsOfDays({ db }: Postgres, { from, to }: DayRange) {
  const { rows } = await db.execute(sql`
    select subject, name, sum(views)::int as views, sum(sessions)::int as sessions from visit_counts
    where day between ${from} and ${to} and subject <> 'all'
    group by subject, name order by subject, sum(views) + sum(sessions) desc, name`);
  return rows;
}

async function speedsOfDays({ db }: Postgres, { from, to }: DayRange) {
  const { rows } = await db.execute(sql`
    select route, metric, bucket, sum(count)::int as count from page_speed_counts
    where day between ${from} and ${to} group by route, metric, bucket order by route, metric, bucket`);
  return rows;
}

const id = (nth: number) => `0b5f0f5e-8f43-4b0f-9a0e-${String(nth).padStart(12, '0')}`;
const daysAgo = (days: number) => new Date(TODAY.getTime() - days * 24 * 60 * 60 * 1000);

test('ADMIN-34 ADMIN-15 months and days of visits say what all days say, also after late visits', async () => {
  const postgres = await aPostgres();
  const store = createVisitStore(postgres);
  const reader = createVisitReportReader(postgres);
  const routes = ['/', '/plans', '/contact', '/esim/:slug'];
  for (let days = 0; days < 370; days += 1)
    await store.record([
      aPageView({
        sessionId: id(days),
        at: daysAgo(days),
        route: routes[days % 3] ?? '/',
        title: `Title ${days % 7}`,
      }),
      ...(days % 5 === 0
        ? [aPageView({ sessionId: id(days), at: daysAgo(days), route: '/esim/:slug' })]
        : []),
    ]);
  // Long after its day: a known name and a new one in one batch, and a step of a session that began long ago.
  await store.record([
    aPageView({ sessionId: id(80), at: daysAgo(80), route: '/plans', title: 'New' }),
    aPageLeave({ sessionId: id(40), at: TODAY, step: 'paid', sessionSeconds: 90 }),
  ]);
  for (const range of RANGES) {
    const expected = await visitsOfDays(postgres, range);
    expect(expected.length).toBeGreaterThan(0);
    expect(await reader.readNames(range, MOST)).toEqual(expected);
  }
});

test('ADMIN-34 ADMIN-15 two processes that store visits at once lose nothing in their month', async () => {
  const postgres = await aPostgres();
  const record = (nth: number) =>
    createVisitStore(postgres).record(
      Array.from({ length: 20 }, (_, visit) =>
        aPageView({
          sessionId: id(nth * 100 + visit),
          at: visit % 2 === 0 ? TODAY : daysAgo(30),
          route: visit % 3 === 0 ? '/' : '/plans',
          title: `Title ${(visit * 7 + nth) % 11}`,
        }),
      ),
    );
  await Promise.all([1, 2, 3, 4].map(record));
  for (const range of RANGES)
    expect(await createVisitReportReader(postgres).readNames(range, MOST)).toEqual(
      await visitsOfDays(postgres, range),
    );
});

test('ADMIN-34 ADMIN-15 months and days of page speed say what all days say', async () => {
  const postgres = await aPostgres();
  const store = createSpeedStore(postgres);
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  const count = (days: number, bucket: number) =>
    ({
      day: day(days),
      route: days % 2 === 0 ? '/' : '/plans',
      metric: 'lcp',
      bucket,
      count: 1 + (days % 4),
    }) as const;
  for (let days = 0; days < 370; days += 1) await store.add([count(days, 3), count(days, 4 + (days % 5))]);
  await store.add([count(80, 3), count(80, 12)]);
  for (const range of RANGES) {
    const expected = await speedsOfDays(postgres, range);
    expect(expected.length).toBeGreaterThan(0);
    const found = await store.readCounts(range);
    const ordered = found.toSorted(
      (one, other) =>
        Number(one.route > other.route) - Number(one.route < other.route) || one.bucket - other.bucket,
    );
    expect(ordered).toEqual(expected);
  }
});
