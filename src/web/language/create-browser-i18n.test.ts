import type { RequestCallback } from 'i18next-http-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserI18n } from './create-browser-i18n.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that records requests and their times, and responds as the test decides. */
function network(respond: (callback: RequestCallback) => void) {
  const requests: { url: string; at: number }[] = [];
  const start = Date.now();
  const request = (...[, url, , callback]: [unknown, string, unknown, RequestCallback]) => {
    requests.push({ url, at: Date.now() - start });
    respond(callback);
  };
  return { requests, i18n: createBrowserI18n('en', { shell: { a: 'A' } }, { request }) };
}

test('LANG-14 a namespace missing in the page is fetched by language and name; an embedded one is not', async () => {
  const { requests, i18n } = network((callback) =>
    callback(null, { status: 200, data: '{"title":"Plans"}' }),
  );
  await i18n.loadNamespaces(['shell', 'plans']);
  expect(requests.map(({ url }) => url)).toEqual(['/locales/en/plans.json']);
  expect(i18n.getResource('en', 'plans', 'title')).toBe('Plans');
});

test.each([
  ['the server fails', (callback: RequestCallback) => callback('Unavailable', { status: 503, data: '' })],
  [
    'the network is down',
    (callback: RequestCallback) => callback(new TypeError('Failed to fetch'), undefined),
  ],
])('RETRY-09 when %s the loader retries at most 5 times, from 350 ms doubling', async (_, respond) => {
  const { requests, i18n } = network(respond);
  void i18n.loadNamespaces('plans');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
});

test('a namespace that does not exist is requested once', async () => {
  const { requests, i18n } = network((callback) => callback('Not Found', { status: 404, data: '' }));
  void i18n.loadNamespaces('nowhere');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('RETRY-10 the loader makes at most 10 parallel reads', async () => {
  const waiting: RequestCallback[] = [];
  const { requests, i18n } = network((callback) => void waiting.push(callback));
  void i18n.loadNamespaces(Array.from({ length: 25 }, (_, index) => `part-${index}`));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(10);
  waiting.shift()?.(null, { status: 200, data: '{}' });
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(11);
});
