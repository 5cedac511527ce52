import { expect, test } from 'vitest';
import { LayoutShifts } from './layout-shifts.ts';

function scoreOf(shifts: readonly (readonly [score: number, at: number])[]): number {
  const layout = new LayoutShifts();
  for (const [score, at] of shifts) layout.add(score, at);
  return layout.score;
}

test('PERF-06 layout shifts close together count as one burst, and the worst burst is the score', () => {
  expect(scoreOf([])).toBe(0);
  expect(
    scoreOf([
      [0.25, 100],
      [0.25, 1000],
      [0.125, 3000],
    ]),
  ).toBe(0.5);
});

test('PERF-06 a burst ends after five seconds, however close its layout shifts are', () => {
  const steady = Array.from({ length: 10 }, (_, second) => [0.125, second * 900] as const);
  expect(scoreOf(steady)).toBe(0.125 * 6);
});
