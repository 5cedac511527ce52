import { DAY_MS } from '#core/durations.ts';
import type { Holding } from '#core/reminders/reminder-recipient.ts';
import type { ReminderSubject } from '#core/reminders/reminder-store.ts';
import { aPackage } from '#tests/builders/package.ts';

export const REMINDED_AT = new Date('2026-11-17T12:00:00Z');

export const daysFrom = (days: number, from: Date = REMINDED_AT) => new Date(from.getTime() + days * DAY_MS);

export const aHolding = (changes: Partial<Holding> = {}): Holding => ({
  ownerEmail: 'ana@example.com',
  language: 'en',
  isSharedAway: false,
  gift: null,
  giftOpened: null,
  ...changes,
});

/** An active eSIM of Ana with 1 GB for 30 days, of which half is used after ten days. Read a minute ago. */
export function aRemindedEsim(changes: Partial<ReminderSubject> = {}): ReminderSubject {
  return {
    id: 'esim-1',
    name: null,
    iccid: '8944465400003573253',
    described: aPackage(),
    destinationSlug: 'japan',
    status: 'active',
    createdAt: daysFrom(-11),
    installedAt: null,
    firstConnectedAt: daysFrom(-10),
    expiresAt: daysFrom(20),
    readAt: new Date(REMINDED_AT.getTime() - 60_000),
    figures: { totalMegabytes: 1024, remainingMegabytes: 512, isUnlimited: false },
    planMegabytes: 1024,
    validityDays: 30,
    topups: [],
    isTopupUnderway: false,
    isRefunded: false,
    isOrderReviewed: false,
    holding: aHolding(),
    optedOut: new Map(),
    reminders: [],
    ...changes,
  };
}

/** An eSIM that was delivered four days ago and never installed. */
export const aWaitingEsim = (changes: Partial<ReminderSubject> = {}): ReminderSubject =>
  aRemindedEsim({
    status: 'ready_to_activate',
    createdAt: daysFrom(-4),
    firstConnectedAt: null,
    expiresAt: null,
    figures: { totalMegabytes: 1024, remainingMegabytes: 1024, isUnlimited: false },
    ...changes,
  });

/** So many percent of 1000 MB are used. */
export const used = (percent: number) => ({
  planMegabytes: 1000,
  figures: { totalMegabytes: 1000, remainingMegabytes: 1000 - percent * 10, isUnlimited: false },
});
