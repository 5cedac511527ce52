import * as z from 'zod/mini';
import type { CreateCheckoutResponse } from '#contract/orders/checkout.ts';
import type { ValidateDiscountResponse } from '#contract/orders/discounts.ts';
import type { CaptureLeadResponse } from '#contract/leads.ts';

// The contract's schemas are for the server. These do the same with the small zod/mini; the types keep both in step.
const CheckoutCreated: z.ZodMiniType<CreateCheckoutResponse> = z.object({ url: z.string() });
const Captured: z.ZodMiniType<CaptureLeadResponse> = z.object({ captured: z.literal(true) });
const CouponValidated: z.ZodMiniType<ValidateDiscountResponse> = z.object({
  valid: z.boolean(),
  code: z.string(),
  discount_amount: z.number(),
  description: z.nullable(z.string()),
  error: z.nullable(z.string()),
  error_code: z.nullable(
    z.enum(['not-valid', 'expired', 'minimum', 'other-plans', 'first-order-only', 'already-used']),
  ),
  minimum_subtotal: z.nullable(z.number()),
});

/** Each returns null for a body that is not a response of that call. */
const reader =
  <Result>(shape: z.ZodMiniType<Result>) =>
  (body: unknown): Result | null =>
    z.safeParse(shape, body).data ?? null;

export const readCreated = reader(CheckoutCreated);
export const readCaptured = reader(Captured);
export const readCoupon = reader(CouponValidated);
