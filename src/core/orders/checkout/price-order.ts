import type { PackageType } from '#core/catalogue/packages/package.ts';
import { applyDiscount, type PricedUnit } from '#core/discounts/apply-discount.ts';
import {
  NOT_VALID,
  type CouponRefusal,
  type Discount,
  type DiscountCustomer,
} from '#core/discounts/discount.ts';
import { wantedQuantities, whyUnavailable, type Unavailable } from './check-availability.ts';
import type { Offer } from './offer.ts';

/** A cart line as the browser sent it. Its price is compared, never used. */
export type RequestedLine = Readonly<{ packageId: string; quantity: number; priceCents: number }>;

export type OrderRefusal =
  | { kind: 'unavailable'; why: Unavailable }
  | { kind: 'price-updated' }
  | { kind: 'coupon-not-valid'; why: CouponRefusal }
  /** The same top-up of the same eSIM was bought a moment ago, or somebody is about to pay for it. */
  | { kind: 'same-topup-again'; isPaid: boolean }
  /** The gift would be sent after its eSIMs can no longer be installed, or more than 180 days ahead. */
  | { kind: 'gift-day-too-late' };

export type PricedOrder = Readonly<{
  kind: 'priced';
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  units: readonly Readonly<{ packageId: string; priceCents: number; discountCents: number }>[];
}>;

type Facts = Readonly<{
  offers: readonly Offer[];
  /** Null: the request has no code. `discount` null: no such code. */
  coupon: Readonly<{ discount: Discount | null; customer: DiscountCustomer }> | null;
  now: Date;
  /** What the order is for. Default: eSIMs. */
  wanted?: PackageType;
}>;

/** The current price of a cart, unit by unit, or why it cannot be sold as requested. */
export function priceOrder(lines: readonly RequestedLine[], facts: Facts): PricedOrder | OrderRefusal {
  const offers = new Map(facts.offers.map((offer) => [offer.packageId, offer]));
  for (const [packageId, quantity] of wantedQuantities(lines)) {
    const why = whyUnavailable(offers.get(packageId), quantity, facts.wanted);
    if (why !== null) return { kind: 'unavailable', why };
  }
  if (lines.some((line) => line.priceCents !== offers.get(line.packageId)?.priceCents))
    return { kind: 'price-updated' };
  const units = lines.flatMap(({ packageId, quantity, priceCents }): PricedUnit[] => {
    const destination = offers.get(packageId)?.slug ?? '';
    return Array.from({ length: quantity }, () => ({ packageId, destination, priceCents }));
  });
  const shares = discountShares(units, facts);
  if ('kind' in shares) return { kind: 'coupon-not-valid', why: shares };
  const subtotalCents = units.reduce((sum, unit) => sum + unit.priceCents, 0);
  const discountCents = shares.reduce((sum, one) => sum + one, 0);
  return {
    kind: 'priced',
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    units: units.map(({ packageId, priceCents }, index) => ({
      packageId,
      priceCents,
      discountCents: shares[index] ?? 0,
    })),
  };
}

function discountShares(
  units: readonly PricedUnit[],
  { coupon, now }: Facts,
): readonly number[] | CouponRefusal {
  if (coupon === null) return units.map(() => 0);
  if (coupon.discount === null) return NOT_VALID;
  const applied = applyDiscount(coupon.discount, units, { now, customer: coupon.customer });
  return applied.kind === 'applied' ? applied.sharesCents : applied.why;
}
