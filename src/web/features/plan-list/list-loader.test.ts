import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListLoader } from './list-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
