import { expect, test } from 'vitest';
import {
  aHolding,
  aRemindedEsim,
  aWaitingEsim,
  daysFrom,
  REMINDED_AT as NOW,
  used,
} from '#tests/builders/reminders/reminded-esim.ts';
import { decideReminders, recipientIfStillDue } from './decide-reminders.ts';
import { reminderRecipient } from './reminder-recipient.ts';
import { REMINDER_GROUPS, type ReminderGroup } from './reminder-group.ts';
import type { ReminderSubject } from './reminder-store.ts';

const TOPUP = { megabytes: 1000, boughtAt: daysFrom(-2), validityDays: 30 };
const sent = (kind: 'data-75' | 'data-90' | 'not-installed', period = 0) => ({ id: kind, kind, period });

test('USAGE-18 a top-up starts a new period, in which every reminder may be sent again', () => {
  const before = aRemindedEsim({ ...used(80), reminders: [sent('data-75')] });
  expect(decideReminders(before, NOW)).toEqual([]);
  const after = aRemindedEsim({ ...used(80), topups: [TOPUP], reminders: [sent('data-75')] });
  expect(decideReminders(after, NOW)).toEqual([{ kind: 'data-75', period: 1 }]);
});

test('USAGE-20 the question about the installation is asked once, also after a top-up', () => {
  const asked = aWaitingEsim({ topups: [TOPUP], reminders: [sent('not-installed')] });
  expect(decideReminders(asked, NOW)).toEqual([]);
  expect(decideReminders({ ...asked, reminders: [] }, NOW)).toEqual([{ kind: 'not-installed', period: 0 }]);
});

const optedOut = (email: string, ...groups: readonly ReminderGroup[]) => ({
  optedOut: new Map([[email, new Set(groups)]]),
});

test('USAGE-24 an address that wants no reminders gets none; those of another address do not count', () => {
  const esim = aRemindedEsim(used(80));
  expect(decideReminders({ ...esim, ...optedOut('eva@example.com', ...REMINDER_GROUPS) }, NOW)).toHaveLength(
    1,
  );
  expect(decideReminders({ ...esim, ...optedOut('ana@example.com', ...REMINDER_GROUPS) }, NOW)).toEqual([]);
});

/** Three reminders are due at once: 80 % is used, two days are left, and it was used for five days. */
const aBusyEsim = (changes: Partial<ReminderSubject> = {}) =>
  aRemindedEsim({ ...used(80), expiresAt: daysFrom(2), firstConnectedAt: daysFrom(-5), ...changes });

test.each([
  [[], ['data-75', 'ends-3-days', 'review']],
  [['low-data'], ['ends-3-days', 'review']],
  [['plan-ends'], ['data-75', 'review']],
  [['review'], ['data-75', 'ends-3-days']],
  [['installation'], ['data-75', 'ends-3-days', 'review']],
  [['low-data', 'review'], ['ends-3-days']],
] as const)('USAGE-28 an address that ended %j gets %j', (ended, kinds) => {
  const esim = aBusyEsim(optedOut('ana@example.com', ...ended));
  expect(decideReminders(esim, NOW).map(({ kind }) => kind)).toEqual(kinds);
});

test('USAGE-28 the question about the installation has a group of its own', () => {
  const ended = (...groups: readonly ReminderGroup[]) =>
    decideReminders(aWaitingEsim(optedOut('ana@example.com', ...groups)), NOW);
  expect(ended('low-data', 'plan-ends', 'review')).toHaveLength(1);
  expect(ended('installation')).toEqual([]);
});

test.each([
  ['data-75', 'low-data'],
  ['ends-3-days', 'plan-ends'],
  ['review', 'review'],
] as const)('USAGE-28 when %s is sent, only an end of %s since then counts', (kind, group) => {
  const others = REMINDER_GROUPS.filter((other) => other !== group);
  const recipient = (...groups: readonly ReminderGroup[]) =>
    recipientIfStillDue(
      { kind, period: 0, subject: aBusyEsim(optedOut('ana@example.com', ...groups)) },
      'its id',
      NOW,
    );
  expect(recipient(group)).toBeNull();
  expect(recipient(...others)).toEqual(ANA);
});

const GIFT = { recipientEmail: 'eva@example.com', language: 'es' as const };
const OPENED = { at: daysFrom(-5), shareId: 'share-1' };
const ANA = { email: 'ana@example.com', language: 'en', shareId: null };

test.each([
  ['its owner', {}, ANA],
  ['its owner, in lower case', { ownerEmail: 'Ana@Example.com' }, ANA],
  ['nobody while a link of it works or was opened', { isSharedAway: true }, null],
  ['nobody whose address was erased', { ownerEmail: 'x@deleted.invalid' }, null],
  ['the buyer of an unopened gift', { gift: GIFT }, ANA],
  [
    'the recipient of an opened gift',
    { gift: GIFT, giftOpened: OPENED },
    { email: 'eva@example.com', language: 'es', shareId: 'share-1' },
  ],
  ['nobody once the recipient of a gift was deleted', { giftOpened: OPENED }, null],
] as const)('USAGE-25 reminders about an eSIM go to %s', (_name, holding, recipient) => {
  expect(reminderRecipient(aHolding(holding))).toEqual(recipient);
  expect(decideReminders(aRemindedEsim({ ...used(80), holding: aHolding(holding) }), NOW)).toHaveLength(
    recipient === null ? 0 : 1,
  );
});

/** A reminder about 75 % that waits to be sent. */
const taken = (changes: Partial<ReminderSubject>) => ({
  kind: 'data-75' as const,
  period: 0,
  subject: aRemindedEsim({ ...used(80), reminders: [sent('data-75')], ...changes }),
});
const recipientOf = (changes: Partial<ReminderSubject>) =>
  recipientIfStillDue(taken(changes), 'data-75', NOW);

test('USAGE-21 a reminder that is still true is sent; its own record does not stop it', () => {
  expect(recipientOf({})).toEqual(ANA);
});

test.each<[string, Partial<ReminderSubject>]>([
  ['a top-up was delivered', { topups: [{ ...TOPUP, boughtAt: NOW }] }],
  ['a top-up was delivered and is used up to the same share', { topups: [TOPUP] }],
  ['a top-up was paid', { isTopupUnderway: true }],
  ['the figures say less', used(50)],
  ['90 % is used', used(91)],
  ['the reminder about 90 % was sent', { reminders: [sent('data-75'), sent('data-90')] }],
  ['the plan ended', { status: 'expired' }],
  ['the data is used up', { status: 'finished' }],
  ['its end has passed', { expiresAt: NOW }],
  ['it was refunded', { isRefunded: true }],
  ['it was shared', { holding: aHolding({ isSharedAway: true }) }],
  ['its owner opted out', optedOut('ana@example.com', 'low-data')],
])('USAGE-21 a reminder is not sent when meanwhile %s', (_name, changes) => {
  expect(recipientOf(changes)).toBeNull();
});
