import { expect, test } from 'vitest';
import { SpeedReportResponse, VisitReportResponse } from '#contract/admin/statistics.ts';
import { createSpeedStore } from '#adapters/postgres/statistics/speed-store.ts';
import { createVisitStore } from '#adapters/postgres/statistics/visit-store.ts';
import { bucketOf } from '#core/page-speed/speed-buckets.ts';
import { aPageView } from '#tests/builders/visits.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { staffOf } from './staff.ts';

const flow = anOrderFlow();
const { aMember, get } = staffOf(flow);

test('ADMIN-15 ADMIN-22 staff see visitors and page speed of the last days, on screen and as a safe file', async () => {
  const { postgres, clock } = flow.parts().shop;
  const now = clock.now();
  const longAgo = new Date(now.getTime() - 8 * 24 * 60 * 60 * 1_000);
  await createVisitStore(postgres).record([
    aPageView({ at: now, route: '/esim/:slug', title: '=HYPERLINK("x");+1', step: 'plans' }),
    aPageView({ sessionId: '1b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b', at: longAgo, route: '/contact' }),
  ]);
  const day = now.toISOString().slice(0, 10);
  await createSpeedStore(postgres).add([
    { day, route: '/esim/:slug', metric: 'lcp', bucket: bucketOf('lcp', 900), count: 4 },
  ]);
  const { cookie } = await aMember('support');

  const visits = await get('/api/admin/visits?days=7', cookie);
  expect(visits.status).toBe(200);
  const report = VisitReportResponse.parse(await visits.json());
  expect([report.views, report.sessions, report.days.length]).toEqual([1, 1, 7]);
  expect(report.pages).toEqual([{ name: '/esim/:slug', views: 1, sessions: 0 }]);
  const month = VisitReportResponse.parse(await (await get('/api/admin/visits', cookie)).json());
  expect([month.views, month.days.length]).toEqual([2, 30]);

  const file = await get('/api/admin/visits.csv?days=7', cookie);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="visits-[\d-]+\.csv"$/);
  const rows = (await file.text()).split('\r\n');
  expect(rows).toContain('page,/esim/:slug,1,0');
  expect(rows).toContain(`title,"'=HYPERLINK(""x"");+1",1,0`);
  expect(rows).toContain('step,plans,,1');

  const speed = SpeedReportResponse.parse(await (await get('/api/admin/page-speed', cookie)).json());
  expect(speed.routes).toMatchObject([
    { route: '/esim/:slug', pageLoads: 4, metrics: { lcp: { rating: 'good', pageLoads: 4 }, inp: null } },
  ]);
  expect(await (await get('/api/admin/page-speed.csv', cookie)).text()).toContain(
    '/esim/:slug,4,,,950,,\r\n',
  );
  expect((await get('/api/admin/visits?days=8', cookie)).status).toBe(400);
});

test('ADMIN-15 a customer and a guest see neither', async () => {
  const { cookie } = await aMember(null);
  for (const path of ['visits', 'visits.csv', 'page-speed', 'page-speed.csv']) {
    expect((await get(`/api/admin/${path}`, cookie)).status).toBe(403);
    expect((await get(`/api/admin/${path}`)).status).toBe(401);
  }
});
