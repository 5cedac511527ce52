import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { RateLimiter } from './rate-limiter.ts';

test('a client may make a number of calls per minute, and more as time passes', () => {
  const clock = aClock();
  const limiter = new RateLimiter(60, clock);
  for (let call = 0; call < 60; call += 1) expect(limiter.take('a').isAllowed).toBe(true);
  expect(limiter.take('a')).toEqual({ isAllowed: false, retryAfterSeconds: 1, isFirstRefusal: true });
  expect(limiter.take('a')).toMatchObject({ isFirstRefusal: false });

  clock.advance(1);
  expect(limiter.take('a').isAllowed).toBe(true);
  expect(limiter.take('a')).toMatchObject({ isAllowed: false, isFirstRefusal: true });
});

test('one client does not use up the calls of another', () => {
  const limiter = new RateLimiter(1, aClock());
  expect(limiter.take('a').isAllowed).toBe(true);
  expect(limiter.take('a').isAllowed).toBe(false);
  expect(limiter.take('b').isAllowed).toBe(true);
});

test('when too many clients are counted, the least recently seen one is forgotten first', () => {
  const limiter = new RateLimiter(1, aClock());
  limiter.take('busy');
  limiter.take('quiet');
  for (let client = 2; client < 50_000; client += 1) limiter.take(`client ${client}`);
  expect(limiter.take('busy').isAllowed).toBe(false);
  limiter.take('one more');
  expect(limiter.take('busy').isAllowed).toBe(false);
  expect(limiter.take('quiet').isAllowed).toBe(true);
});

test('waiting for hours accumulates no more than a minute of calls', () => {
  const clock = aClock();
  const limiter = new RateLimiter(2, clock);
  limiter.take('a');
  clock.advance(36_000);
  expect([1, 2, 3].map(() => limiter.take('a').isAllowed)).toEqual([true, true, false]);
});

test('a clock that is set back an hour blocks no client', () => {
  const clock = aClock();
  const limiter = new RateLimiter(60, clock);
  limiter.take('a');
  clock.advance(-3600);
  expect(limiter.take('a').isAllowed).toBe(true);
  for (let call = 0; call < 58; call += 1) limiter.take('a');
  expect(limiter.take('a').isAllowed).toBe(false);
  clock.advance(1);
  expect(limiter.take('a').isAllowed).toBe(true);
});
