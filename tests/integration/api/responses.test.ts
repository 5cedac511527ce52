import { request } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

test.each([
  [`/api/packages?search=${'x'.repeat(10_000)}`, 'search must be at most 100 characters long.'],
  ['/api/packages?offset=-1', 'offset must be a whole number from 0 to 1000000.'],
  ['/api/packages?offset=1.5', 'offset must be a whole number from 0 to 1000000.'],
  ['/api/packages?limit=0', 'limit must be at least 1.'],
  ['/api/packages?limit=1000', 'limit must be at most 100.'],
  [
    '/api/packages?region=mars',
    'region must be one of all, global, europe, asia, americas, africa, oceania, middle_east.',
  ],
  ['/api/packages?data=7', 'data must be one of all, 1, 5, 10, unlimited.'],
  ['/api/packages?service=fax', 'service must be one of all, data-only, sms-voice, sms, voice.'],
  ['/api/packages/suggestions', 'q must be given.'],
])('an invalid query is refused with a message (%#)', async (path, message) => {
  const { get } = await aRunningApp();
  expect(await errorOf(await get(path))).toEqual({ status: 400, code: 'invalid-input', message });
});

test('an unknown address and an unsupported method use the common error format', async () => {
  const { get } = await aRunningApp();
  expect(await errorOf(await get('/api/nothing-here'))).toMatchObject({ status: 404, code: 'not-found' });
  const wrong = await get('/api/packages', { method: 'DELETE' });
  expect(wrong.headers.get('allow')).toBe('GET, HEAD');
  expect(await errorOf(wrong)).toMatchObject({ status: 405, code: 'method-not-allowed' });
});

test('a body above the size limit is refused, also without a content-length', async () => {
  const { get, port } = await aRunningApp({
    accounts: {
      handler: async (outgoing) => new Response(String((await outgoing.arrayBuffer()).byteLength)),
    },
  });
  const body = 'x'.repeat(300_000);
  expect(await errorOf(await get('/api/auth/sign-in/email', { method: 'POST', body }))).toMatchObject({
    status: 413,
    code: 'too-large',
  });
  const chunked = await new Promise<number | undefined>((resolve, reject) => {
    const call = request({ port, path: '/api/auth/sign-in/email', method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
    call.write(body);
    call.end();
  });
  expect(chunked).toBe(413);
});

test('internal errors are written to the log and not shown to the caller', async () => {
  const { get, log } = await aRunningApp({
    accounts: {
      handler: () =>
        Promise.reject(new Error('select * from users: connection refused at /srv/shop/db.ts:12')),
    },
  });
  const response = await get('/api/auth/get-session');
  expect(await errorOf(response)).toEqual({
    status: 500,
    code: 'internal-error',
    message: 'Something went wrong on our side. Please try again.',
  });
  expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'request-failed' }));
});

const overloads: Readonly<Record<string, (postgres: Postgres) => Promise<unknown>>> = {
  'a lock that is not released': ({ transaction }) =>
    transaction(async (tx) => {
      await tx.execute(sql`lock table catalogue_version`);
      return transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = 50`);
        await other.execute(sql`update catalogue_version set version = 7`);
      });
    }),
  'a statement that takes too long': ({ transaction }) =>
    transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(5)`);
    }),
  'a connection that was cut': ({ db }) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
};

test.each(Object.entries(overloads))('%s is a 503 that says when to try again', async (_, overload) => {
  const postgres = await aPostgres();
  const { get, log } = await aRunningApp({
    accounts: { handler: () => overload(postgres).then(() => new Response('done')) },
  });
  const response = await get('/api/auth/get-session');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await errorOf(response)).toEqual({
    status: 503,
    code: 'unavailable',
    message: 'The shop is very busy. Please try again in a moment.',
  });
  expect(log.lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'request-failed' }));
});

test('a page that fails outside of rendering is a 500 without a stack trace', async () => {
  const { get } = await aRunningApp({ pages: { respond: () => Promise.reject(new Error('secret detail')) } });
  const response = await get('/plans');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});

const EVERY_KIND = [
  '/api/packages',
  '/api/packages?offset=-1',
  '/api/none',
  '/api/auth/x',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/',
  '/nowhere',
];

test.each(EVERY_KIND)('every response has security headers: %s', async (path) => {
  const { get } = await aRunningApp();
  for (const response of [await get(path), await get(path), await get(path, { method: 'HEAD' })]) {
    const header = (name: string) => response.headers.get(name);
    expect(header('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(header('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('strict-transport-security')).toBeNull();
  }
});

test('on https browsers are instructed to use only https', async () => {
  const { get } = await aRunningApp({ publicOrigin: 'https://shop.example' });
  expect((await get('/api/packages')).headers.get('strict-transport-security')).toMatch(
    /^max-age=\d{8}; includeSubDomains$/,
  );
});

test('liveness and readiness are separate', async () => {
  const { get } = await aRunningApp({
    readiness: () => Promise.resolve({ isReady: false, reasons: ['database'] }),
  });
  expect((await get('/healthz')).status).toBe(200);
  const ready = await get('/readyz');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await ready.json()).toEqual({ status: 'not-ready', reasons: ['database'] });
});

test('a request that Node cannot parse is refused in the same format', async () => {
  const { port } = await aRunningApp();
  const sendRaw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let response = '';
      socket
        .on('data', (chunk) => (response += chunk.toString()))
        .on('end', () => {
          resolve(response);
        })
        .on('error', reject);
    });
  expect(await sendRaw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[\s\S]*"code":"bad-request"/);
  expect(await sendRaw(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431[\s\S]*"code":"too-large"/,
  );
});

test('before the first catalogue is loaded, the API does not respond that nothing is on sale', async () => {
  const { get } = await aRunningApp({
    catalogue: new CatalogueIndex({ version: 0, packages: [], inventory: [] }),
  });
  const response = await get('/api/packages');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await errorOf(response)).toMatchObject({ status: 503, code: 'unavailable' });
});
