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

test('USAGE-24 an address that wants no reminders gets none; those of another address do not count', () => {
  const esim = aRemindedEsim(used(80));
  expect(decideReminders({ ...esim, optedOut: new Set(['eva@example.com']) }, NOW)).toHaveLength(1);
  expect(decideReminders({ ...esim, optedOut: new Set(['ana@example.com']) }, NOW)).toEqual([]);
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
  ['its owner opted out', { optedOut: new Set(['ana@example.com']) }],
])('USAGE-21 a reminder is not sent when meanwhile %s', (_name, changes) => {
  expect(recipientOf(changes)).toBeNull();
});
