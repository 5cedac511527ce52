import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import {
  nextReadingAt,
  READINGS_PER_MINUTE,
  readingsToQueue,
  retryReadingAt,
  type ScheduledEsim,
} from './next-reading.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

function wait(changes: Partial<ScheduledEsim>): number | null {
  const esim: ScheduledEsim = {
    status: 'ready_to_activate',
    createdAt: at(-5 * DAY_MS),
    installedAt: null,
    expiresAt: null,
    figures: null,
    ...changes,
  };
  const next = nextReadingAt(esim, NOW);
  return next === null ? null : next.getTime() - NOW.getTime();
}

const left = (remainingMegabytes: number, isUnlimited = false) => ({
  totalMegabytes: 1000,
  remainingMegabytes,
  isUnlimited,
});

test.each<[string, Partial<ScheduledEsim>, number | null]>([
  ['just delivered', { createdAt: at(-47 * HOUR_MS) }, HOUR_MS],
  ['waiting', { createdAt: at(-49 * HOUR_MS) }, 6 * HOUR_MS],
  ['waiting for more than 30 days', { createdAt: at(-31 * DAY_MS) }, DAY_MS],
  [
    'marked as installed a moment ago',
    { createdAt: at(-31 * DAY_MS), installedAt: at(-MINUTE_MS) },
    30 * MINUTE_MS,
  ],
  ['marked as installed long ago', { installedAt: at(-2 * DAY_MS) }, 6 * HOUR_MS],
  ['active', { status: 'active', expiresAt: at(5 * DAY_MS), figures: left(200) }, 2 * HOUR_MS],
  [
    'active, nearly used up',
    { status: 'active', expiresAt: at(5 * DAY_MS), figures: left(199) },
    30 * MINUTE_MS,
  ],
  ['active, unlimited', { status: 'active', expiresAt: at(5 * DAY_MS), figures: left(0, true) }, 2 * HOUR_MS],
  [
    'active, on its last day',
    { status: 'active', expiresAt: at(23 * HOUR_MS), figures: left(900) },
    30 * MINUTE_MS,
  ],
  ['active, about to end', { status: 'active', expiresAt: at(10 * MINUTE_MS) }, 15 * MINUTE_MS],
  ['active after its end', { status: 'active', expiresAt: at(-MINUTE_MS) }, 30 * MINUTE_MS],
  ['used up before its end', { status: 'finished', expiresAt: at(DAY_MS) }, DAY_MS],
  ['expired this week', { status: 'expired', expiresAt: at(-6 * DAY_MS) }, DAY_MS],
  ['expired earlier', { status: 'expired', expiresAt: at(-8 * DAY_MS) }, 7 * DAY_MS],
  ['ended without a known end', { status: 'finished' }, 7 * DAY_MS],
  ['not listed yet', { status: 'pending' }, 15 * MINUTE_MS],
  ['unknown', { status: 'unknown' }, 6 * HOUR_MS],
  ['recycled', { status: 'recycled' }, null],
])('ESIM-14 the next reading of an eSIM that is %s', (_, esim, expected) => {
  expect(wait(esim)).toBe(expected);
});

test('ESIM-15 the wait doubles with every failure, up to six hours, and respects the pause of the network', () => {
  const waits = [1, 2, 3, 7, 8, 50].map(
    (failures) => retryReadingAt({ failures, retryAfterSeconds: null }, NOW).getTime() - NOW.getTime(),
  );
  expect(waits.map((wait) => wait / MINUTE_MS)).toEqual([5, 10, 20, 320, 360, 360]);
  expect(retryReadingAt({ failures: 1, retryAfterSeconds: 3_600 }, NOW)).toEqual(at(HOUR_MS));
  expect(retryReadingAt({ failures: 1, retryAfterSeconds: 1 }, NOW)).toEqual(at(5 * MINUTE_MS));
});

test('ESIM-15 readings without a result reduce how many are queued', () => {
  expect(readingsToQueue(0)).toBe(READINGS_PER_MINUTE);
  expect(readingsToQueue(599)).toBe(1);
  expect(readingsToQueue(700)).toBe(0);
});
