import { expect, test } from 'vitest';
import { splitPackages } from './split-packages.ts';

const BOUGHT = new Date('2026-11-16T12:00:00Z');
const later = (minutes: number) => new Date(BOUGHT.getTime() + minutes * 60_000);

type Reading = Parameters<typeof splitPackages>[1];

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
  return splitPackages(
    { planMegabytes, topups },
    { status: 'active', figures, readAt: later(9_999), ...changes },
  ).states;
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

type Read = Readonly<{ total: number; remaining: number; changes?: Partial<Reading> }>;

/** The same eSIM: the figures of the running package, and the megabytes of those that wait. */
function split({ total, remaining, changes = {} }: Read) {
  const topups = [
    { megabytes: 1024, boughtAt: BOUGHT },
    { megabytes: 3072, boughtAt: later(2 * 24 * 60) },
  ];
  const figures = { totalMegabytes: total, remainingMegabytes: remaining, isUnlimited: false };
  const { running, waiting } = splitPackages(
    { planMegabytes: 5120, topups },
    { status: 'active', figures, readAt: later(9_999), ...changes },
  );
  return {
    running: [running?.remainingMegabytes, running?.totalMegabytes],
    waiting: waiting.map(({ megabytes }) => megabytes),
  };
}

test('TOPUP-26 what waits is taken out of the sum that the network reports', () => {
  expect(split({ total: 9216, remaining: 4096 + 700 })).toEqual({
    running: [700, 5120],
    waiting: [1024, 3072],
  });
  expect(split({ total: 4096, remaining: 3072 + 24 })).toEqual({ running: [24, 1024], waiting: [3072] });
  expect(split({ total: 3072, remaining: 50 })).toEqual({ running: [50, 3072], waiting: [] });
});

test('TOPUP-26 a top-up bought after the reading waits, and the reading does not contain it', () => {
  expect(split({ total: 6144, remaining: 1124, changes: { readAt: later(5) } })).toEqual({
    running: [100, 5120],
    waiting: [1024, 3072],
  });
});

test('TOPUP-26 between two packages the next one is the running one as soon as the eSIM connects', () => {
  expect(split({ total: 4096, remaining: 4096, changes: { status: 'ready_to_activate' } })).toEqual({
    running: [1024, 1024],
    waiting: [3072],
  });
});

test('TOPUP-26 figures that do not add up stay as reported', () => {
  expect(split({ total: 4000, remaining: 100 })).toEqual({ running: [100, 4000], waiting: [] });
});
