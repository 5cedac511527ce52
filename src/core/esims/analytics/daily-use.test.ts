import { expect, test } from 'vitest';
import { dailyUse } from './daily-use.ts';
import { zoneDays } from '#core/calendar/zone-days.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const DAYS = zoneDays('UTC', at('08T12:00'), at('12T12:00'));
const used = (from: string, to: string, megabytes: number) => ({ from: at(from), to: at(to), megabytes });

const shown = (...all: ReturnType<typeof used>[]) =>
  dailyUse(all, DAYS).map(({ megabytes, isEstimated }) => `${megabytes}${isEstimated ? ' estimated' : ''}`);

test('USAGE-03 use counts on the day it was read', () => {
  expect(
    shown(
      used('08T10:00', '08T12:00', 100),
      used('08T12:00', '08T14:00', 50),
      used('10T01:00', '10T03:00', 7),
    ),
  ).toEqual(['150', '0', '7', '0', '0']);
});

test('USAGE-03 use around midnight is divided by time', () => {
  expect(shown(used('08T23:00', '09T03:00', 400))).toEqual(['100', '300', '0', '0', '0']);
});

test('USAGE-12 days that were not read get an even share and are marked as estimated', () => {
  expect(shown(used('08T12:00', '11T12:00', 600))).toEqual([
    '100 estimated',
    '200 estimated',
    '200 estimated',
    '100 estimated',
    '0',
  ]);
});

test('USAGE-12 a long gap within one day is no estimate: the day is certain', () => {
  expect(shown(used('09T01:00', '09T23:00', 80))).toEqual(['0', '80', '0', '0', '0']);
});

test('USAGE-03 use at a single moment counts on its day', () => {
  expect(shown(used('10T00:00', '10T00:00', 30))).toEqual(['0', '0', '30', '0', '0']);
});
