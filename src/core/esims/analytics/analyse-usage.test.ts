import { expect, test } from 'vitest';
import { analyseUsage } from './analyse-usage.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

function reading(time: string, remainingMegabytes: number, until = time) {
  return { readAt: at(time), lastReadAt: at(until), totalMegabytes: 1_000, remainingMegabytes };
}

const USAGE = {
  readings: [
    reading('01T00:00', 1_000, '08T09:00'),
    reading('08T12:00', 900),
    reading('09T12:00', 700, '09T20:00'),
    reading('11T10:00', 400),
  ],
  startedAt: at('08T10:00'),
  endsAt: at('15T10:00'),
  isUnlimited: false,
  timeZone: 'UTC',
  now: at('11T12:00'),
};

test('USAGE-03 each day has its use and what was left at its end', () => {
  const { days, usedMegabytes } = analyseUsage(USAGE);
  expect(days.map(({ day, remainingMegabytes, isToday }) => [day.date, remainingMegabytes, isToday])).toEqual(
    [
      ['2026-11-08', 900, false],
      ['2026-11-09', 700, false],
      ['2026-11-10', 700, false],
      ['2026-11-11', 400, true],
    ],
  );
  expect(days.map(({ isEstimated }) => isEstimated)).toEqual([true, true, true, true]);
  expect(days.reduce((sum, { megabytes }) => sum + megabytes, 0)).toBeCloseTo(usedMegabytes);
  expect(usedMegabytes).toBe(600);
});

test('USAGE-02 USAGE-14 the analysis names the readings since the first connection', () => {
  expect(analyseUsage(USAGE).basedOn).toEqual({
    readings: 3,
    firstAt: at('08T12:00'),
    lastAt: at('11T10:00'),
  });
  expect(analyseUsage({ ...USAGE, startedAt: null })).toMatchObject({
    basedOn: null,
    days: [],
    line: [],
    forecast: { kind: 'not-connected' },
  });
});

test('USAGE-03 the days of an eSIM that is over end with its validity', () => {
  const { days, paceToEnd } = analyseUsage({ ...USAGE, now: at('30T12:00') });
  expect(days.at(-1)).toMatchObject({ day: { date: '2026-11-15' }, isToday: false, megabytes: 0 });
  expect(paceToEnd).toBeNull();
});

test('USAGE-04 the pace that reaches the end divides what is left by the days left', () => {
  expect(analyseUsage(USAGE).paceToEnd).toBe(100);
  expect(analyseUsage({ ...USAGE, isUnlimited: true }).paceToEnd).toBeNull();
});

test('USAGE-11 the same readings belong to other days in another time zone', () => {
  const { days } = analyseUsage({ ...USAGE, timeZone: 'Pacific/Auckland' });
  expect(days.map(({ day }) => day.date)).toEqual([
    '2026-11-08',
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
  ]);
});
