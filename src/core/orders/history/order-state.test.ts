import { expect, test } from 'vitest';
import { after, anOrderRecord, aRefundRecord, aUnitRecord } from '#tests/builders/orders/order-record.ts';
import type { MailRecord, OrderRecord } from './order-record.ts';
import { mailToResend } from './resent-mail.ts';
import { withdrawalState } from './withdrawal-state.ts';

const mail = (kind: MailRecord['kind'], changes: Partial<MailRecord> = {}): MailRecord => ({
  kind,
  status: 'sent',
  sentAt: after(3),
  isResent: false,
  ...changes,
});

test.each<[string, readonly MailRecord[], string | null]>([
  ['the mail with the eSIMs', [mail('welcome'), mail('refund'), mail('order')], 'order'],
  ['the mail about a top-up', [mail('topup-owner'), mail('topup')], 'topup'],
  ['the refund, when nothing was delivered', [mail('welcome'), mail('refund')], 'refund'],
  ['a mail that the mail server refused', [mail('order', { status: 'refused', sentAt: null })], 'order'],
  ['nothing while the first one waits', [mail('order', { status: 'due', sentAt: null })], null],
  ['nothing while the order is prepared', [mail('welcome')], null],
  ['nothing that goes to somebody else', [mail('gift'), mail('topup-owner')], null],
  ['no receipt of a gift that no longer is one', [mail('gift-receipt')], null],
])('ORDER-30 what is sent again: %s', (_what, mails, kind) => {
  expect(mailToResend({ mails, gift: null })).toBe(kind);
});

const DAY = 24 * 60;
const stateOf = (changes: Partial<OrderRecord>, minutes = 5) =>
  withdrawalState(anOrderRecord(changes), after(minutes))?.state ?? null;

test('ORDER-31 the right of withdrawal lasts 14 days, until what was delivered has been used', () => {
  expect(withdrawalState(anOrderRecord(), after(5))).toEqual({
    state: 'open',
    acceptedAt: after(0),
    until: after(14 * DAY),
  });
  expect(stateOf({}, 14 * DAY)).toBe('open');
  expect(stateOf({}, 14 * DAY + 1)).toBe('expired');
  const used = aUnitRecord({ firstConnectedAt: after(4) });
  expect(stateOf({ units: [used] })).toBe('used');
  expect(stateOf({ units: [used, aUnitRecord()] })).toBe('open');
  const failed = aUnitRecord({ outcome: 'undeliverable', refund: aRefundRecord() });
  expect(stateOf({ units: [used, failed] })).toBe('used');
  const withdrawn = aUnitRecord({ refund: aRefundRecord({ reason: 'withdrawal' }) });
  expect(stateOf({ units: [withdrawn] }, 20 * DAY)).toBe('withdrawn');
  expect(stateOf({ withdrawalAcceptedAt: null })).toBeNull();
});
