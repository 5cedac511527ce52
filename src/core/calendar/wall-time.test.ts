import { expect, test } from 'vitest';
import { momentOfWallTime, wallTimeOf } from './wall-time.ts';

test.each([
  ['Europe/Madrid', '2026-11-20T00:00', '2026-11-19T23:00:00.000Z'],
  ['Europe/Madrid', '2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T23:59', '2026-11-20T18:29:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
])('ADMIN-70 in %s the clocks show %s at %s', (zone, wallTime, at) => {
  expect(momentOfWallTime(zone, wallTime).toISOString()).toBe(at);
  expect(wallTimeOf(zone, new Date(at))).toBe(wallTime);
});
