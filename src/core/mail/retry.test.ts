import { expect, test } from 'vitest';
import { MOST_MAIL_ATTEMPTS } from '#core/orders/mail/mail-store.ts';
import { lateBefore, RECONCILE_EVERY_MS } from '#core/orders/late-work.ts';
import { LATE_AFTER_ATTEMPTS, MAIL_PAUSE } from './retry.ts';

const { attemptsWithout, stepSeconds } = MAIL_PAUSE;

/** The sum of the pauses that follow the first attempts. */
function pausesInSeconds(attempts: number): number {
  const pauses = Array.from(
    { length: attempts },
    (_, attempt) => Math.max(0, attempt - attemptsWithout) * stepSeconds,
  );
  return pauses.reduce((sum, seconds) => sum + seconds, 0);
}

test('the pauses between all attempts of a mail add up to about seven hours, as the alert says', () => {
  const hours = pausesInSeconds(MOST_MAIL_ATTEMPTS) / 3_600;
  expect(hours).toBeGreaterThan(6);
  expect(hours).toBeLessThan(8);
});

test('a mail counts as late after some minutes, not after its first attempts', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const lockSeconds = (now.getTime() - lateBefore(now).lock.getTime() + RECONCILE_EVERY_MS) / 1_000;
  const minutes = (pausesInSeconds(LATE_AFTER_ATTEMPTS) + attemptsWithout * lockSeconds) / 60;
  expect(minutes).toBeGreaterThan(3);
  expect(minutes).toBeLessThan(10);
});
