import { expect, test } from 'vitest';
import { isDay, isTimeZone, minutesIn, momentIn } from './days.ts';

test('days and time zones that do not exist are recognised', () => {
  expect([isDay('2026-02-28'), isDay('2026-02-30'), isDay('tomorrow')]).toEqual([true, false, false]);
  expect([isTimeZone('Europe/Madrid'), isTimeZone('Nowhere/City'), isTimeZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the minute of a day is the one that the clocks of the zone show', () => {
  expect(minutesIn('Europe/Madrid', new Date('2026-11-16T13:32:59Z'))).toBe(14 * 60 + 32);
  expect(minutesIn('America/New_York', new Date('2026-11-16T04:59:00Z'))).toBe(23 * 60 + 59);
  // Summer time began at two o'clock: eleven hours after midnight the clocks show noon.
  expect(minutesIn('Europe/Madrid', new Date('2026-03-29T10:00:00Z'))).toBe(12 * 60);
});

test('a moment is found by what the clocks show, also on the day they change', () => {
  expect(momentIn('Europe/Madrid', '2026-11-16', 14 * 60 + 32)).toEqual(new Date('2026-11-16T13:32:00Z'));
  expect(momentIn('Europe/Madrid', '2026-03-29', 12 * 60)).toEqual(new Date('2026-03-29T10:00:00Z'));
  expect(momentIn('Europe/Madrid', '2026-10-25', 0)).toEqual(new Date('2026-10-24T22:00:00Z'));
});
