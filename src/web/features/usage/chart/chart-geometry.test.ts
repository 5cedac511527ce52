import { expect, test } from 'vitest';
import type { UsageForecast, UsageResponse } from '#contract/account/usage/usage.ts';
import { aUsage } from '#tests/builders/usage/a-usage.ts';
import { barOf, burnDownOf, chartKind, chartOf } from './chart-geometry.ts';

const USAGE = aUsage();

function drawn(forecast: UsageForecast) {
  const chart = chartOf(USAGE);
  if (chart === null) throw new Error('There is no chart');
  return burnDownOf(chart, { ...USAGE, forecast });
}

const PACE = { average: 500, slow: 250, fast: 1_000 };

test('USAGE-03 the line begins with everything at the first connection and ends at the last reading', () => {
  const { used = '', now } = drawn({ kind: 'too-early' }) ?? {};
  expect(used).toMatch(/^M0 0L/);
  expect(used).toMatch(/L400 500$/);
  expect(now).toEqual({ x: 400, y: 500 });
});

test('USAGE-04 the range is a fan from the last reading to the days on which the data may run out', () => {
  // 5,000 MB are left after 4 of 10 days.
  const shapes = drawn({
    kind: 'runs-out',
    pace: { average: 1_250, slow: 1_000, fast: 2_500 },
    at: '2026-11-08T00:00:00.000Z',
    earliest: '2026-11-06T00:00:00.000Z',
    latest: '2026-11-09T00:00:00.000Z',
  });
  expect(shapes).toMatchObject({
    forecast: 'M400 500L800 1000',
    fan: 'M400 500L600 1000L900 1000Z',
    foot: { from: 500, to: 800 },
  });
});

test('USAGE-04 a pace that lasts ends above zero at the end of validity', () => {
  expect(drawn({ kind: 'lasts', pace: PACE, leftMegabytes: 2_000, earliest: null })).toMatchObject({
    forecast: 'M400 500L1000 800',
    fan: 'M400 500L900 1000L1000 650Z',
    foot: null,
  });
});

test('USAGE-09 without a forecast nothing is drawn ahead', () => {
  expect(drawn({ kind: 'too-early' })).toMatchObject({ forecast: null, fan: null, foot: null });
});

test('USAGE-33 the chart of a longer plan begins on its second day', () => {
  const [day, second] = USAGE.days;
  if (day === undefined || second === undefined) throw new Error('There are no days');
  const today = { ...day, isToday: true };
  const kind = (days: typeof USAGE.days, changes: Partial<UsageResponse> = {}) =>
    chartKind({ ...USAGE, forecast: { kind: 'too-early' }, days, ...changes });
  expect(kind([today])).toBe('tomorrow');
  expect(kind([day])).toBe('drawn');
  expect(kind([day, { ...second, isToday: true }])).toBe('drawn');
  const esim = { ...USAGE.esim, expiresAt: '2026-11-02T00:00:00.000Z' };
  expect(kind([today], { esim })).toBe('drawn');
  expect(kind([])).toBe('none');
});

test('USAGE-35 when everything is used, or nothing limits it, the first day promises no chart', () => {
  const [day] = USAGE.days;
  if (day === undefined) throw new Error('There is no day');
  const days = [{ ...day, isToday: true }];
  const kind = (forecast: UsageForecast) => chartKind({ ...USAGE, days, forecast });
  expect(kind({ kind: 'used-up', at: '2026-11-01T10:00:00.000Z' })).toBe('none');
  expect(kind({ kind: 'ended', leftMegabytes: 0 })).toBe('none');
  expect(kind({ kind: 'unlimited', pace: null })).toBe('none');
});

test('USAGE-03 a bar stays within its day and the height of the chart', () => {
  const chart = chartOf(USAGE);
  const [day] = USAGE.days;
  if (chart === null || day === undefined) throw new Error('There is no day');
  const bar = barOf(chart, { ...day, usedMegabytes: 750 }, 1_500);
  expect(bar).toMatchObject({ height: 500, y: 500 });
  expect(bar.x).toBeGreaterThanOrEqual(chart.x(day.from));
  expect(bar.x + bar.width).toBeLessThanOrEqual(chart.x(day.to));
});

test('USAGE-09 an eSIM that has not connected has no chart', () => {
  expect(chartOf({ ...USAGE, esim: { ...USAGE.esim, firstConnectedAt: null } })).toBeNull();
});
