import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import {
  applyCoupon,
  checkoutTotals,
  couponAsTyped,
  reasonOfRefusal,
  type CouponResponse,
} from './coupon.ts';

const cart = [{ ...aCartPlan({ priceCents: 950 }), quantity: 2 }];
const response = (changes: Partial<CouponResponse> = {}): CouponResponse => ({
  isValid: true,
  code: 'SAVE5',
  amountCents: 95,
  description: '5 % off',
  error: null,
  errorCode: null,
  minimumCents: null,
  ...changes,
});
const returning = (with_: CouponResponse | null) => () => Promise.resolve(with_);

test('COUPON-02 a code is upper-cased as it is typed', () => {
  expect(couponAsTyped('save5ñ')).toBe('SAVE5Ñ');
});

test('COUPON-01 a code that is empty after trimming sends no request', async () => {
  let calls = 0;
  const outcome = await applyCoupon('   ', () => {
    calls += 1;
    return Promise.resolve(response());
  });
  expect([outcome, calls]).toEqual([{ kind: 'empty' }, 0]);
});

test('COUPON-03 a valid code is applied with its amount', async () => {
  expect(await applyCoupon(' save5 ', returning(response()))).toEqual({
    kind: 'applied',
    discount: { code: 'SAVE5', amountCents: 95, description: '5 % off' },
  });
});

test('COUPON-05 a failed check differs from a code that is not valid', async () => {
  expect(await applyCoupon('SAVE5', returning(null))).toEqual({ kind: 'failed' });
});

test('COUPON-06 a code that is not valid has the server’s reason, if there is one', async () => {
  const refused = response({
    isValid: false,
    amountCents: 0,
    error: 'This code has ended',
    errorCode: 'minimum',
    minimumCents: 2000,
  });
  expect(await applyCoupon('OLD', returning(refused))).toEqual({
    kind: 'invalid',
    message: 'This code has ended',
    reason: { code: 'minimum', minimumCents: 2000 },
  });
  const withoutReason = { ...refused, error: null, errorCode: null, minimumCents: null };
  expect(await applyCoupon('OLD', returning(withoutReason))).toEqual({
    kind: 'invalid',
    message: null,
    reason: { code: 'not-valid', minimumCents: null },
  });
});

test.each([
  ['coupon-expired', 'expired'],
  ['coupon-first-order-only', 'first-order-only'],
  ['coupon-not-valid', 'not-for-this-order'],
  ['coupon-of-tomorrow', 'not-for-this-order'],
  [null, 'not-for-this-order'],
])('COUPON-19 COUPON-25 a checkout refused as %s has the reason %s', (code, reason) => {
  expect(reasonOfRefusal(code)).toEqual({ code: reason, minimumCents: null });
});

test('COUPON-07 a discount changes the shown total, not the cart', () => {
  const discount = { code: 'SAVE5', amountCents: 95, description: null };
  expect(checkoutTotals(cart, discount)).toEqual({
    subtotalCents: 1900,
    discountCents: 95,
    totalCents: 1805,
  });
  expect(checkoutTotals(cart, null)).toMatchObject({ discountCents: 0, totalCents: 1900 });
});

test('a discount larger than the cart makes the total zero, not negative', () => {
  const discount = { code: 'BIG', amountCents: 10_000, description: null };
  expect(checkoutTotals(cart, discount)).toMatchObject({ discountCents: 1900, totalCents: 0 });
});
