import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createVisitReportReader } from '#adapters/postgres/statistics/visit-report-reader.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import { readVisitReport } from '#core/visits/visit-report.ts';
import { aPageLeave, aPageView } from '#tests/builders/visits.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const id = (nth: number) => `0b5f0f5e-8f43-4b0f-9a0e-${String(nth).padStart(12, '0')}`;
const NOON = new Date('2026-03-02T12:00:00Z');
const MARCH = { from: '2026-03-01', to: '2026-03-03' };
const GOOGLE = { referrer: 'www.google.com', at: NOON };

test('VISIT-10 ADMIN-15 visits are stored, and staff read pages, sources, devices and the way to a paid order', async () => {
  const postgres = await aPostgres();
  const store = createVisitStore(postgres);
  await store.record([
    aPageView({ ...GOOGLE, sessionId: id(1), route: '/', title: 'Home' }),
    aPageView({ sessionId: id(2), at: NOON, route: '/plans', step: 'plans' }),
    aPageView({
      sessionId: id(1),
      at: NOON,
      route: '/plans',
      referrer: '/',
      step: 'plans',
      sessionSeconds: 30,
    }),
  ]);
  await store.record([
    aPageView({ sessionId: id(1), at: NOON, route: '/esim/:slug/:planId', referrer: '/plans', step: 'plan' }),
    aPageLeave({ sessionId: id(1), at: NOON, step: 'checkout', sessionSeconds: 90 }),
    aPageLeave({ sessionId: id(9), at: NOON, step: 'paid', sessionSeconds: 90 }),
  ]);
  await store.record([
    aPageView({
      sessionId: id(3),
      at: new Date('2026-03-03T00:00:00Z'),
      route: '/checkout/success',
      step: 'paid',
      utm: { source: 'newsletter', medium: 'mail', campaign: 'spring' },
      device: { deviceType: 'desktop', browser: 'firefox', os: 'linux' },
    }),
  ]);

  const report = await readVisitReport(createVisitReportReader(postgres), MARCH);
  expect(report).toEqual({
    range: MARCH,
    views: 5,
    sessions: 3,
    averageSeconds: 30,
    days: [
      { day: '2026-03-01', views: 0, sessions: 0 },
      { day: '2026-03-02', views: 4, sessions: 2 },
      { day: '2026-03-03', views: 1, sessions: 1 },
    ],
    pages: [
      { name: '/plans', views: 2, sessions: 0 },
      { name: '/', views: 1, sessions: 0 },
      { name: '/checkout/success', views: 1, sessions: 0 },
      { name: '/esim/:slug/:planId', views: 1, sessions: 0 },
    ],
    titles: [{ name: 'Home', views: 1, sessions: 0 }],
    entries: [
      { name: '/', views: 0, sessions: 1 },
      { name: '/checkout/success', views: 0, sessions: 1 },
      { name: '/plans', views: 0, sessions: 1 },
    ],
    sources: [
      { name: 'direct', views: 0, sessions: 1 },
      { name: 'newsletter', views: 0, sessions: 1 },
      { name: 'www.google.com', views: 0, sessions: 1 },
    ],
    campaigns: [{ name: 'spring', views: 0, sessions: 1 }],
    devices: [
      { name: 'mobile', views: 0, sessions: 2 },
      { name: 'desktop', views: 0, sessions: 1 },
    ],
    browsers: [
      { name: 'safari', views: 0, sessions: 2 },
      { name: 'firefox', views: 0, sessions: 1 },
    ],
    systems: [
      { name: 'ios', views: 0, sessions: 2 },
      { name: 'linux', views: 0, sessions: 1 },
    ],
    funnel: [
      { step: 'visit', sessions: 3, percentOfPrevious: null },
      { step: 'plans', sessions: 3, percentOfPrevious: 100 },
      { step: 'plan', sessions: 2, percentOfPrevious: 67 },
      { step: 'cart', sessions: 2, percentOfPrevious: 100 },
      { step: 'checkout', sessions: 2, percentOfPrevious: 100 },
      { step: 'paid', sessions: 1, percentOfPrevious: 50 },
    ],
  });
  const { rows } = await postgres.db.execute(sql`
    select s.id, s.views, s.step, s.seconds, s.entry_route, s.referrer, count(v.*)::int as page_views
    from visitor_sessions s join page_views v on v.session_id = s.id group by s.id order by s.id`);
  expect(rows).toMatchObject([
    {
      id: id(1),
      views: 3,
      step: 4,
      seconds: 90,
      entry_route: '/',
      referrer: 'www.google.com',
      page_views: 3,
    },
    { id: id(2), views: 1, step: 1, seconds: 0, page_views: 1 },
    { id: id(3), views: 1, step: 5, page_views: 1 },
  ]);
});

test('VISIT-11 processes that store visits of the same sessions at once count each of them once', async () => {
  const postgres = await aPostgres();
  const stores = Array.from({ length: 8 }, () => createVisitStore(postgres));
  const sessions = Array.from({ length: 20 }, (_, nth) => id(nth));
  await Promise.all(
    stores.map((store, nth) =>
      store.record(
        (nth % 2 === 0 ? sessions : sessions.toReversed()).map((sessionId) =>
          aPageView({ sessionId, at: NOON, route: nth % 2 === 0 ? '/' : '/plans', step: 'plans' }),
        ),
      ),
    ),
  );
  const report = await readVisitReport(createVisitReportReader(postgres), MARCH);
  expect([report.views, report.sessions]).toEqual([160, 20]);
  expect(report.funnel.slice(0, 3).map((step) => step.sessions)).toEqual([20, 20, 0]);
  const { rows } = await postgres.db.execute(sql`select distinct views from visitor_sessions`);
  expect(rows).toEqual([{ views: stores.length }]);
});

test('VISIT-11 above the number of a day no further visit is stored, however many arrive', async () => {
  const postgres = await aPostgres();
  const store = createVisitStore(postgres, 3);
  await store.record([1, 2, 3].map((nth) => aPageView({ sessionId: id(nth), at: NOON })));
  await store.record([1, 4, 5].map((nth) => aPageView({ sessionId: id(nth), at: NOON })));
  const rows = async (table: string) =>
    (await postgres.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows.length;
  expect([await rows('visitor_sessions'), await rows('page_views')]).toEqual([3, 3]);
  await store.record([aPageView({ sessionId: id(6), at: new Date('2026-03-03T12:00:00Z') })]);
  expect(await rows('page_views')).toBe(4);
});

test('VISIT-05 VISIT-08 the database refuses a path or an address in place of a pattern or a title', async () => {
  const postgres = await aPostgres();
  const store = createVisitStore(postgres);
  await expect(store.record([aPageView({ route: '/share/3f9d0c61' })])).rejects.toThrow();
  await expect(store.record([aPageView({ title: 'ann@example.com' })])).rejects.toThrow();
  const { rows } = await postgres.db.execute(sql`select 1 from visitor_sessions`);
  expect(rows).toEqual([]);
});
