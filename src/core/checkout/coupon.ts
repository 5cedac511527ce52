import { totalCents, type PricedLine } from '#core/cart/cart.ts';
import type { CouponRefusal } from '#core/discounts/discount.ts';

export type AppliedDiscount = Readonly<{ code: string; amountCents: number; description: string | null }>;

export type CheckoutTotals = Readonly<{ subtotalCents: number; discountCents: number; totalCents: number }>;

/** Codes are upper case; the customer may type lower case. */
export function couponAsTyped(text: string): string {
  return text.toUpperCase();
}

/** The totals shown before payment. The server calculates its own; a discount never makes the total negative. */
export function checkoutTotals(
  cart: readonly PricedLine[],
  discount: AppliedDiscount | null,
): CheckoutTotals {
  const subtotalCents = totalCents(cart);
  const off = discount === null ? 0 : Math.max(0, discount.amountCents);
  const discountCents = Math.min(subtotalCents, off);
  return { subtotalCents, discountCents, totalCents: subtotalCents - discountCents };
}

/** `isValid` false is a refusal, with the server's reason in English if it has one. */
export type CouponResponse = Readonly<{
  isValid: boolean;
  code: string;
  amountCents: number;
  description: string | null;
  error: string | null;
  errorCode: CouponRefusal['kind'] | null;
  minimumCents: number | null;
}>;

/** Why a code is refused, as far as the page knows. */
export type CouponReason = Readonly<{
  code: CouponRefusal['kind'] | 'not-for-this-order';
  minimumCents: number | null;
}>;

export type CouponOutcome =
  | Readonly<{ kind: 'empty' | 'failed' }>
  | Readonly<{ kind: 'invalid'; message: string | null; reason: CouponReason; wasApplied?: true }>
  | Readonly<{ kind: 'applied'; discount: AppliedDiscount }>;

/** Validates the typed code. `validate` returns null when the request failed. */
export async function applyCoupon(
  typed: string,
  validate: (code: string) => Promise<CouponResponse | null>,
): Promise<CouponOutcome> {
  const code = couponAsTyped(typed.trim());
  if (code === '') return { kind: 'empty' };
  const response = await validate(code);
  if (response === null) return { kind: 'failed' };
  const { amountCents, description, error, minimumCents } = response;
  if (!response.isValid) {
    const reason = { code: response.errorCode ?? 'not-valid', minimumCents };
    return { kind: 'invalid', message: error, reason };
  }
  return { kind: 'applied', discount: { code: response.code, amountCents, description } };
}

const REFUSALS: readonly CouponRefusal['kind'][] = [
  'expired',
  'minimum',
  'other-plans',
  'first-order-only',
  'already-used',
];

/**
 * The reason for the code of a refused checkout, such as `coupon-expired`. A guest does not learn whether the address has
 * bought: one sentence names all that is possible.
 */
export function reasonOfRefusal(code: string | null): CouponReason {
  const known = REFUSALS.find((kind) => code === `coupon-${kind}`);
  return { code: known ?? 'not-for-this-order', minimumCents: null };
}
