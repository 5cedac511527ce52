import { expect, test } from 'vitest';
import { dayIn } from '#core/calendar/days.ts';
import { daysLeftToInstall, giftSendAt, lastGiftDay, shortestInstallWindow } from './gift-day.ts';

const NOW = new Date('2026-11-16T20:00:00Z');
const free = { now: NOW, installWithinDays: null };

test.each([
  ['Europe/Madrid', '2026-11-20', '2026-11-20T08:00:00.000Z'],
  ['America/New_York', '2026-11-20', '2026-11-20T14:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20', '2026-11-20T03:30:00.000Z'],
  ['Pacific/Auckland', '2026-11-20', '2026-11-19T20:00:00.000Z'],
  // The clocks change in the night before.
  ['Europe/Madrid', '2027-03-28', '2027-03-28T07:00:00.000Z'],
])('GIFT-05 in %s the gift of %s is sent at 9:00 there', (timeZone, sendOn, at) => {
  expect(giftSendAt({ sendOn, timeZone }, free)?.toISOString()).toBe(at);
});

test('GIFT-05 today, as the buyer counts it, is now', () => {
  expect(dayIn('Pacific/Auckland', NOW)).toBe('2026-11-17');
  expect(giftSendAt({ sendOn: '2026-11-17', timeZone: 'Pacific/Auckland' }, free)).toEqual(NOW);
  expect(giftSendAt({ sendOn: '2026-11-17', timeZone: 'America/New_York' }, free)).not.toEqual(NOW);
  expect(giftSendAt({ sendOn: null, timeZone: 'UTC' }, free)).toEqual(NOW);
  expect(giftSendAt({ sendOn: '2020-01-01', timeZone: 'UTC' }, free)).toEqual(NOW);
});

test('GIFT-05 the day is at most 180 days ahead', () => {
  const last = lastGiftDay('2026-11-16', null);
  expect(last).toBe('2027-05-15');
  expect(giftSendAt({ sendOn: last, timeZone: 'UTC' }, free)).not.toBeNull();
  expect(giftSendAt({ sendOn: '2027-05-16', timeZone: 'UTC' }, free)).toBeNull();
});

test('GIFT-05 the recipient keeps three days of the time in which a plan must be installed', () => {
  expect(shortestInstallWindow([null, 90, 30])).toBe(30);
  expect(shortestInstallWindow([null])).toBeNull();
  expect(lastGiftDay('2026-11-16', 30)).toBe('2026-12-13');
  expect(lastGiftDay('2026-11-16', 365)).toBe('2027-05-15');
  expect(lastGiftDay('2026-11-16', 2)).toBe('2026-11-16');
  const limited = { now: NOW, installWithinDays: 30 };
  expect(giftSendAt({ sendOn: '2026-12-14', timeZone: 'UTC' }, limited)).toBeNull();
  expect(giftSendAt({ sendOn: '2026-11-16', timeZone: 'UTC' }, limited)).toEqual(NOW);
});

test('of the days to install, each day that began since the payment is over', () => {
  const paidAt = new Date('2026-11-16T20:00:00Z');
  const left = (now: string) => daysLeftToInstall([null, 90, 30], { paidAt, now: new Date(now) });
  expect(left('2026-11-16T20:00:00Z')).toBe(30);
  expect(left('2026-11-16T20:00:01Z')).toBe(29);
  expect(left('2026-11-17T20:00:00Z')).toBe(29);
  expect(left('2026-11-17T20:00:01Z')).toBe(28);
  expect(daysLeftToInstall([null], { paidAt, now: paidAt })).toBeNull();
});
