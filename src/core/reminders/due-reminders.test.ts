import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import {
  aHolding,
  aRemindedEsim,
  aWaitingEsim,
  daysFrom,
  REMINDED_AT as NOW,
  used,
} from '#tests/builders/reminders/reminded-esim.ts';
import { dueReminders, nextMoment, remindAfterReading, type RemindedEsim } from './due-reminders.ts';
import type { ReminderSubject } from './reminder-store.ts';
import type { ReminderKind } from './reminder.ts';

const due = (esim: RemindedEsim, sent: readonly ReminderKind[] = [], now = NOW) =>
  dueReminders(esim, new Set(sent), now);
const endsIn = (days: number) => aRemindedEsim({ expiresAt: daysFrom(days) });

test.each([
  [74.9, []],
  [75, ['data-75']],
  [89.9, ['data-75']],
  [90, ['data-90']],
  [100, ['data-90']],
] as const)('USAGE-18 with %d %% of the data used, %j is due', (percent, kinds) => {
  expect(due(aRemindedEsim(used(percent)))).toEqual(kinds);
});

test('USAGE-18 each is due once, and 75 % never after 90 %', () => {
  expect(due(aRemindedEsim(used(80)), ['data-75'])).toEqual([]);
  expect(due(aRemindedEsim(used(92)), ['data-75'])).toEqual(['data-90']);
  expect(due(aRemindedEsim(used(92)), ['data-90'])).toEqual([]);
  // The network corrected its figures.
  expect(due(aRemindedEsim(used(80)), ['data-90'])).toEqual([]);
});

const aFinishedEsim = (percent = 100, changes: Partial<ReminderSubject> = {}) =>
  aRemindedEsim({ ...used(percent), status: 'finished', ...changes });

test('USAGE-18 data that was used up between two readings is said once, and not after 90 %', () => {
  expect(due(aFinishedEsim())).toEqual(['data-90']);
  expect(due(aFinishedEsim(), ['data-75'])).toEqual(['data-90']);
  expect(due(aFinishedEsim(), ['data-90'])).toEqual([]);
  expect(due(aFinishedEsim(100, { expiresAt: daysFrom(0.5) }))).toEqual(['data-90']);
  expect(remindAfterReading(aFinishedEsim(), NOW)).toEqual(NOW);
});

test('USAGE-18 USAGE-21 nothing is said of used data when the days are over, a top-up waits, or nothing limits it', () => {
  const unlimited = { totalMegabytes: 1000, remainingMegabytes: 0, isUnlimited: true };
  const topup = { megabytes: 1000, boughtAt: NOW, validityDays: 30 };
  expect(due(aFinishedEsim(100, { expiresAt: NOW }))).toEqual([]);
  expect(due(aFinishedEsim(100, { isTopupUnderway: true }))).toEqual([]);
  expect(due(aFinishedEsim(100, { topups: [topup] }))).toEqual([]);
  expect(due(aFinishedEsim(100, { figures: unlimited }))).toEqual([]);
  expect(due(aFinishedEsim(100, { isRefunded: true }))).toEqual([]);
});

test('USAGE-18 an unlimited plan has no share of its data', () => {
  const figures = { totalMegabytes: 1000, remainingMegabytes: 10, isUnlimited: true };
  expect(due(aRemindedEsim({ figures, planMegabytes: null }))).toEqual([]);
  expect(due(aRemindedEsim({ figures, planMegabytes: null, expiresAt: daysFrom(2) }))).toEqual([
    'ends-3-days',
  ]);
});

test.each([
  [3.001, []],
  [3, ['ends-3-days']],
  [1.001, ['ends-3-days']],
  [1, ['ends-1-day']],
  [0.001, ['ends-1-day']],
  [0, []],
  [-1, []],
] as const)('USAGE-19 %d days before the end, %j is due', (days, kinds) => {
  expect(due(endsIn(days))).toEqual(kinds);
});

test('USAGE-19 each is due once, and three days never after one day', () => {
  expect(due(endsIn(2), ['ends-3-days'])).toEqual([]);
  expect(due(endsIn(0.5), ['ends-3-days'])).toEqual(['ends-1-day']);
  expect(due(endsIn(2), ['ends-1-day'])).toEqual([]);
});

test.each([
  [1, 0.9, []],
  [2, 0.9, ['ends-1-day']],
  [3, 2.9, []],
  [4, 2.9, ['ends-3-days']],
] as const)('USAGE-19 a plan of %d days with %d left: %j', (validityDays, left, kinds) => {
  expect(due(aRemindedEsim({ validityDays, expiresAt: daysFrom(left) }))).toEqual(kinds);
});

const HOUR_AGO = daysFrom(-1 / 24);
const aTopup = { megabytes: 1000, boughtAt: daysFrom(-2), validityDays: 30 };

test('USAGE-19 while a top-up waits, the end of the running package is not the end of the data', () => {
  const esim = { ...used(0), expiresAt: daysFrom(2), topups: [aTopup] };
  const waiting = { totalMegabytes: 2000, remainingMegabytes: 1500, isUnlimited: false };
  expect(due(aRemindedEsim({ ...esim, figures: waiting }))).toEqual([]);
  expect(due(aRemindedEsim(esim))).toEqual(['ends-3-days']);
  const unknown = { totalMegabytes: 1777, remainingMegabytes: 1500, isUnlimited: false };
  expect(due(aRemindedEsim({ ...esim, figures: unknown }))).toEqual([]);
});

test('USAGE-19 the days of a running top-up count, not those of the plan before it', () => {
  const topups = [{ ...aTopup, validityDays: 3 }];
  expect(due(aRemindedEsim({ ...used(0), expiresAt: daysFrom(2), topups }))).toEqual([]);
});

test('USAGE-21 nothing is due until a reading can show a top-up, or while one is being delivered', () => {
  const boughtJustNow = { ...used(95), topups: [{ ...aTopup, boughtAt: HOUR_AGO }] };
  const readAfter = (minutes: number) =>
    aRemindedEsim({ ...boughtJustNow, readAt: new Date(HOUR_AGO.getTime() + minutes * MINUTE_MS) });
  expect(due(readAfter(-1))).toEqual([]);
  expect(due(readAfter(29))).toEqual([]);
  expect(due(readAfter(30))).toEqual(['data-90']);
  expect(due(aRemindedEsim({ ...used(95), isTopupUnderway: true }))).toEqual([]);
});

test.each(['expired', 'finished', 'recycled', 'pending', 'unknown', 'ready_to_activate'] as const)(
  'USAGE-21 an eSIM that is %s gets no reminder about its data or its end',
  (status) => {
    expect(due(aRemindedEsim({ ...used(95), expiresAt: daysFrom(0.5), status }))).toEqual([]);
  },
);

test('USAGE-21 a refunded eSIM, one without a reading and one whose end has passed get none', () => {
  const nearlyUsedUp = { ...used(95), expiresAt: daysFrom(0.5) };
  expect(due(aRemindedEsim(nearlyUsedUp))).toEqual(['data-90', 'ends-1-day']);
  expect(due(aRemindedEsim({ ...nearlyUsedUp, isRefunded: true }))).toEqual([]);
  expect(due(aWaitingEsim({ isRefunded: true }))).toEqual([]);
  expect(due(aRemindedEsim({ ...nearlyUsedUp, readAt: null }))).toEqual([]);
  expect(due(aRemindedEsim({ ...nearlyUsedUp, figures: null }))).toEqual([]);
  expect(due(aRemindedEsim({ ...nearlyUsedUp, expiresAt: NOW }))).toEqual([]);
});

test.each([
  [2.999, []],
  [3, ['not-installed']],
  [9.999, ['not-installed']],
  [10, []],
] as const)('USAGE-20 %d days after the delivery of an eSIM that nobody installed: %j', (days, kinds) => {
  expect(due(aWaitingEsim({ createdAt: daysFrom(-days) }))).toEqual(kinds);
});

test('USAGE-20 it is asked once, and not when the eSIM was installed or used, or nothing new is known', () => {
  expect(due(aWaitingEsim(), ['not-installed'])).toEqual([]);
  expect(due(aWaitingEsim({ installedAt: daysFrom(-1) }))).toEqual([]);
  expect(due(aWaitingEsim({ firstConnectedAt: daysFrom(-1) }))).toEqual([]);
  expect(due(aWaitingEsim({ status: 'active' }))).toEqual([]);
  expect(due(aWaitingEsim({ readAt: daysFrom(-1.001) }))).toEqual([]);
  expect(due(aWaitingEsim({ readAt: null }))).toEqual([]);
});

test('USAGE-20 the recipient of a gift is asked three days after opening it; an unopened gift is not asked about', () => {
  const gift = { recipientEmail: 'eva@example.com', language: 'es' as const };
  const opened = (days: number) => aHolding({ gift, giftOpened: { at: daysFrom(-days), shareId: 's' } });
  expect(due(aWaitingEsim({ holding: aHolding({ gift }) }))).toEqual([]);
  expect(due(aWaitingEsim({ holding: opened(2) }))).toEqual([]);
  expect(due(aWaitingEsim({ holding: opened(3) }))).toEqual(['not-installed']);
});

const anEsim = fc.record({
  status: fc.constantFrom('active' as const, 'ready_to_activate' as const, 'expired' as const),
  percent: fc.integer({ min: 0, max: 100 }),
  age: fc.double({ min: 0, max: 30, noNaN: true }),
  left: fc.double({ min: -2, max: 30, noNaN: true }),
  validityDays: fc.integer({ min: 1, max: 30 }),
  isInstalled: fc.boolean(),
});
type Drawn = typeof anEsim extends fc.Arbitrary<infer Value> ? Value : never;

const esimOf = ({ status, percent, age, left, validityDays, isInstalled }: Drawn): RemindedEsim =>
  aRemindedEsim({
    ...used(percent),
    status,
    validityDays,
    createdAt: daysFrom(-age),
    expiresAt: status === 'ready_to_activate' ? null : daysFrom(left),
    firstConnectedAt: null,
    installedAt: isInstalled ? daysFrom(-age) : null,
    readAt: NOW,
  });

test('USAGE-18 USAGE-19 USAGE-20 over a whole life every reminder is due at most once, the stronger one last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (perDay, validityDays) => {
        const sent: ReminderKind[] = [];
        let percent = 0;
        for (const [day, share] of perDay.entries()) {
          percent = Math.min(100, percent + share);
          const now = daysFrom(day);
          const esim = aRemindedEsim({
            ...used(percent),
            validityDays,
            expiresAt: daysFrom(validityDays),
            readAt: now,
          });
          sent.push(...due(esim, sent, now));
        }
        expect(new Set(sent).size).toBe(sent.length);
        for (const [weaker, stronger] of [
          ['data-75', 'data-90'],
          ['ends-3-days', 'ends-1-day'],
        ] as const)
          if (sent.includes(stronger)) expect(sent.indexOf(weaker)).toBeLessThan(sent.indexOf(stronger));
      },
    ),
  );
});

test('USAGE-18 USAGE-19 USAGE-20 after a reading the shop looks at an eSIM in time for everything that becomes due', () => {
  fc.assert(
    fc.property(anEsim, fc.double({ min: 0, max: 0.9, noNaN: true }), (drawn, laterDays) => {
      const esim = esimOf(drawn);
      const later = daysFrom(laterDays);
      const [kind] = due(esim, [], later);
      if (kind === undefined) return;
      const lookedAt = remindAfterReading(esim, NOW);
      expect(lookedAt).not.toBeNull();
      // Each look finds the next moment, until one of them finds what is due.
      let at = lookedAt;
      while (at !== null && at <= later && !due(esim, [], at).includes(kind)) at = nextMoment(esim, at);
      expect(at?.getTime()).toBeLessThanOrEqual(later.getTime());
    }),
    { numRuns: 1_000 },
  );
});

test('USAGE-18 an eSIM of which nothing can be due is not looked at before its time', () => {
  expect(remindAfterReading(aRemindedEsim(), NOW)).toEqual(daysFrom(17));
  expect(nextMoment(endsIn(2), NOW)).toEqual(daysFrom(1));
  expect(nextMoment(endsIn(0.5), NOW)).toBeNull();
  expect(remindAfterReading(aWaitingEsim({ createdAt: NOW }), NOW)).toEqual(daysFrom(3));
  expect(remindAfterReading(aRemindedEsim({ status: 'expired' }), NOW)).toBeNull();
  expect(remindAfterReading(aWaitingEsim({ installedAt: NOW }), NOW)).toBeNull();
});
