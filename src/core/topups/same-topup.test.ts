import { expect, test } from 'vitest';
import { repeatsTopup } from './same-topup.ts';

test('TOPUP-21 the same top-up counts as repeated for one minute', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect(repeatsTopup(secondsAgo(0), now)).toBe(true);
  expect(repeatsTopup(secondsAgo(59), now)).toBe(true);
  expect(repeatsTopup(secondsAgo(60), now)).toBe(false);
});
