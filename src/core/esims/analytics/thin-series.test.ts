import { expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { randomNumbers } from '#tests/builders/usage/simulated-travellers.ts';
import { burnDown, MOST_POINTS } from './thin-series.ts';

const START = Date.UTC(2026, 2, 1);

function reading(minutes: number, remainingMegabytes: number, stays = 0) {
  return {
    readAt: new Date(START + minutes * MINUTE_MS),
    lastReadAt: new Date(START + (minutes + stays) * MINUTE_MS),
    totalMegabytes: 100_000,
    remainingMegabytes,
  };
}

test('USAGE-13 figures that stay the same are a horizontal line', () => {
  expect(
    burnDown([reading(0, 500, 30), reading(60, 400)]).map(({ at }) => (at.getTime() - START) / MINUTE_MS),
  ).toEqual([0, 30, 60]);
});

test('USAGE-13 10,000 readings become at most 400 points with the same first, last, lowest and highest', () => {
  const random = randomNumbers(7);
  const readings = Array.from({ length: 10_000 }, (_, index) =>
    reading(index * 15 + Math.floor(random() * 10), Math.floor(random() * 90_000) + 10, 2),
  );
  const spiked = readings.with(4_321, reading(4_321 * 15, 3)).with(6_543, reading(6_543 * 15, 99_999));
  const points = burnDown(spiked);
  expect(points.length).toBeGreaterThan(300);
  expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
  const rests = points.map(({ remainingMegabytes }) => remainingMegabytes);
  expect([Math.min(...rests), Math.max(...rests)]).toEqual([3, 99_999]);
  expect(points[0]?.at).toEqual(spiked[0]?.readAt);
  expect(points.at(-1)?.at).toEqual(spiked.at(-1)?.lastReadAt);
  const times = points.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
