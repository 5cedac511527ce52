import { expect, test } from 'vitest';
import { couponOf } from './coupon-of.ts';

const RESPONSE = {
  valid: true,
  code: 'SAVE5',
  discount_amount: 8.29,
  description: '5 % off',
  error: null,
  error_code: null,
  minimum_subtotal: null,
};

test('DATA-13 the amount of a discount, in dollars in the API, is read in cents', () => {
  expect(couponOf(RESPONSE)).toEqual({
    isValid: true,
    code: 'SAVE5',
    amountCents: 829,
    description: '5 % off',
    error: null,
    errorCode: null,
    minimumCents: null,
  });
});

test('COUPON-19 the minimum of a refused code is read in cents', () => {
  const refused = {
    ...RESPONSE,
    valid: false,
    error: 'no',
    error_code: 'minimum',
    minimum_subtotal: 20.5,
  } as const;
  expect(couponOf(refused)).toMatchObject({ isValid: false, errorCode: 'minimum', minimumCents: 2050 });
});
