import { expect, test } from 'vitest';
import {
  bucketOf,
  percentile,
  rateSpeed,
  speedBounds,
  SPEED_METRICS,
  SPEED_THRESHOLDS,
} from './speed-buckets.ts';

test('PERF-06 a value is counted in the first bucket whose bound it does not exceed', () => {
  expect(bucketOf('lcp', 0)).toBe(0);
  expect(bucketOf('lcp', 10)).toBe(0);
  expect(bucketOf('lcp', 10.1)).toBe(1);
  expect(bucketOf('cls', 0)).toBe(0);
  expect(bucketOf('lcp', 600_000)).toBe(speedBounds('lcp').length);
});

test('PERF-06 good and poor are bounds of buckets, so that counting loses nothing there', () => {
  for (const metric of SPEED_METRICS)
    for (const threshold of SPEED_THRESHOLDS[metric]) expect(speedBounds(metric)).toContain(threshold);
});

const counted = (values: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf('lcp', value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

test('PERF-06 a percentile is found inside its bucket', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index + 1);
  expect(percentile('lcp', counted(values), 0.75)).toBeCloseTo(750, -1);
  expect(percentile('lcp', counted(values), 0.5)).toBeCloseTo(500, -1);
  expect(percentile('lcp', counted([...Array.from({ length: 4 }, () => 90)]), 0.75)).toBe(93.75);
});

test('PERF-06 a percentile of nothing is unknown, and above every bound it is the last bound', () => {
  expect(percentile('lcp', new Map(), 0.75)).toBeNull();
  expect(percentile('lcp', counted([100_000]), 0.75)).toBe(60_000);
});

test('PERF-06 a value is good, improvable or poor', () => {
  expect([2500, 2501, 4000, 4001].map((value) => rateSpeed('lcp', value))).toEqual([
    'good',
    'improvable',
    'improvable',
    'poor',
  ]);
});
