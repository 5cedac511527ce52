import { expect, test } from 'vitest';
import { aVendor, dropped, json, silent, type Answer } from '#tests/builders/airalo-vendor.ts';

const ICCID = '8944465400003573253';
const USAGE = `GET /v2/sims/${ICCID}/usage`;
const TOKEN = 'POST /v2/token';
const ACTIVE = {
  data: {
    remaining: 767,
    total: 2048,
    expired_at: '2026-05-01 08:00:00',
    is_unlimited: false,
    status: 'ACTIVE',
    remaining_voice: 3,
    remaining_text: 4,
  },
};

const token = (name: string, expiresIn = 31622400): Answer =>
  json(200, { data: { token_type: 'Bearer', expires_in: expiresIn, access_token: name } });

test('concurrent callers share one token, and it is cached for less than 24 hours', async () => {
  const { provider, count, clock } = await aVendor({ [USAGE]: json(200, ACTIVE) });
  await Promise.all(Array.from({ length: 20 }, () => provider.readUsage(ICCID)));
  expect(count(TOKEN)).toBe(1);
  clock.advance(22.5 * 3600);
  await provider.readUsage(ICCID);
  expect(count(TOKEN)).toBe(1);
  clock.advance(0.6 * 3600);
  await provider.readUsage(ICCID);
  expect(count(TOKEN)).toBe(2);
});

test('a token with a shorter life than a day is replaced before it expires', async () => {
  const { provider, count, clock } = await aVendor({
    [TOKEN]: token('short', 600),
    [USAGE]: json(200, ACTIVE),
  });
  await provider.readUsage(ICCID);
  clock.advance(545);
  await provider.readUsage(ICCID);
  expect(count(TOKEN)).toBe(2);
});

test('a token the vendor no longer accepts is replaced once, also for many concurrent callers', async () => {
  const onlyNew: Answer = (response, call) =>
    (call.headers.authorization === 'Bearer new' ? json(200, ACTIVE) : json(401, { data: [] }))(
      response,
      call,
    );
  const { provider, count } = await aVendor({ [TOKEN]: [token('old'), token('new')], [USAGE]: onlyNew });
  const responses = await Promise.all(Array.from({ length: 5 }, () => provider.readUsage(ICCID)));
  expect(responses.map(({ kind }) => kind)).toEqual(['read', 'read', 'read', 'read', 'read']);
  expect(count(TOKEN)).toBe(2);
});

test('a vendor that refuses every token is called twice, not for ever', async () => {
  const { provider, count } = await aVendor({ [USAGE]: json(401, { data: [] }) });
  expect(await provider.readUsage(ICCID)).toEqual({
    kind: 'try-later',
    retryAfterSeconds: null,
    vendorCode: 'http-401',
  });
  expect(count(USAGE)).toBe(2);
});

test('wrong keys are reported as wrong', async () => {
  const { provider } = await aVendor({ [TOKEN]: json(422, { data: { client_id: 'invalid' } }) });
  expect(await provider.readUsage(ICCID)).toMatchObject({ kind: 'try-later', vendorCode: 'token-http-422' });
});

test('a 429 pauses calls about the same eSIM for as long as the vendor requires, and no others', async () => {
  const other = '8944465400003573254';
  const { provider, count, clock } = await aVendor({
    [USAGE]: [json(429, { message: 'Too Many Attempts.' }, { 'retry-after': '30' }), json(200, ACTIVE)],
    [`GET /v2/sims/${other}/usage`]: json(200, ACTIVE),
  });
  expect(await provider.readUsage(ICCID)).toMatchObject({ kind: 'try-later', retryAfterSeconds: 30 });
  clock.advance(10);
  expect(await provider.readUsage(ICCID)).toMatchObject({ kind: 'try-later', retryAfterSeconds: 20 });
  expect(count(USAGE)).toBe(1);
  expect(await provider.readUsage(other)).toMatchObject({ kind: 'read' });
  clock.advance(20);
  expect(await provider.readUsage(ICCID)).toMatchObject({ kind: 'read' });
});

test('a redirect is not followed, so the token stays with the vendor', async () => {
  const otherHost = await aVendor({ 'GET /stolen': json(200, ACTIVE) });
  const { provider } = await aVendor({ [USAGE]: json(302, {}, { location: `${otherHost.baseUrl}/stolen` }) });
  expect(await provider.readUsage(ICCID)).toEqual({ kind: 'unknown' });
  expect(otherHost.calls).toEqual([]);
});

test('an endless response is cut off instead of filling the memory', async () => {
  let sent = 0;
  const endless: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(256 * 1024, 'x');
    const writeChunks = () => {
      while (!response.destroyed && sent < 64 * 1024 * 1024) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', writeChunks);
      }
    };
    writeChunks();
  };
  const { provider } = await aVendor({ [USAGE]: endless });
  expect(await provider.readUsage(ICCID)).toEqual({ kind: 'unknown' });
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test('a response that arrives too slowly times out', async () => {
  const drip: Answer = (response) => {
    response.writeHead(200).write('{');
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  const { provider } = await aVendor({ [USAGE]: drip }, { patienceMs: 200 });
  expect(await provider.readUsage(ICCID)).toEqual({ kind: 'unknown' });
});

test.each([
  ['silence', silent, 'unknown'],
  ['a dropped connection', dropped, 'unknown'],
  ['500', json(500, {}), 'unknown'],
  ['nonsense', json(200, { data: null }), 'unknown'],
  ['404', json(404, { data: [], meta: { message: 'messages.resource_not_found' } }), 'absent'],
  ['503', json(503, {}), 'try-later'],
])('reading usage when the response is %s', async (_, response, kind) => {
  const { provider } = await aVendor({ [USAGE]: response }, response === silent ? { patienceMs: 200 } : {});
  expect(await provider.readUsage(ICCID)).toMatchObject({ kind });
});
