import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserI18n } from './create-browser-i18n.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that records requests and their times, and responds as the test decides. */
function network(respond: () => Promise<Response>) {
  const requests: { url: string; at: number }[] = [];
  const start = Date.now();
  const fetchMessages = (url: string) => {
    requests.push({ url, at: Date.now() - start });
    return respond();
  };
  return { requests, i18n: createBrowserI18n('en', { shell: { a: 'A' } }, fetchMessages) };
}

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

test('LANG-14 a namespace missing in the page is fetched by language and name; an embedded one is not', async () => {
  const { requests, i18n } = network(() => answer('{"title":"Plans"}'));
  await i18n.loadNamespaces(['shell', 'plans']);
  expect(requests.map(({ url }) => url)).toEqual(['/locales/en/plans.json']);
  expect(i18n.getResource('en', 'plans', 'title')).toBe('Plans');
});

test.each([
  ['the server fails', () => answer('', 503)],
  ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the connection breaks off', () => answer('{"title":"Pl')],
])('RETRY-09 when %s the loader retries at most 5 times, from 350 ms doubling', async (_, respond) => {
  const { requests, i18n } = network(respond);
  void i18n.loadNamespaces('plans');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
});

test('a namespace that does not exist is requested once', async () => {
  const { requests, i18n } = network(() => answer('', 404));
  void i18n.loadNamespaces('nowhere');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('RETRY-10 the loader makes at most 10 parallel reads', async () => {
  const waiting: ((response: Response) => void)[] = [];
  const { requests, i18n } = network(() => new Promise((resolve) => void waiting.push(resolve)));
  void i18n.loadNamespaces(Array.from({ length: 25 }, (_, index) => `part-${index}`));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(10);
  waiting.shift()?.(new Response('{}'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(11);
});
