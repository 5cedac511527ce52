import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListLoader } from './list-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['global' as const, 'all'],
  ['local' as const, 'europe'],
])(
  'FILTER-30 a list of %s plans that cannot be loaded has the filters of that list',
  async (start, region) => {
    const reading = createListLoader((list) => ({ list })).read({
      request: new Request('http://shop/plans?region=europe&data=5'),
      serverLoader: () => Promise.reject(new Error('The shop cannot be reached.')),
      start,
    });
    await vi.runAllTimersAsync();
    expect((await reading).list).toMatchObject({ isFailed: true, start, filters: { region, data: '5' } });
  },
);

test('PERF-11 without a connection a list of another page is not shown, so that the page being read stays', async () => {
  const readingOn = async (page: string) => {
    vi.stubGlobal('location', new URL(page));
    const reading = createListLoader((list) => ({ list })).read({
      request: new Request('http://shop/plans'),
      serverLoader: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const outcome = reading.then(
      ({ list }) => list.isFailed,
      () => 'thrown',
    );
    await vi.runAllTimersAsync();
    return outcome;
  };
  expect(await readingOn('http://shop/contact')).toBe('thrown');
  expect(await readingOn('http://shop/plans?data=5')).toBe(true);
});
