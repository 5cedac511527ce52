import type { ValidateDiscountResponse } from '#contract/orders/discounts.ts';
import type { CouponResponse } from '#core/checkout/coupon.ts';
import { centsFromDollars } from '#core/money.ts';

/** The API's response, which has dollars, as the checkout reads it. */
export function couponOf(response: ValidateDiscountResponse): CouponResponse {
  const { valid, code, discount_amount, description, error, error_code, minimum_subtotal } = response;
  return {
    isValid: valid,
    code,
    amountCents: centsFromDollars(discount_amount),
    description,
    error,
    errorCode: error_code,
    minimumCents: minimum_subtotal === null ? null : centsFromDollars(minimum_subtotal),
  };
}
