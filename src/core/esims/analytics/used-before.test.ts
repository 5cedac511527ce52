import { expect, test } from 'vitest';
import type { StoredReading } from '../usage/consumption.ts';
import { usedBefore } from './used-before.ts';

/** Total and rest, an hour apart. */
const readings = (...figures: readonly (readonly [number, number])[]): readonly StoredReading[] =>
  figures.map(([totalMegabytes, remainingMegabytes], hour) => {
    const at = new Date(Date.UTC(2026, 10, 19, hour));
    return { readAt: at, lastReadAt: at, totalMegabytes, remainingMegabytes };
  });
const RUNNING = [{ state: 'running' }] as const;
const before = (figures: readonly StoredReading[], topups: Parameters<typeof usedBefore>[0]['topups']) =>
  usedBefore({ readings: figures, topups, isUnlimited: false });

test('USAGE-50 what was used of a plan that ended is apart from what is used of the top-up behind it', () => {
  expect(before(readings([3072, 2000], [3072, 0], [3072, 3072]), RUNNING)).toBe(3072);
  expect(before(readings([3072, 0], [3072, 3072], [3072, 2572]), RUNNING)).toBe(3072);
  expect(before(readings([3072, 1000], [6144, 4072], [3072, 3000]), RUNNING)).toBe(2072);
  expect(before(readings([3072, 0], [3072, 572], [3072, 1072]), RUNNING)).toBe(3072);
});

test('USAGE-50 while the plan runs nothing was used before, also with a top-up that waits', () => {
  const figures = readings([3072, 2000], [6144, 5072], [6144, 4072]);
  expect(before(figures, [{ state: 'waiting' }])).toBe(0);
  expect(before(figures, RUNNING)).toBe(0);
  expect(before([], RUNNING)).toBe(0);
});

test('USAGE-50 with two top-ups, both packages that ended count, and no smaller correction between', () => {
  const figures = readings([3072, 0], [3072, 3072], [3072, 2000], [3072, 2100], [3072, 0], [1024, 900]);
  const ended = { state: 'ended' } as const;
  expect(before(figures, [ended, ...RUNNING])).toBe(6144);
  expect(before(figures, [...RUNNING, { state: 'waiting' }])).toBe(3072);
});

test('USAGE-50 a correction by the network is no package before, nor is anything of unlimited data', () => {
  const corrected = readings([3072, 2000], [3072, 2500]);
  expect(before(corrected, [])).toBe(0);
  expect(usedBefore({ readings: corrected, topups: RUNNING, isUnlimited: true })).toBe(0);
});
