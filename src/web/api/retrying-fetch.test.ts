import { expect, test } from 'vitest';
import { createRetryingFetch } from './retrying-fetch.ts';

const NEEDS = { wait: () => Promise.resolve(), random: () => 0 };

/** A server that returns these responses in turn. */
function aServer(...statuses: (number | 'network-error')[]) {
  const requests: string[] = [];
  const send: typeof fetch = (_, init) => {
    requests.push(init?.method ?? 'GET');
    const status = statuses.shift() ?? 200;
    return status === 'network-error'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }));
  };
  return { requests, fetch: createRetryingFetch(send, NEEDS) };
}

test('RETRY-11 RETRY-03 a read is tried up to three times, and the first success is returned', async () => {
  const server = aServer(503, 'network-error', 200);
  expect((await server.fetch('/api/me')).status).toBe(200);
  expect(server.requests).toHaveLength(3);
});

test('RETRY-11 RETRY-01 a failure after three attempts is returned to the caller unchanged', async () => {
  const failing = aServer(500, 429, 503, 200);
  expect((await failing.fetch('/api/me')).status).toBe(503);
  expect(failing.requests).toHaveLength(3);
  const unreachable = aServer('network-error', 'network-error', 'network-error', 200);
  await expect(unreachable.fetch('/api/me')).rejects.toThrow('Failed to fetch');
  expect(unreachable.requests).toHaveLength(3);
});

test('RETRY-11 RETRY-02 a 4xx response is not retried', async () => {
  const server = aServer(404, 200);
  expect((await server.fetch('/api/orders')).status).toBe(404);
  expect(server.requests).toHaveLength(1);
});

test('RETRY-11 a request that may change data is sent once', async () => {
  const server = aServer(503, 200);
  expect((await server.fetch('/api/create-checkout', { method: 'POST' })).status).toBe(503);
  expect(server.requests).toEqual(['POST']);
});

test('RETRY-11 nothing is retried after the caller aborts', async () => {
  const leaving = new AbortController();
  let sent = 0;
  const fetch = createRetryingFetch(() => {
    sent += 1;
    leaving.abort();
    return Promise.reject(new TypeError('Failed to fetch'));
  }, NEEDS);
  await expect(fetch('/api/me', { signal: leaving.signal })).rejects.toThrow('Failed to fetch');
  expect(sent).toBe(1);
});
