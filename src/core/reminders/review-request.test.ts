import { expect, test } from 'vitest';
import {
  aHolding,
  aRemindedEsim,
  daysFrom,
  REMINDED_AT as NOW,
  used,
} from '#tests/builders/reminders/reminded-esim.ts';
import { decideReminders } from './decide-reminders.ts';
import { dueReminders, nextMoment, remindAfterReading } from './due-reminders.ts';
import type { ReminderSubject } from './reminder-store.ts';

/** First connected so many days ago, with a plan that ends in 20 days. */
const usedFor = (days: number, changes: Partial<ReminderSubject> = {}) =>
  aRemindedEsim({ firstConnectedAt: daysFrom(-days), ...changes });
const isAsked = (esim: ReminderSubject, now = NOW) => dueReminders(esim, new Set(), now).includes('review');

test.each([
  [2.999, false],
  [3, true],
  [9.999, true],
  [10, false],
])('REVIEW-01 %d days after the first use, a review is asked for: %s', (days, asked) => {
  expect(isAsked(usedFor(days))).toBe(asked);
});

test('REVIEW-01 a plan that ends before three days of use is asked about at its end', () => {
  const short = (endedDaysAgo: number) => usedFor(1.5, { expiresAt: daysFrom(-endedDaysAgo) });
  expect(isAsked(short(-0.01))).toBe(false);
  expect(isAsked(short(0))).toBe(true);
  expect(isAsked(usedFor(9, { expiresAt: daysFrom(-8) }))).toBe(false);
});

test('REVIEW-01 a plan that the network reports as expired is at its end, whatever its days', () => {
  expect(isAsked(usedFor(0.5, { status: 'expired' }))).toBe(true);
  expect(isAsked(usedFor(10, { status: 'expired' }))).toBe(false);
});

test('REVIEW-01 USAGE-18 used data is said before a review is asked for, and does not end the days of the plan', () => {
  const finished = (days: number) => usedFor(days, { ...used(100), status: 'finished' });
  const kinds = (days: number) => decideReminders(finished(days), NOW).map(({ kind }) => kind);
  expect(kinds(0.5)).toEqual(['data-90']);
  expect(nextMoment(finished(0.5), NOW)).toEqual(daysFrom(2.5));
  expect(kinds(3)).toEqual(['data-90', 'review']);
  expect(isAsked(finished(10))).toBe(false);
});

test('REVIEW-02 an eSIM that was never used or was refunded, and the other eSIMs of an order, are not asked about', () => {
  expect(isAsked(usedFor(5))).toBe(true);
  expect(isAsked(aRemindedEsim({ firstConnectedAt: null, status: 'ready_to_activate' }))).toBe(false);
  expect(isAsked(usedFor(5, { isRefunded: true }))).toBe(false);
  expect(isAsked(usedFor(5, { isOrderReviewed: true }))).toBe(false);
});

test('REVIEW-01 it is asked once for an eSIM, also after a top-up, and beside other reminders', () => {
  const asked = [{ id: 'one', kind: 'review' as const, period: 0 }];
  const topup = { megabytes: 1024, boughtAt: daysFrom(-2), validityDays: 30 };
  expect(decideReminders(usedFor(5, { reminders: asked }), NOW)).toEqual([]);
  expect(decideReminders(usedFor(5, { reminders: asked, topups: [topup] }), NOW)).toEqual([]);
  expect(decideReminders(usedFor(5, used(95)), NOW)).toEqual([
    { kind: 'data-90', period: 0 },
    { kind: 'review', period: 0 },
  ]);
});

test('REVIEW-02 an address that ended these requests is not asked, and nobody is when the user is unknown', () => {
  expect(decideReminders(usedFor(5), NOW)).toHaveLength(1);
  const optedOut = new Map([['ana@example.com', new Set(['review'] as const)]]);
  expect(decideReminders(usedFor(5, { optedOut }), NOW)).toEqual([]);
  expect(decideReminders(usedFor(5, { holding: aHolding({ isSharedAway: true }) }), NOW)).toEqual([]);
});

test('REVIEW-01 time alone makes it due: the shop looks at the eSIM when the day comes, and not for ever', () => {
  expect(nextMoment(usedFor(1), NOW)).toEqual(daysFrom(2));
  expect(nextMoment(usedFor(1, { expiresAt: daysFrom(1.5) }), NOW)).toEqual(daysFrom(0.5));
  expect(remindAfterReading(usedFor(3), NOW)).toEqual(NOW);
  expect(remindAfterReading(usedFor(10), NOW)).toEqual(daysFrom(17));
  expect(remindAfterReading(usedFor(30, { status: 'finished', expiresAt: daysFrom(-1) }), NOW)).toBeNull();
});
