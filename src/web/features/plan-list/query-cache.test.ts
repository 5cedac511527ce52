import { expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { QueryCache } from './query-cache.ts';

function aCache() {
  let time = 0;
  const cache = new QueryCache<string>(() => time);
  return { cache, pass: (milliseconds: number) => (time += milliseconds) };
}

test('PERF-01 cached data is fresh for 5 minutes', () => {
  const { cache, pass } = aCache();
  cache.keep('/plans', 'list');
  pass(5 * MINUTE_MS - 1);
  expect(cache.find('/plans')).toEqual({ data: 'list', isFresh: true });
  pass(1);
  expect(cache.find('/plans')).toEqual({ data: 'list', isFresh: false });
});

test('PERF-02 cached data is kept for 10 minutes', () => {
  const { cache, pass } = aCache();
  cache.keep('/plans', 'list');
  pass(10 * MINUTE_MS - 1);
  expect(cache.find('/plans')?.data).toBe('list');
  pass(1);
  expect(cache.find('/plans')).toBeNull();
});

test('adding a page does not renew the age of the first one', () => {
  const { cache, pass } = aCache();
  cache.keep('/plans', 'one page');
  pass(4 * MINUTE_MS);
  cache.extend('/plans', 'two pages');
  pass(MINUTE_MS);
  expect(cache.find('/plans')).toEqual({ data: 'two pages', isFresh: false });
});

test('one address can be removed without the others', () => {
  const { cache } = aCache();
  cache.keep('/plans', 'local');
  cache.keep('/global-plans', 'global');
  cache.forget('/plans');
  expect(cache.find('/plans')).toBeNull();
  expect(cache.find('/global-plans')?.data).toBe('global');
});
