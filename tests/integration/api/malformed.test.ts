import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { eventually } from '#tests/builders/eventually.ts';

const POSTS = [
  '/api/create-checkout',
  '/api/capture-lead',
  '/api/validate-packages',
  '/api/rpc/validate_discount_code',
  '/api/page-speed',
  '/api/track-visitor',
];

test.each(POSTS)('ERROR-11 %s refuses an unreadable body with a 4xx and writes no log line', async (path) => {
  const { get, log } = await aRunningApp();
  const send = async (contentType: string | null, body: string) =>
    errorOf(
      await get(path, {
        method: 'POST',
        headers: {
          'idempotency-key': 'a-key-of-16-letters',
          ...(contentType === null ? {} : { 'content-type': contentType }),
        },
        body: Buffer.from(body),
      }),
    );
  const json = 'application/json';
  for (const body of ['{', '', '{"a":', 'nonsense', '\u0000'])
    expect(await send(json, body)).toMatchObject({ status: 400, code: 'malformed-json' });
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    null,
  ])
    expect(await send(type, '{}')).toMatchObject({ status: 415, code: 'unsupported-media-type' });
  expect(await send(json, '[]')).toMatchObject({ status: 400 });
  expect(await send(json, 'null')).toMatchObject({ status: 400 });
  expect(log.lines).toEqual([]);
});

test('an error message never shows the pattern that a value did not match', async () => {
  const { get } = await aRunningApp();
  expect(await errorOf(await get('/api/checkout-sessions/a%20b'))).toEqual({
    status: 400,
    code: 'invalid-input',
    message: 'id is not valid.',
  });
});

test('ERROR-11 a value that the database cannot store is a client error, even when validation accepted it', async () => {
  const refused = new Error('Failed query', { cause: unstorable() });
  const { get, log } = await aRunningApp({ accounts: { handler: () => Promise.reject(refused) } });
  expect(await errorOf(await get('/api/auth/get-session'))).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
  expect(log.lines).toEqual([]);
});

function unstorable(): Error {
  return Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' });
}

test('a client that disconnects in the middle of its body is not a server error', async () => {
  const { port, log, get } = await aRunningApp();
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /api/capture-lead HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":',
        () => {
          socket.destroy();
          resolve();
        },
      );
    });
  });
  await eventually(async () => {
    expect(await (await get('/metrics')).text()).toMatch(/http_requests_total\{status="4xx"\} 1/);
  });
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('ERROR-15 the response to a body that is too large closes the connection, because the rest is not read', async () => {
  const { get } = await aRunningApp();
  const response = await get('/api/capture-lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(300_000),
  });
  expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
});

test('ERROR-15 a refusal before the whole body has arrived closes the connection', async () => {
  const { port } = await aRunningApp();
  const received = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      // Files of prices may be large, and this sender is not signed in.
      socket.write(
        'POST /api/admin/catalogue-imports HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 270000\r\n\r\n{"a":',
      );
    });
    socket.on('error', reject);
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
  });
  expect(received).toMatch(/^HTTP\/1\.1 401 /);
  expect(received).toMatch(/^connection: close\r$/im);
});
