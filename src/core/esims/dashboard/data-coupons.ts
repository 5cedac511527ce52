/** The data of a plan is drawn as this many equal coupons. */
export const COUPONS = 10;

type Figures = Readonly<{ remainingMegabytes: number; totalMegabytes: number }>;

/**
 * How full each coupon is, from 0 to 1: filled from the left, used from the right.
 */
export function dataCoupons({ remainingMegabytes, totalMegabytes }: Figures): readonly number[] {
  const share = totalMegabytes <= 0 ? 0 : Math.min(1, Math.max(0, remainingMegabytes / totalMegabytes));
  return Array.from({ length: COUPONS }, (_, index) => Math.min(1, Math.max(0, share * COUPONS - index)));
}
