import { expect, test } from 'vitest';
import { isUnitRefunded, mailOfPaymentRefund, sumMailedRefunds, unitRefundCents } from './refund.ts';

test('FULFIL-04 a unit is refunded at its price less its share of the discount', () => {
  expect(unitRefundCents({ priceCents: 829, discountCents: 41 })).toBe(788);
});

test('the refund mail states the sum of the undelivered units, or that the payment is returned', () => {
  const units = [
    { reason: 'undelivered', amountCents: 788 },
    { reason: 'undelivered', amountCents: 450 },
  ] as const;
  expect(sumMailedRefunds(units)).toEqual({ refundedCents: 1238, isPaymentReturned: false });
  expect(sumMailedRefunds([{ reason: 'wrong-amount', amountCents: 900 }])).toEqual({
    refundedCents: 900,
    isPaymentReturned: true,
  });
  expect(sumMailedRefunds([])).toEqual({ refundedCents: 0, isPaymentReturned: false });
});

test('a second payment is refunded without a mail of its own', () => {
  expect(mailOfPaymentRefund('second-payment')).toBeNull();
  expect(mailOfPaymentRefund('cancelled-order')).toBe('refund');
});

test.each([
  ['undeliverable', { status: 'done' }, true],
  ['undeliverable', { status: 'due' }, false],
  ['undeliverable', { status: 'refused' }, false],
  ['undeliverable', null, true],
  ['delivered', { status: 'done' }, false],
  [null, null, false],
] as const)('a unit that is %j with the refund %j: its money is back: %j', (outcome, refund, isBack) => {
  expect(isUnitRefunded({ outcome, refund })).toBe(isBack);
});
