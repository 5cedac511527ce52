import { z } from 'zod';
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

/** Every refusal reads the same, so that nobody can find out which codes exist by trying. */
export const ValidateDiscountAnswer = z
  .object({
    valid: z.boolean(),
    code: z.string(),
    /** Dollars off; 0 when it is not valid. */
    discount_amount: z.number(),
    description: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'DiscountAnswer' });
export type ValidateDiscountAnswer = z.infer<typeof ValidateDiscountAnswer>;
