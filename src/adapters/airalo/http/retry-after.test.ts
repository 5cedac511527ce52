import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

test.each([
  [null, null],
  ['17', 17],
  ['0', 0],
  ['Sun, 01 Mar 2026 12:00:20 GMT', 20],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['99999999', 3600],
  ['soon', null],
])('Retry-After %j means %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
