import { expect, test } from 'vitest';
import { refusalSentence, publicRefusal, type CouponRefusal } from './discount.ts';

const PERSONAL: readonly CouponRefusal[] = [{ kind: 'first-order-only' }, { kind: 'already-used' }];
const OPEN: readonly CouponRefusal[] = [
  { kind: 'not-valid' },
  { kind: 'expired' },
  { kind: 'other-plans' },
  { kind: 'minimum', minimumCents: 2050 },
];

test('COUPON-06 a guest never gets a reason about orders, a signed-in customer does', () => {
  for (const refusal of PERSONAL) {
    expect(publicRefusal(refusal, false)).toEqual({ kind: 'not-valid' });
    expect(publicRefusal(refusal, true)).toEqual(refusal);
  }
  for (const refusal of OPEN) expect(publicRefusal(refusal, false)).toEqual(refusal);
});

test('COUPON-06 each reason has its own sentence', () => {
  expect([...OPEN, ...PERSONAL].map(refusalSentence)).toEqual([
    'This coupon code is not valid',
    'This coupon code has expired',
    'This coupon code is not for these plans',
    'This coupon code needs an order of at least $20.50',
    'First order only, and you already have one',
    'You have already used this coupon code',
  ]);
});
