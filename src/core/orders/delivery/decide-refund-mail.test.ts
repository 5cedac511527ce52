import { expect, test } from 'vitest';
import { decideRefundMail } from './decide-refund-mail.ts';

test.each([
  [['done'], 'refund-after-delivery'],
  [['done', 'refused'], 'refund-after-delivery'],
  [['done', 'due'], null],
  [['refused', 'refused'], null],
] as const)('after refunds with the statuses %j the customer gets the mail %j', (statuses, mail) => {
  expect(decideRefundMail({ statuses, isAcceptedWithdrawal: false })).toBe(mail);
});

test('an accepted withdrawal has a mail of its own, which says the amount', () => {
  expect(decideRefundMail({ statuses: ['done'], isAcceptedWithdrawal: true })).toBeNull();
});
