import { z } from 'zod';
import type { CouponRefusal } from '#core/discounts/discount.ts';
import { MOST_LINES, PackageId, Quantity } from './availability.ts';
import { storableText } from './storable-text.ts';

/** The names are the specification's. Prices and the subtotal are what the browser believes; the server counts itself. */
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

/** The last two refusals are said to a signed-in customer only; a guest hears `not-valid` instead. */
export const ValidateDiscountResponse = z
  .object({
    valid: z.boolean(),
    code: z.string(),
    /** Dollars off; 0 when it is not valid. */
    discount_amount: z.number(),
    description: z.string().nullable(),
    error: z.string().nullable(),
    /** The reason as one word, for a page in another language. */
    error_code: z.enum(COUPON_REFUSALS).nullable(),
    /** Dollars; only when the reason is `minimum`. */
    minimum_subtotal: z.number().nullable(),
  })
  .meta({ id: 'DiscountAnswer' });
export type ValidateDiscountResponse = z.infer<typeof ValidateDiscountResponse>;
