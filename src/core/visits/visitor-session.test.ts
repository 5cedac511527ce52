import { expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { continueSession, sessionSeconds, writeSession } from './visitor-session.ts';

const FIRST = '0b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b';
const SECOND = '1b5f0f5e-8f43-4b0f-9a0e-0c1d2e3f4a5b';
const NOON = Date.parse('2026-03-02T12:00:00Z');

const begun = continueSession(null, NOON, () => FIRST);
const after = (minutes: number) =>
  continueSession(writeSession(begun.session), NOON + minutes * MINUTE_MS, () => SECOND);

test('VISIT-04 a visitor session is new when no activity was recorded', () => {
  expect(begun).toEqual({
    session: { id: FIRST, startedAt: NOON, lastSeenAt: NOON },
    isNewSession: true,
  });
});

test('VISIT-04 it continues for 30 minutes after the last activity, and is new after that', () => {
  expect(after(30)).toEqual({
    session: { id: FIRST, startedAt: NOON, lastSeenAt: NOON + 30 * MINUTE_MS },
    isNewSession: false,
  });
  expect(after(30 + 1 / 60_000)).toEqual({
    session: { id: SECOND, startedAt: NOON + 30 * MINUTE_MS + 1, lastSeenAt: NOON + 30 * MINUTE_MS + 1 },
    isNewSession: true,
  });
  const active = continueSession(writeSession(after(20).session), NOON + 45 * MINUTE_MS, () => SECOND);
  expect([active.session.id, active.isNewSession]).toEqual([FIRST, false]);
});

test.each(['', 'x', FIRST, `${FIRST} 1`, `ann@example.com 1 2`, `${FIRST} -1 2`, `${FIRST} 1 2 3`])(
  'VISIT-04 “%s” in storage is no activity',
  (stored) => {
    expect(continueSession(stored, NOON, () => SECOND).isNewSession).toBe(true);
  },
);

test('VISIT-04 a clock that was set back begins a new session', () => {
  expect(after(-1).isNewSession).toBe(true);
});

test('DATA-22 the duration is in whole seconds', () => {
  expect(sessionSeconds(begun.session)).toBe(0);
  expect(sessionSeconds(after(0.0251).session)).toBe(2);
  expect(sessionSeconds({ id: FIRST, startedAt: 0, lastSeenAt: NOON })).toBe(86_400);
});
