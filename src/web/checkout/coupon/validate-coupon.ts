import { totalCents, type PricedLine } from '#core/cart/cart.ts';
import type { CouponResponse } from '#core/checkout/coupon.ts';
import type { Language } from '#core/language.ts';
import { dollarsFromCents } from '#core/money.ts';
import type { ValidateDiscountBody } from '#contract/orders/discounts.ts';
import { postJson } from '../../api/api-client.ts';
import { readCoupon } from '../parse-checkout-responses.ts';
import { couponOf } from './coupon-of.ts';

const TIMEOUT_MS = 30_000;

/** The language of the discount's description. */
type CouponNeeds = Readonly<{ anonKey: string; language: Language }>;

/** Null: the shop could not be reached. */
export async function validateCoupon(
  code: string,
  items: readonly PricedLine[],
  { anonKey, language }: CouponNeeds,
): Promise<CouponResponse | null> {
  const body: ValidateDiscountBody = {
    p_code: code,
    p_cart_items: items.map(({ packageId, priceCents, quantity }) => ({
      packageId,
      price: dollarsFromCents(priceCents),
      quantity,
    })),
    p_subtotal: dollarsFromCents(totalCents(items)),
  };
  try {
    const outcome = await postJson('/api/rpc/validate_discount_code', body, {
      anonKey,
      headers: { 'accept-language': language },
      timeoutMs: TIMEOUT_MS,
      read: readCoupon,
    });
    return outcome.kind === 'success' && outcome.response !== null ? couponOf(outcome.response) : null;
  } catch {
    return null;
  }
}
