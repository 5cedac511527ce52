import { z } from 'zod';
import type { CouponRefusal } from '#core/discounts/discount.ts';
import { MOST_LINES, PackageId, Quantity } from '../catalogue/availability.ts';
import { storableText } from '../storable-text.ts';

/**
 * The specification defines these names. Prices and subtotal are the browser's values; the server calculates its
 * own.
 */
export const ValidateDiscountBody = z.object({
  p_code: storableText(100),
  p_cart_items: z
    .array(z.object({ packageId: PackageId, price: z.number(), quantity: Quantity }))
    .max(MOST_LINES),
  p_subtotal: z.number(),
});

export type ValidateDiscountBody = z.infer<typeof ValidateDiscountBody>;

export const COUPON_REFUSALS = [
  'not-valid',
  'expired',
  'minimum',
  'other-plans',
  'first-order-only',
  'already-used',
] as const satisfies readonly CouponRefusal['kind'][];

/** Only a signed-in customer gets the last two refusals; a guest gets `not-valid` instead. */
export const ValidateDiscountResponse = z
  .object({
    valid: z.boolean(),
    code: z.string(),
    /** Dollars off; 0 when it is not valid. */
    discount_amount: z.number(),
    description: z.string().nullable(),
    error: z.string().nullable(),
    /** The reason as a code, for a page in another language. */
    error_code: z.enum(COUPON_REFUSALS).nullable(),
    /** Dollars; only when the reason is `minimum`. */
    minimum_subtotal: z.number().nullable(),
  })
  .meta({ id: 'DiscountAnswer' });
export type ValidateDiscountResponse = z.infer<typeof ValidateDiscountResponse>;
