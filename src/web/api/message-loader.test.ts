import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageLoader } from './message-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that records requests and their times, and responds as the test decides. */
function network(respond: () => Promise<Response>) {
  const requests: { path: string; at: number }[] = [];
  const start = Date.now();
  const load = messageLoader((path) => {
    requests.push({ path, at: Date.now() - start });
    return respond();
  });
  return { requests, load };
}

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));
const PATH = '/locales/en/plans.json';

test('the loader returns the texts of a file', async () => {
  const { requests, load } = network(() => answer('{"title":"Plans"}'));
  await expect(load(PATH)).resolves.toEqual({ title: 'Plans' });
  expect(requests).toEqual([{ path: PATH, at: 0 }]);
});

test.each([
  ['the server fails', () => answer('', 503)],
  ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the connection breaks off', () => answer('{"title":"Pl')],
])('RETRY-09 when %s the loader retries at most 5 times, from 350 ms doubling', async (_, respond) => {
  const { requests, load } = network(respond);
  const loaded = load(PATH);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
  await expect(loaded).resolves.toBeNull();
});

test('a file that arrives at the last retry is returned', async () => {
  let runs = 0;
  const { load } = network(() => (++runs < 6 ? answer('', 500) : answer('{"title":"Plans"}')));
  const loaded = load(PATH);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loaded).resolves.toEqual({ title: 'Plans' });
});

test('a file that does not exist is requested once', async () => {
  const { requests, load } = network(() => answer('', 404));
  await expect(load(PATH)).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('RETRY-10 the loader makes at most 10 parallel reads, and a read that waits for its retry is none of them', async () => {
  const waiting: ((response: Response) => void)[] = [];
  const { requests, load } = network(() => new Promise((resolve) => void waiting.push(resolve)));
  for (let part = 0; part < 25; part += 1) void load(`/locales/en/part-${part}.json`);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(10);
  waiting.shift()?.(new Response('{}'));
  waiting.shift()?.(new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(12);
});
