import { expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import { coverDays, splitAfterFirstMonth } from './cover-days.ts';
import type { DayRange } from '#core/calendar/days.ts';
import { lastDays, REPORT_DAYS } from './visit-report.ts';

function daysOf({ from, to }: DayRange): readonly string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** How often a cover counts each day; days that it does not count are left out. */
function counted(range: DayRange): Readonly<Record<string, number>> {
  const { months, added, removed } = coverDays(range);
  const times = new Map<string, number>();
  const count = (days: readonly string[], by: number) => {
    for (const day of days) times.set(day, (times.get(day) ?? 0) + by);
  };
  for (const first of months) {
    const next = new Date(first);
    next.setUTCMonth(next.getUTCMonth() + 1);
    count(daysOf({ from: first, to: new Date(next.getTime() - DAY_MS).toISOString().slice(0, 10) }), 1);
  }
  for (const days of added) count(daysOf(days), 1);
  for (const days of removed) count(daysOf(days), -1);
  return Object.fromEntries([...times].filter(([, times]) => times !== 0));
}

test('ADMIN-15 months and days count every day of a range once, and no other', () => {
  // Two years with a leap day; every length of a report, and ranges within a month.
  for (let end = Date.parse('2027-12-01'); end <= Date.parse('2028-04-02'); end += DAY_MS)
    for (const days of [1, 2, 10, 28, ...REPORT_DAYS]) {
      const range = lastDays(days, new Date(end));
      expect(counted(range)).toEqual(Object.fromEntries(daysOf(range).map((day) => [day, 1])));
    }
});

test('ADMIN-15 a year is read from its months, and never from more than half a month of days', () => {
  for (let end = Date.parse('2026-01-01'); end <= Date.parse('2026-12-31'); end += DAY_MS) {
    const now = new Date(end);
    const { months, added, removed } = coverDays(lastDays(365, now));
    const today = now.toISOString().slice(0, 10);
    const read = [...added, ...removed].flatMap(daysOf).filter((day) => day <= today);
    expect(read.length).toBeLessThanOrEqual(16);
    expect(months.length).toBeGreaterThanOrEqual(12);
  }
});

test('ADMIN-15 VISIT-09 the longest report needs no month that is deleted already', () => {
  const longest = Math.max(...REPORT_DAYS);
  // A month is deleted with its first day, at most 30 days before the report begins.
  expect(longest - 1 + 30).toBeLessThanOrEqual(RETENTION_DAYS.visitCounts);
});

test.each([
  ['2025-11-18', '2026-11-17', ['2025-11-18 2025-11-30', '2025-12-01 2026-11-17']],
  ['2026-01-31', '2026-07-29', ['2026-01-31 2026-01-31', '2026-02-01 2026-07-29']],
  ['2026-01-31', '2026-07-28', ['2026-01-31 2026-07-28']],
])('ADMIN-15 the ranges read at the same time have every day once: %s to %s', (from, to, expected) => {
  expect(splitAfterFirstMonth({ from, to }).map((part) => `${part.from} ${part.to}`)).toEqual(expected);
});
