import { expect, test } from 'vitest';
import { hasStarted, isBeforeStart, isOver, isUseKnown, planDays } from './plan-days.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const NEW = { display: 'ready_to_install', firstConnectedAt: null, expiresAt: null };
const STARTED_AT = '2026-11-18T02:37:00.000Z';
const ENDS_AT = '2026-12-18T02:37:00.000Z';
const STARTED = { display: 'active', firstConnectedAt: STARTED_AT, expiresAt: ENDS_AT };

test('ESIM-28 before the first connection the days have not started, installed or not', () => {
  expect(planDays(NEW, NOW)).toEqual({ kind: 'not-started' });
  expect(planDays({ ...NEW, display: 'ready_to_activate' }, NOW)).toEqual({ kind: 'not-started' });
});

test('ESIM-28 started days have a start and an end, as far as the network reported them', () => {
  expect(planDays(STARTED, NOW)).toEqual({ kind: 'running', startedAt: STARTED_AT, endsAt: ENDS_AT });
  expect(planDays({ ...STARTED, expiresAt: null }, NOW)).toEqual({
    kind: 'running',
    startedAt: STARTED_AT,
    endsAt: null,
  });
  // Days that start with the installation: the end is known before the first connection.
  expect(planDays({ ...NEW, expiresAt: ENDS_AT }, NOW)).toEqual({
    kind: 'running',
    startedAt: null,
    endsAt: ENDS_AT,
  });
});

test('ESIM-51 a start at the end or later is not shown', () => {
  const over = new Date(Date.parse(ENDS_AT) + 1);
  const late = { ...STARTED, display: 'expired', firstConnectedAt: ENDS_AT };
  expect(planDays(late, over)).toEqual({ kind: 'over', startedAt: null, endsAt: ENDS_AT });
  expect(planDays({ ...late, firstConnectedAt: STARTED_AT }, over)).toMatchObject({ startedAt: STARTED_AT });
});

test('ESIM-32 nothing is left of an expired or recycled eSIM; one whose data is used up can be topped up', () => {
  const displays = ['expired', 'recycled', 'finished', 'active', 'ready_to_install', 'unknown'];
  expect(displays.filter((display) => isOver({ display }))).toEqual(['expired', 'recycled']);
});

test('ESIM-34 the days of an eSIM that has ended will not start, also when the network never reported a time', () => {
  for (const display of ['expired', 'finished', 'recycled']) {
    expect(isBeforeStart({ ...NEW, display })).toBe(false);
    expect(planDays({ ...NEW, display }, NOW).kind).not.toBe('not-started');
  }
  expect(isBeforeStart(NEW)).toBe(true);
  expect(isBeforeStart(STARTED)).toBe(false);
});

test('ESIM-28 at their end the days are over', () => {
  expect(planDays(STARTED, new Date(ENDS_AT)).kind).toBe('over');
  expect(planDays(STARTED, new Date(Date.parse(ENDS_AT) - 1)).kind).toBe('running');
});

test('ESIM-28 an active eSIM has started, also when the network reported no time', () => {
  expect(hasStarted({ ...NEW, display: 'active' })).toBe(true);
  expect(hasStarted(NEW)).toBe(false);
});

test('ESIM-55 what was used of a recycled eSIM is known only from a reading after its use began', () => {
  const recycled = { display: 'recycled', usage: { usedMegabytes: 0 } };
  expect(isUseKnown(recycled)).toBe(false);
  expect(isUseKnown({ ...recycled, usage: null })).toBe(false);
  expect(isUseKnown({ ...recycled, usage: { usedMegabytes: 1 } })).toBe(true);
  expect(isUseKnown({ display: 'expired', usage: { usedMegabytes: 0 } })).toBe(true);
});
