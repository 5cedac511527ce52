import { expect, test } from 'vitest';
import { runningReadings } from './running-readings.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 16, hour));
const reading = (hour: number, remainingMegabytes: number, totalMegabytes: number) => ({
  readAt: at(hour),
  lastReadAt: at(hour),
  remainingMegabytes,
  totalMegabytes,
});

test('TOPUP-26 readings since a top-up was bought show the running package without it', () => {
  const readings = [reading(8, 900, 1000), reading(10, 5800, 6000), reading(12, 5500, 6000)];
  expect(runningReadings(readings, [{ megabytes: 5000, boughtAt: at(9) }])).toEqual([
    reading(8, 900, 1000),
    reading(10, 800, 1000),
    reading(12, 500, 1000),
  ]);
});

test('TOPUP-26 a reading that does not contain the top-up stays as it is', () => {
  const readings = [reading(10, 900, 1000)];
  expect(runningReadings(readings, [{ megabytes: 5000, boughtAt: at(9) }])).toEqual(readings);
});
