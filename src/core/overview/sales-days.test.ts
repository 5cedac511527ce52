import { expect, test } from 'vitest';
import { timesOver } from './sales-days.ts';
import type { SumsUnit } from './sales-sums.ts';

/** 14:32 in Madrid; the clocks were set back on 25 October. */
const NOW = new Date('2026-11-16T13:32:00Z');
const FIRST = new Date('2026-09-10T09:00:00Z');

function over(unit: SumsUnit, timeZone = 'Europe/Madrid', now = NOW) {
  return timesOver(timeZone, FIRST, now)
    .filter((time) => time.unit === unit)
    .map(({ from, until }) => `${from.toISOString().slice(0, 16)} ${until.toISOString().slice(0, 16)}`);
}

test('ADMIN-34 months that are over are added up, the first from the day of the first sale', () => {
  expect(over('month')).toEqual(['2026-09-09T22:00 2026-09-30T22:00', '2026-09-30T22:00 2026-10-31T23:00']);
});

test('ADMIN-34 a month is over at the shop’s midnight and not before', () => {
  expect(over('month', 'Europe/Madrid', new Date('2026-10-31T22:59:59Z'))).toHaveLength(1);
  expect(over('month', 'Europe/Madrid', new Date('2026-10-31T23:00:00Z'))).toHaveLength(2);
});

test('ADMIN-34 days that are over are added up, also the one of 25 hours', () => {
  const days = over('day');
  expect(days).toHaveLength(67);
  expect(days.at(-1)).toBe('2026-11-14T23:00 2026-11-15T23:00');
  expect(days).toContain('2026-10-24T22:00 2026-10-25T23:00');
});

test('ADMIN-34 hours are added up from this weekday of last week on, as the chart of a day shows them', () => {
  const hours = over('hour');
  expect(hours).toHaveLength(7 * 24 + 14);
  expect(hours[0]).toBe('2026-11-08T23:00 2026-11-09T00:00');
  expect(hours.at(-1)).toBe('2026-11-16T12:00 2026-11-16T13:00');
  expect(over('hour', 'Asia/Kathmandu')[0]).toBe('2026-11-08T18:15 2026-11-08T19:15');
});
