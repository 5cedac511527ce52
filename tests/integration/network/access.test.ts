import { expect, test } from 'vitest';
import { aNetworkSandbox, CLIENT, send } from './sandbox.ts';

const FORM = { ...CLIENT, grant_type: 'client_credentials' };

test('the token is issued for the right client id and secret, by form or by JSON', async () => {
  const { origin } = await aNetworkSandbox();
  const url = `${origin}/v2/token`;
  expect((await send(url, { method: 'POST', form: FORM })).status).toBe(200);
  expect((await send(url, { method: 'POST', json: FORM })).status).toBe(200);
  const encoded = await fetch(url, { method: 'POST', body: new URLSearchParams(FORM) });
  expect(encoded.status).toBe(200);

  const wrongId = await send(url, { method: 'POST', form: { ...FORM, client_id: 'somebody' } });
  expect(wrongId).toMatchObject({
    status: 422,
    body: { data: { client_id: 'The selected client id is invalid.' } },
  });
  const wrongSecret = await send(url, { method: 'POST', form: { ...FORM, client_secret: 'guess' } });
  expect(wrongSecret).toMatchObject({
    status: 401,
    body: { meta: { message: 'Client authentication failed' } },
  });
});

test('without a token, with an invented one and with an expired one the response is 401', async () => {
  const { origin, call, control } = await aNetworkSandbox();
  const url = `${origin}/v2/packages`;
  const shape = { status: 401, body: { data: [], meta: { message: 'Unauthenticated.' } } };
  expect(await send(url, { method: 'GET' })).toMatchObject(shape);
  expect(await send(url, { method: 'GET', headers: { authorization: 'Bearer made-up' } })).toMatchObject(
    shape,
  );
  expect((await call('GET', '/balance')).status).toBe(200);
  await control('/network/tokens/expire');
  expect(await call('GET', '/balance')).toMatchObject(shape);
});

test('an eSIM the network never sold is not found', async () => {
  const { call } = await aNetworkSandbox();
  for (const path of ['', '/usage', '/topups', '/packages', '/instructions']) {
    expect(await call('GET', `/sims/8944700000000000006${path}`)).toMatchObject({
      status: 404,
      body: { data: [], meta: { message: 'messages.resource_not_found' } },
    });
  }
});

test('one eSIM may be requested a hundred times a minute, and another is not affected', async () => {
  const { call, buy, control } = await aNetworkSandbox();
  const [busy, quiet] = [await buy('sakura-hop-7days-1gb'), await buy('sakura-hop-7days-1gb')];
  const usage = (iccid: string) => call('GET', `/sims/${iccid}/usage`);
  for (let count = 0; count < 100; count += 1) expect((await usage(busy)).status).toBe(200);
  const refused = await usage(busy);
  expect(refused).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await usage(quiet)).status).toBe(200);
  await control('/clock', { advanceMs: 60_000 });
  expect((await usage(busy)).status).toBe(200);
});

test('the history of an eSIM is available once every fifteen minutes', async () => {
  const { call, buy, control } = await aNetworkSandbox();
  const iccid = await buy('sakura-hop-7days-1gb');
  const history = () => call('GET', `/sims/${iccid}/packages`);
  expect((await history()).status).toBe(200);
  const refused = await history();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  await control('/clock', { advanceMs: 15 * 60_000 });
  expect((await history()).status).toBe(200);
});

test('the limits can be set, and a fault can refuse anything with Retry-After', async () => {
  const { call, buy, control } = await aNetworkSandbox();
  const iccid = await buy('sakura-hop-7days-1gb');
  await control('/network/limits', { usagePerMinute: 1 });
  expect((await call('GET', `/sims/${iccid}/usage`)).status).toBe(200);
  expect((await call('GET', `/sims/${iccid}/usage`)).status).toBe(429);
  await control('/faults', {
    service: 'network',
    kind: 'rate-limit',
    match: 'GET /v2/packages',
    retryAfterSeconds: 7,
    count: 1,
  });
  const refused = await call('GET', '/packages');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await call('GET', '/packages?limit=1')).status).toBe(200);
});
