import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { listen } from './listen.ts';

test('OPS-24 a process that listens on one address is not reachable on another one', async () => {
  const app = { fetch: () => new Response('a page') };
  const server = await listen({ app, port: 0, hostname: '127.0.0.1', log: aLog() });
  try {
    const read = async (host: string) => (await fetch(`http://${host}:${server.port}/`)).text();
    expect(await read('127.0.0.1')).toBe('a page');
    await expect(read('127.0.0.2')).rejects.toThrow('fetch failed');
  } finally {
    await server.close(0);
  }
});
