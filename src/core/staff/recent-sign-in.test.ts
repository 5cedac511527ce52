import { expect, test } from 'vitest';
import { isRecentSignIn } from './recent-sign-in.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 9, minute));

test('ADMIN-23 a sign-in counts as recent for ten minutes', () => {
  const times = { signedInAt: at(0), passwordConfirmedAt: null };
  expect(isRecentSignIn(times, new Date(at(10).getTime() - 1))).toBe(true);
  expect(isRecentSignIn(times, at(10))).toBe(false);
});

test('ADMIN-23 the password typed again starts the ten minutes again', () => {
  const times = { signedInAt: at(0), passwordConfirmedAt: at(20) };
  expect(isRecentSignIn(times, at(29))).toBe(true);
  expect(isRecentSignIn(times, at(30))).toBe(false);
});
