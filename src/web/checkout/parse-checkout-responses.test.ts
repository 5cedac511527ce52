import { expect, test } from 'vitest';
import { CreateCheckoutResponse } from '#contract/orders/checkout.ts';
import { ValidateDiscountResponse } from '#contract/orders/discounts.ts';
import { CaptureLeadResponse } from '#contract/leads.ts';
import { readCaptured, readCoupon, readCreated } from './parse-checkout-responses.ts';

const COUPON = {
  valid: true,
  code: 'SAVE5',
  discount_amount: 0.5,
  description: '5 % off',
  error: null,
  error_code: null,
  minimum_subtotal: null,
};
const REFUSED = {
  ...COUPON,
  valid: false,
  discount_amount: 0,
  description: null,
  error: 'no',
  error_code: 'expired',
};

const CALLS = [
  {
    name: 'create-checkout',
    read: readCreated,
    contract: CreateCheckoutResponse,
    good: [{ url: 'https://pay.example/1' }],
  },
  {
    name: 'validate_discount_code',
    read: readCoupon,
    contract: ValidateDiscountResponse,
    good: [COUPON, REFUSED],
  },
  { name: 'capture-lead', read: readCaptured, contract: CaptureLeadResponse, good: [{ captured: true }] },
];

test.each(CALLS)(
  'API-01 the browser parses a response of $name exactly as the contract does',
  ({ read, contract, good }) => {
    for (const response of good) expect(read(response)).toEqual(contract.parse(response));
  },
);

test.each(CALLS)('a body that is not a response of $name is parsed as null', ({ read, contract, good }) => {
  const broken = good.flatMap((response) =>
    Object.keys(response).flatMap((name) => [
      { ...response, [name]: undefined },
      { ...response, [name]: [] },
    ]),
  );
  for (const body of [...broken, null, 'ok', [], {}]) {
    expect(contract.safeParse(body).success).toBe(false);
    expect(read(body)).toBeNull();
  }
});
