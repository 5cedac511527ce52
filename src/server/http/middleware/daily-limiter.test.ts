import { expect, test } from 'vitest';
import { DailyLimiter } from './daily-limiter.ts';

test('VISIT-11 a client has so many calls per day, and the next day again', () => {
  let now = new Date('2026-03-02T23:59:00Z');
  const limiter = new DailyLimiter(2, { now: () => now });
  const isAllowed = (client: string) => limiter.take(client).isAllowed;
  expect([isAllowed('a'), isAllowed('a'), isAllowed('a'), isAllowed('b')]).toEqual([true, true, false, true]);
  expect(limiter.take('a')).toMatchObject({ isAllowed: false, retryAfterSeconds: 60 });
  now = new Date('2026-03-03T00:00:00Z');
  expect(isAllowed('a')).toBe(true);
});
