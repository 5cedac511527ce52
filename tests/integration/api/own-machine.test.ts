import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, test } from 'vitest';
import { aRunningApp } from '#tests/builders/app.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml' };

/** `fetch` sets Host itself. */
function send(origin: string, path: string, headers: Readonly<Record<string, string>>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status?: number;
    headers: IncomingHttpHeaders;
  }>();
  const call = request(`${origin}${path}`, { headers }, (response) => {
    response.resume();
    resolve({
      ...(response.statusCode !== undefined && { status: response.statusCode }),
      headers: response.headers,
    });
  });
  call.on('error', reject).end();
  return promise;
}

test.each(['127.0.0.1:3000', '[::1]:3000'])(
  'a page opened as http://%s redirects to the shop’s own address, where its cookies are',
  async (host) => {
    const { origin } = await aRunningApp({ isSandbox: true, publicOrigin: 'http://localhost:3000' });
    const { status, headers } = await send(origin, '/es/plans?q=1', { host, ...PAGE });
    expect(status).toBe(307);
    expect(headers.location).toBe('http://localhost:3000/es/plans?q=1');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('pages at the shop’s own address, other names, other ports and API calls are not redirected', async () => {
  const { origin } = await aRunningApp({ isSandbox: true, publicOrigin: 'http://localhost:3000' });
  for (const host of ['localhost:3000', 'attacker.example:3000', '127.0.0.1:4000'])
    expect((await send(origin, '/plans', { host, ...PAGE })).status).toBe(200);
  expect((await send(origin, '/plans', { host: '127.0.0.1:3000' })).status).toBe(200);
  expect((await send(origin, '/healthz', { host: '127.0.0.1:3000' })).status).toBe(200);
});

test('a shop with real keys redirects no visitor', async () => {
  const { origin } = await aRunningApp({ isSandbox: false, publicOrigin: 'http://localhost:3000' });
  expect((await send(origin, '/plans', { host: '127.0.0.1:3000', ...PAGE })).status).toBe(200);
});
