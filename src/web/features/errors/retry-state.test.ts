import { expect, test } from 'vitest';
import { retriesIn } from './retry-state.ts';

test('retries are counted within one page load, and a new page load starts at zero', () => {
  expect(retriesIn({ retries: 2, page: 17 }, 17)).toBe(2);
  expect(retriesIn({ retries: 2, page: 17 }, 18)).toBe(0);
});

test('any other history state counts as no retries', () => {
  for (const state of [null, undefined, 'x', {}, { retries: 'many', page: 17 }, { retries: 1 }]) {
    expect(retriesIn(state, 17)).toBe(0);
  }
});
