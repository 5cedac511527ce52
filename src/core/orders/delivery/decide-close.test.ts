import { expect, test } from 'vitest';
import { decideClose } from './decide-close.ts';

const PAID = { status: 'paid', isRefundOpen: false, kind: 'sim', isGift: false } as const;
const NOTHING = { status: null, mails: [], releasesCoupon: false, endsGift: false };

test('an order with an open unit stays as it is, whatever the other units became', () => {
  expect(decideClose({ ...PAID, outcomes: ['delivered', null] })).toEqual(NOTHING);
  expect(decideClose({ ...PAID, outcomes: ['undeliverable', null] })).toEqual(NOTHING);
});

test('when every unit is delivered, the order is fulfilled and the eSIMs are mailed', () => {
  expect(decideClose({ ...PAID, outcomes: ['delivered', 'delivered'] })).toEqual({
    status: 'fulfilled',
    mails: ['order'],
    releasesCoupon: false,
    endsGift: false,
  });
});

test('a delivered top-up is mailed to the payer and to the owner of the eSIM, an undelivered one to neither', () => {
  expect(decideClose({ ...PAID, kind: 'topup', outcomes: ['delivered'] })).toEqual({
    status: 'fulfilled',
    mails: ['topup', 'topup-owner'],
    releasesCoupon: false,
    endsGift: false,
  });
  expect(decideClose({ ...PAID, kind: 'topup', outcomes: ['undeliverable'] }).mails).toEqual(['refund']);
});

test('an order without a delivered unit is refunded, and the customer gets the code back', () => {
  expect(decideClose({ ...PAID, outcomes: ['undeliverable', 'undeliverable'] })).toEqual({
    status: 'refunded',
    mails: ['refund'],
    releasesCoupon: true,
    endsGift: false,
  });
});

test('while a refund is open, nothing is said about refunds and the coupon stays used', () => {
  expect(decideClose({ ...PAID, outcomes: ['undeliverable'], isRefundOpen: true })).toEqual(NOTHING);
  expect(decideClose({ ...PAID, outcomes: ['delivered', 'undeliverable'], isRefundOpen: true })).toEqual({
    status: 'fulfilled',
    mails: ['order'],
    releasesCoupon: false,
    endsGift: false,
  });
});

test('an order of which a part was delivered is fulfilled, keeps its coupon used and gets both mails', () => {
  expect(decideClose({ ...PAID, outcomes: ['delivered', 'undeliverable'] })).toEqual({
    status: 'fulfilled',
    mails: ['order', 'refund'],
    releasesCoupon: false,
    endsGift: false,
  });
});

test('a closed order does not move again and does not release its coupon a second time', () => {
  expect(decideClose({ ...PAID, status: 'refunded', outcomes: ['undeliverable'] })).toEqual({
    status: null,
    mails: ['refund'],
    releasesCoupon: false,
    endsGift: false,
  });
  expect(decideClose({ ...PAID, status: 'fulfilled', outcomes: ['delivered'] })).toEqual({
    status: null,
    mails: ['order'],
    releasesCoupon: false,
    endsGift: false,
  });
});

test('GIFT-06 the buyer of a gift gets the receipt instead of the mail with the eSIMs', () => {
  expect(decideClose({ ...PAID, isGift: true, outcomes: ['delivered', 'undeliverable'] }).mails).toEqual([
    'gift-receipt',
    'refund',
  ]);
  expect(decideClose({ ...PAID, isGift: true, outcomes: ['undeliverable'] }).mails).toEqual(['refund']);
});

test('a gift ends with the refund of its order, and stays when a part was delivered', () => {
  const gift = { ...PAID, isGift: true } as const;
  expect(decideClose({ ...gift, outcomes: ['undeliverable'] }).endsGift).toBe(true);
  expect(decideClose({ ...gift, outcomes: ['undeliverable'], isRefundOpen: true }).endsGift).toBe(false);
  expect(decideClose({ ...gift, outcomes: ['delivered', 'undeliverable'] }).endsGift).toBe(false);
  expect(decideClose({ ...gift, status: 'refunded', outcomes: ['undeliverable'] }).endsGift).toBe(false);
});
