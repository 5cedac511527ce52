import { expect, test } from 'vitest';
import { USUAL_LIMITS } from '#server/http/middleware/rate-limiter.ts';
import { noStatistics } from '#tests/builders/statistics.ts';
import { ANON_KEY, aRunningApp, errorOf } from '#tests/builders/app.ts';

const A_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

type App = Awaited<ReturnType<typeof aRunningApp>>;

const report = ({ get }: App, body: unknown, headers: Record<string, string> = {}) =>
  get('/api/page-speed', {
    method: 'POST',
    // Robots are not counted, and Node's own name is one.
    headers: { 'content-type': 'application/json', 'user-agent': A_PHONE, ...headers },
    body: JSON.stringify(body),
  });

const numbers = async ({ get }: App) => (await get('/metrics')).text();

test('PERF-06 browser measurements are counted and shown in the metrics, per route', async () => {
  const app = await aRunningApp();
  const response = await report(app, {
    route: '/esim/:slug',
    lcp: 1200,
    cls: 0,
    ttfb: 40,
    fcp: 500,
    inp: 80,
  });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect((await report(app, { route: '/esim/:slug', lcp: 5000 })).status).toBe(204);
  const text = await numbers(app);
  expect(text).toContain('page_lcp_seconds_bucket{le="2.5",route="/esim/:slug"} 1');
  expect(text).toContain('page_lcp_seconds_count{route="/esim/:slug"} 2');
  for (const name of ['page_ttfb_seconds', 'page_fcp_seconds', 'page_inp_seconds', 'page_cls']) {
    expect(text).toContain(`${name}_count{route="/esim/:slug"} 1`);
  }
});

test.each([
  [{ route: '/share/3f9d0c61', lcp: 1 }, 'route must name a route, not a path.'],
  [{ lcp: 1 }, 'route must name a route, not a path.'],
  [{ route: '/plans', lcp: -1 }, 'lcp must not be negative.'],
  [{ route: '/plans', inp: 1e12 }, 'inp must be at most 600000.'],
  [{ route: '/plans', cls: 'a lot' }, 'cls must be a number.'],
  [{ route: '/plans', who: 'ann@example.com' }, 'The request is not valid.'],
  [['/plans'], 'The request is not valid.'],
])('PERF-06 %j is refused with a reason and is not counted', async (body, message) => {
  const app = await aRunningApp();
  expect(await errorOf(await report(app, body))).toEqual({ status: 400, code: 'invalid-input', message });
  expect(await numbers(app)).not.toMatch(/page_(?:lcp|inp|cls)/);
});

test('PERF-06 a page of another site cannot report, and reports are rate limited', async () => {
  const app = await aRunningApp({ limits: { ...USUAL_LIMITS, withKey: 2 } });
  const good = { route: '/plans', lcp: 1 };
  expect((await report(app, good, { origin: 'https://evil.example', apikey: ANON_KEY })).status).toBe(403);
  expect((await report(app, good, { apikey: ANON_KEY })).status).toBe(204);
  expect((await report(app, good, { apikey: ANON_KEY })).status).toBe(429);
});

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['the name of a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
])('VISIT-06 PERF-06 nothing is counted of a browser that sends %s', async (_, headers) => {
  const added: string[] = [];
  const speeds = { add: (route: string) => void added.push(route) };
  const app = await aRunningApp({ statistics: { ...noStatistics, speeds } });
  expect((await report(app, { route: '/plans', lcp: 1 }, headers)).status).toBe(204);
  expect(await numbers(app)).not.toMatch(/page_lcp/);
  expect((await report(app, { route: '/plans', lcp: 1 })).status).toBe(204);
  expect(added).toEqual(['/plans']);
});

test('PERF-06 one client reports so often a minute and a day, and changes no figure with more', async () => {
  const often = await aRunningApp({ visitLimits: { perMinute: 2, perDay: 100 } });
  const daily = await aRunningApp({ visitLimits: { perMinute: 100, perDay: 2 } });
  for (const app of [often, daily]) {
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await report(app, { route: '/plans', lcp: 1 })).status);
    expect(statuses).toEqual([204, 204, 429]);
    expect(await numbers(app)).toContain('page_lcp_seconds_count{route="/plans"} 2');
  }
});
