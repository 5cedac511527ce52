import { expect, test } from 'vitest';
import { after } from '#tests/builders/orders/order-record.ts';
import type { MailRecord } from './order-record.ts';
import { mailToResend } from './resent-mail.ts';

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
