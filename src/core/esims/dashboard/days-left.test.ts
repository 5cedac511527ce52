import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const NOW = new Date('2026-11-16T18:40:00Z');

test.each([
  ['2026-12-08T09:12:00Z', 22],
  ['2026-11-17T18:40:00Z', 1],
  ['2026-11-17T18:45:00Z', 1],
  ['2026-11-17T18:45:01Z', 2],
  ['2026-11-16T18:41:00Z', 1],
  ['2026-11-16T18:40:00Z', 0],
  ['2026-11-01T00:00:00Z', 0],
])('ESIM-22 until %s there are %d days, a started one counted', (expiresAt, days) => {
  expect(daysLeft(new Date(expiresAt), NOW)).toBe(days);
});
