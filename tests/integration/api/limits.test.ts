import { expect, test } from 'vitest';
import { ANON_KEY, aRunningApp, errorOf } from '#tests/builders/app.ts';

test('calls without the anonymous key share a stricter limit; with the key the limit is higher', async () => {
  const { get } = await aRunningApp({
    limits: { withKey: 10, withoutKey: 3, renders: 10, checkouts: 10, coupons: 10, leads: 10, topups: 10 },
  });
  const statuses = async (times: number, init?: RequestInit) => {
    const responses: number[] = [];
    for (let call = 0; call < times; call += 1) responses.push((await get('/api/packages', init)).status);
    return responses;
  };
  expect(await statuses(4)).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, { headers: { apikey: 'wrong' } })).toEqual([429]);
  expect(await statuses(11, { headers: { apikey: ANON_KEY } })).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    429,
  ]);
  const refused = await get('/api/packages/suggestions?q=ja');
  expect(refused.headers.get('retry-after')).toBe('20');
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' });
});

test('a thousand forged X-Forwarded-For headers count as one client', async () => {
  const { get } = await aRunningApp({
    limits: { withKey: 10, withoutKey: 10, renders: 10, checkouts: 10, coupons: 10, leads: 10, topups: 10 },
  });
  let allowed = 0;
  for (let round = 0; round < 20; round += 1) {
    const calls = Array.from({ length: 50 }, async (_, call) => {
      const header = `198.51.100.${call}, 10.${round}.0.${call}`;
      const response = await get('/api/packages', { headers: { 'x-forwarded-for': header } });
      await response.arrayBuffer();
      if (response.status === 200) allowed += 1;
    });
    await Promise.all(calls);
  }
  expect(allowed).toBe(10);
});

test('behind one proxy of ours, clients are identified only by the entry that the proxy wrote', async () => {
  const { get } = await aRunningApp({
    trustedProxyHops: 1,
    limits: { withKey: 1, withoutKey: 1, renders: 1, checkouts: 1, coupons: 1, leads: 1, topups: 1 },
  });
  const from = async (header: string) =>
    (await get('/api/packages', { headers: { 'x-forwarded-for': header } })).status;
  expect(await from('203.0.113.1')).toBe(200);
  expect(await from('9.9.9.9, 203.0.113.1')).toBe(429);
  expect(await from('203.0.113.2')).toBe(200);
});

test('a state-changing call from another site is refused; from our pages and from programs it is accepted', async () => {
  const { get } = await aRunningApp({ accounts: { handler: () => Promise.resolve(new Response('done')) } });
  const post = (headers: Record<string, string>) => get('/api/auth/sign-out', { method: 'POST', headers });
  expect(await errorOf(await post({ origin: 'https://evil.example' }))).toMatchObject({
    status: 403,
    code: 'origin-not-allowed',
    message: 'Origin not allowed',
  });
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({ origin: 'http://127.0.0.1:3000' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200);
  expect((await post({})).status).toBe(200);
});

test('in the sandbox both host names of this machine are the same shop', async () => {
  const { get } = await aRunningApp({
    isSandbox: true,
    accounts: { handler: () => Promise.resolve(new Response('done')) },
  });
  const post = async (origin: string) =>
    (await get('/api/auth/sign-out', { method: 'POST', headers: { origin } })).status;
  expect(await post('http://127.0.0.1:3000')).toBe(200);
  expect(await post('http://127.0.0.1:4000')).toBe(403);
  expect(await post('http://localhost.evil.example:3000')).toBe(403);
});

test('accounts receive the real IP address of the visitor', async () => {
  const { get } = await aRunningApp({
    trustedProxyHops: 1,
    accounts: { handler: (_, client) => Promise.resolve(new Response(client)) },
  });
  const response = await get('/api/auth/get-session', {
    headers: { 'x-forwarded-for': 'forged, 203.0.113.5' },
  });
  expect(await response.text()).toBe('203.0.113.5');
});

test('metrics are readable from this machine or with the token', async () => {
  const { get } = await aRunningApp({ metricsToken: 'open-sesame' });
  expect(await (await get('/metrics')).text()).toMatch(
    /http_requests_total\{status="2xx"\} \d+|catalogue_plans 1/,
  );
  const throughProxy = { 'x-forwarded-for': '203.0.113.5' };
  expect((await get('/metrics', { headers: throughProxy })).status).toBe(404);
  expect(
    (await get('/metrics', { headers: { ...throughProxy, authorization: 'Bearer open-sesame' } })).status,
  ).toBe(200);
  for (const authorization of ['Bearer open-sesam', 'Bearer open-sesame!', 'open-sesame', 'Bearer '])
    expect((await get('/metrics', { headers: { ...throughProxy, authorization } })).status).toBe(404);
});

test('behind a public origin, loopback may be a proxy without headers: only the token gives access to the metrics', async () => {
  const { get } = await aRunningApp({ publicOrigin: 'https://shop.example', metricsToken: 'open-sesame' });
  expect((await get('/metrics')).status).toBe(404);
  expect((await get('/metrics', { headers: { authorization: 'Bearer open-sesame' } })).status).toBe(200);
});
