import { expect, test } from 'vitest';
import { canRetry, retryDelayMs } from './retry-delay.ts';

test('ERROR-04 Try Again waits 1 s, doubled with each retry and capped at 10 s', () => {
  expect([0, 1, 2, 3, 4, 10].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('ERROR-05 Try Again is disabled after 3 retries', () => {
  expect([0, 1, 2, 3, 4].map(canRetry)).toEqual([true, true, true, false, false]);
});
