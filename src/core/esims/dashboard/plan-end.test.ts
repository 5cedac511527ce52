import { expect, test } from 'vitest';
import { planEnd } from './plan-end.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PAST = '2026-11-08T09:00:00.000Z';
const FUTURE = '2026-12-08T09:00:00.000Z';
const RUNNING = { display: 'active', expiresAt: FUTURE, waiting: [] } as const;

test('INSTALL-52 a plan that runs or has not started has no end', () => {
  expect(planEnd(RUNNING, NOW)).toBeNull();
  expect(planEnd({ ...RUNNING, display: 'ready_to_install', expiresAt: null }, NOW)).toBeNull();
});

test('INSTALL-52 an expired eSIM ended on the day that the network reported', () => {
  expect(planEnd({ ...RUNNING, display: 'expired', expiresAt: PAST }, NOW)).toEqual({
    kind: 'days',
    at: PAST,
  });
  expect(planEnd({ ...RUNNING, display: 'recycled', expiresAt: null }, NOW)).toEqual({
    kind: 'days',
    at: null,
  });
  expect(planEnd({ ...RUNNING, display: 'expired' }, NOW)).toEqual({ kind: 'days', at: null });
  const justNow = '2026-11-18T12:00:40.000Z';
  expect(planEnd({ ...RUNNING, display: 'expired', expiresAt: justNow }, NOW)).toEqual({
    kind: 'days',
    at: justNow,
  });
});

test('INSTALL-52 data that is used up ends a plan before its days do', () => {
  expect(planEnd({ ...RUNNING, display: 'finished' }, NOW)).toEqual({ kind: 'data' });
  expect(planEnd({ ...RUNNING, display: 'finished', expiresAt: PAST }, NOW)).toEqual({
    kind: 'days',
    at: PAST,
  });
});

test('INSTALL-52 a reading from before the end does not hide it, but a top-up that waits goes on', () => {
  expect(planEnd({ ...RUNNING, expiresAt: PAST }, NOW)).toEqual({ kind: 'days', at: PAST });
  expect(planEnd({ ...RUNNING, expiresAt: PAST, waiting: [{}] }, NOW)).toBeNull();
});
