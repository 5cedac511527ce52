import { expect, test } from 'vitest';
import { chartEdges, comparedPeriod, isDayRange, periodOf } from './period.ts';

const MADRID = 'Europe/Madrid';
/** Monday 16 November 2026, 14:32 in Madrid. */
const NOW = new Date('2026-11-16T13:32:05Z');
const iso = (times: readonly Date[]) => times.map((time) => time.toISOString());

test('ADMIN-04 today begins at midnight of the shop and ends now', () => {
  const { days, from, until } = periodOf('today', MADRID, NOW);
  expect(days.map(({ date }) => date)).toEqual(['2026-11-16']);
  expect(iso([from, until])).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-16T13:32:05.000Z']);
});

test('ADMIN-04 today is compared with the same weekday a week before, until the same moment', () => {
  const { days, from, until } = comparedPeriod(periodOf('today', MADRID, NOW), MADRID);
  expect(days.map(({ date }) => date)).toEqual(['2026-11-09']);
  expect(iso([from, until])).toEqual(['2026-11-08T23:00:00.000Z', '2026-11-09T13:32:05.000Z']);
});

test('ADMIN-04 after the clocks changed, the same moment is the one the clocks show', () => {
  const now = new Date('2026-10-26T11:00:00Z');
  const { until } = comparedPeriod(periodOf('today', MADRID, now), MADRID);
  expect(until.toISOString()).toBe('2026-10-19T10:00:00.000Z');
});

test.each([
  ['7-days', [7, '2026-11-10', '2026-11-03', '2026-11-09']],
  ['28-days', [28, '2026-10-20', '2026-09-22', '2026-10-19']],
] as const)('ADMIN-04 %s are compared with as many days before', (range, expected) => {
  const { days } = periodOf(range, MADRID, NOW);
  const before = comparedPeriod(periodOf(range, MADRID, NOW), MADRID).days;
  expect([days.length, days[0]?.date, before[0]?.date, before.at(-1)?.date]).toEqual(expected);
});

test('ADMIN-04 chosen days that are over are counted whole, and compared with the same weekdays', () => {
  const period = periodOf({ from: '2026-11-02', to: '2026-11-04' }, MADRID, NOW);
  expect(iso([period.from, period.until])).toEqual(['2026-11-01T23:00:00.000Z', '2026-11-04T23:00:00.000Z']);
  const before = comparedPeriod(period, MADRID);
  expect(iso([before.from, before.until])).toEqual(['2026-10-25T23:00:00.000Z', '2026-10-28T23:00:00.000Z']);
});

test('ADMIN-04 days that do not exist, lie ahead or are too many are not reported on', () => {
  const range = (from: string, to: string) => isDayRange({ from, to }, '2026-11-16');
  expect(range('2026-11-16', '2026-11-16')).toBe(true);
  expect(range('2025-11-16', '2026-11-16')).toBe(true);
  expect(range('2025-11-15', '2026-11-16')).toBe(false);
  expect(range('2026-11-16', '2026-11-17')).toBe(false);
  expect(range('2026-11-16', '2026-11-15')).toBe(false);
  expect(range('2026-02-30', '2026-03-01')).toBe(false);
  expect(range('2026-02-01', '2026-02-31')).toBe(false);
  expect(periodOf({ from: '2026-02-30', to: '2026-03-01' }, MADRID, NOW).days[0]?.date).toBe('2026-11-16');
});

test('ADMIN-04 a day has a bar per hour, also when the clocks change, and a range one per day', () => {
  expect(chartEdges(periodOf('today', MADRID, NOW))).toHaveLength(25);
  expect(chartEdges(periodOf('7-days', MADRID, NOW))).toHaveLength(8);
  const changed = periodOf({ from: '2026-10-25', to: '2026-10-25' }, MADRID, NOW);
  expect(chartEdges(changed)).toHaveLength(26);
  expect(chartEdges(changed).at(-1)?.toISOString()).toBe('2026-10-25T23:00:00.000Z');
});
