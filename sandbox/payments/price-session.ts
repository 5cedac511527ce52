import type { CouponRecord } from './records.ts';

type Priced = Readonly<{ unitAmount: number; quantity: number }>;

export type SessionPrice = Readonly<{
  subtotal: number;
  discount: number;
  total: number;
  /** The discount of each line, in order; they add up to `discount`. */
  lineDiscounts: readonly number[];
}>;

function discountOn(subtotal: number, coupon: CouponRecord | null): number {
  if (coupon === null) return 0;
  if (coupon.amountOff !== null) return Math.min(subtotal, coupon.amountOff);
  return Math.round((subtotal * (coupon.percentOff ?? 0)) / 100);
}

/**
 * All amounts in the currency's smallest unit. Whole cents only: the rounding remainder goes to the last
 * lines.
 */
export function priceSession(lines: readonly Priced[], coupon: CouponRecord | null): SessionPrice {
  const amounts = lines.map((line) => line.unitAmount * line.quantity);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const discount = discountOn(subtotal, coupon);
  let amountSoFar = 0;
  let discountSoFar = 0;
  const lineDiscounts = amounts.map((amount) => {
    amountSoFar += amount;
    const dueSoFar = subtotal === 0 ? 0 : Math.floor((discount * amountSoFar) / subtotal);
    const own = dueSoFar - discountSoFar;
    discountSoFar = dueSoFar;
    return own;
  });
  return { subtotal, discount, total: subtotal - discount, lineDiscounts };
}
