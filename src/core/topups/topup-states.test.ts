import { expect, test } from 'vitest';
import { topupStates } from './topup-states.ts';

const BOUGHT = new Date('2026-11-16T12:00:00Z');
const later = (minutes: number) => new Date(BOUGHT.getTime() + minutes * 60_000);

type Reading = Parameters<typeof topupStates>[1];

/** A plan of 5 GB with a top-up of 1 GB and, two days later, one of 3 GB. */
function states(
  totalMegabytes: number | null,
  changes: Partial<Reading> = {},
  planMegabytes: number | null = 5120,
) {
  const topups = [
    { megabytes: 1024, boughtAt: BOUGHT },
    { megabytes: 3072, boughtAt: later(2 * 24 * 60) },
  ];
  const figures =
    totalMegabytes === null ? null : { totalMegabytes, remainingMegabytes: 100, isUnlimited: false };
  return topupStates(
    { planMegabytes, topups },
    { status: 'active', figures, readAt: later(9_999), ...changes },
  );
}

test('TOPUP-23 the total of a reading tells which top-up runs: it counts what has not ended', () => {
  expect(states(5120 + 1024 + 3072)).toEqual(['waiting', 'waiting']);
  expect(states(1024 + 3072)).toEqual(['running', 'waiting']);
  expect(states(3072)).toEqual(['ended', 'running']);
});

test('TOPUP-23 between two packages the next one waits, and an ended eSIM has none left', () => {
  expect(states(1024 + 3072, { status: 'ready_to_activate' })).toEqual(['waiting', 'waiting']);
  expect(states(3072, { status: 'finished' })).toEqual(['ended', 'ended']);
  expect(states(3072, { status: 'expired' })).toEqual(['ended', 'ended']);
});

test('TOPUP-23 a top-up bought after the last reading waits; on an eSIM that had ended the next reading tells', () => {
  expect(states(1024, { readAt: later(5) })).toEqual(['running', 'waiting']);
  expect(states(5120, { readAt: null })).toEqual(['waiting', 'waiting']);
  expect(states(1024, { readAt: later(5), status: 'finished' })).toEqual(['ended', 'unknown']);
});

test('TOPUP-23 figures that do not add up say nothing: unlimited, bought elsewhere, or never read', () => {
  const unknown = ['unknown', 'unknown'];
  expect(states(4000)).toEqual(unknown);
  expect(states(null)).toEqual(unknown);
  expect(states(3072, {}, null)).toEqual(unknown);
  const isUnlimited = { totalMegabytes: 3072, remainingMegabytes: 3072, isUnlimited: true };
  expect(states(3072, { figures: isUnlimited })).toEqual(unknown);
});
