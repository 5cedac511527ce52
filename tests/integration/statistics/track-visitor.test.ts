import { expect, test } from 'vitest';
import type { VisitBody } from '#contract/visits.ts';
import type { Visit } from '#core/visits/visit.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { noStatistics } from '#tests/builders/statistics.ts';

const A_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const NOW = new Date('2026-03-02T12:00:00Z');
const SESSION = '0b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b';

const VISIT: VisitBody = {
  sessionId: SESSION,
  userId: 'user-1',
  pagePath: '/esim/:slug',
  pageTitle: 'eSIM for Japan | Landfall',
  referrer: 'www.google.com',
  isNewSession: true,
  sessionDuration: 12,
  utm_source: 'Newsletter',
  utm_medium: 'mail',
  utm_campaign: 'spring-2026',
  deviceType: 'mobile',
  browser: 'safari',
  os: 'ios',
};
const LEAVE = { sessionId: SESSION, pagePath: '/esim/:slug', sessionDuration: 40, step: 'cart' };

async function aCountingApp(changes: Parameters<typeof aRunningApp>[0] = {}) {
  const visits: Visit[] = [];
  const statistics = { ...noStatistics, visits: { add: (visit: Visit) => void visits.push(visit) } };
  const app = await aRunningApp({ statistics, clock: { now: () => NOW }, ...changes });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.get('/api/track-visitor', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': A_PHONE, ...headers },
      body: JSON.stringify(body),
    });
  return { visits, send };
}

test('DATA-22 API-16 the visitor payload has every field of the specification; of the account only its existence is kept', async () => {
  const { visits, send } = await aCountingApp();
  const response = await send(VISIT);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(visits).toEqual([
    {
      kind: 'view',
      sessionId: SESSION,
      at: NOW,
      route: '/esim/:slug',
      title: 'eSIM for Japan | Landfall',
      referrer: 'www.google.com',
      isSignedIn: true,
      utm: { source: 'newsletter', medium: 'mail', campaign: 'spring-2026' },
      device: { deviceType: 'mobile', browser: 'safari', os: 'ios' },
      step: 'visit',
      sessionSeconds: 12,
    },
  ]);
});

test('VISIT-02 a short payload says that the page was hidden', async () => {
  const { visits, send } = await aCountingApp();
  expect((await send(LEAVE)).status).toBe(204);
  expect(visits).toEqual([{ kind: 'leave', sessionId: SESSION, at: NOW, step: 'cart', sessionSeconds: 40 }]);
});

test.each([
  '/share/3f9d0c61',
  '/esim/japan',
  '/plans?search=ann',
  '/dashboard/orders/LF-1',
  'https://shop.example/',
])('VISIT-05 the path %s is refused: only patterns are stored', async (pagePath) => {
  const { visits, send } = await aCountingApp();
  expect(await errorOf(await send({ ...VISIT, pagePath }))).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
  expect(await errorOf(await send({ ...LEAVE, pagePath }))).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
  expect(visits).toEqual([]);
});

test('VISIT-08 secrets and names in title, referrer and campaign are not passed on', async () => {
  const { visits, send } = await aCountingApp();
  const secrets = {
    pagePath: '/dashboard/esims/:esimId',
    pageTitle: "Mum's phone 8988303000000614227",
    referrer: 'https://shop.example/share/3f9d0c61?token=secret',
    utm_source: 'ann@example.com',
    utm_medium: '3f9d0c613f9d0c613f9d0c613f9d0c61',
    utm_campaign: '=HYPERLINK("x")',
  };
  expect((await send({ ...VISIT, ...secrets })).status).toBe(204);
  expect(visits).toHaveLength(1);
  expect(JSON.stringify(visits)).not.toMatch(/Mum|8988|3f9d0c61|token|secret|ann|HYPERLINK|user-1/);
  expect(visits).toMatchObject([{ title: null, referrer: 'shop.example', utm: { source: null } }]);
});

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
])('VISIT-06 nothing is tracked under %s, also when a browser sends it anyway', async (_, headers) => {
  const { visits, send } = await aCountingApp();
  expect((await send(VISIT, headers)).status).toBe(204);
  expect((await send(LEAVE, headers)).status).toBe(204);
  expect(visits).toEqual([]);
  expect((await send(VISIT)).status).toBe(204);
  expect(visits).toHaveLength(1);
});

test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'node', 'HeadlessChrome/140.0'])(
  'VISIT-11 a robot is not counted: %s',
  async (name) => {
    const { visits, send } = await aCountingApp();
    expect((await send(VISIT, { 'user-agent': name })).status).toBe(204);
    await send(VISIT);
    expect(visits).toHaveLength(1);
  },
);

test('VISIT-11 a client that reports too often is refused, per minute and per day', async () => {
  const often = await aCountingApp({ visitLimits: { perMinute: 2, perDay: 100 } });
  const statuses = async ({ send }: typeof often, times: number) => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1) seen.push((await send(VISIT)).status);
    return seen;
  };
  expect(await statuses(often, 3)).toEqual([204, 204, 429]);
  expect(often.visits).toHaveLength(2);
  const daily = await aCountingApp({ visitLimits: { perMinute: 100, perDay: 3 } });
  expect(await statuses(daily, 4)).toEqual([204, 204, 204, 429]);
  expect(daily.visits).toHaveLength(3);
});

test('a page of another site cannot report visits', async () => {
  const { visits, send } = await aCountingApp();
  expect((await send(VISIT, { origin: 'https://evil.example' })).status).toBe(403);
  expect(visits).toEqual([]);
});
