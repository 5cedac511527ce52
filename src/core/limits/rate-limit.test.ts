import { expect, test } from 'vitest';
import { retryAfterSeconds } from './rate-limit.ts';

const TEN_A_MINUTE = { name: 'test', most: 10, perSeconds: 60 };
const now = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  [60, 6],
  [58.5, 5],
  [54.1, 1],
  [54, 1],
])('a target whose uses are free in %s seconds waits %s', (usedFor, wait) => {
  expect(retryAfterSeconds(TEN_A_MINUTE, inSeconds(usedFor), now)).toBe(wait);
});

test('the wait is never longer than the period or shorter than a second, whatever the clocks show', () => {
  expect(retryAfterSeconds(TEN_A_MINUTE, inSeconds(1e9), now)).toBe(60);
  expect(retryAfterSeconds(TEN_A_MINUTE, inSeconds(-1e9), now)).toBe(1);
});
