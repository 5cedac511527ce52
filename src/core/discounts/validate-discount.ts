import type { Clock } from '#core/clock.ts';
import {
  wantedQuantities,
  whyUnavailable,
  type WantedLine,
} from '#core/orders/checkout/check-availability.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import { applyDiscount, type PricedUnit } from './apply-discount.ts';
import { normalCode, NOT_VALID, publicRefusal, type CouponRefusal, type Discount } from './discount.ts';
import type { DiscountReader } from './discount-reader.ts';

export type DiscountVerdict =
  | { kind: 'valid'; discount: Discount; amountCents: number }
  | { kind: 'refused'; code: string; why: CouponRefusal };

type Needs = Readonly<{ discounts: DiscountReader; offers: OfferReader; clock: Clock }>;

type Input = Readonly<{
  /** As typed. */
  code: string;
  lines: readonly WantedLine[];
  /** Null: the visitor is not signed in; the address is entered later. */
  email: string | null;
}>;

/**
 * Calculates what a code takes off this cart, at the server's prices. Nothing is reserved: the checkout checks
 * again. Only the checkout checks how many uses are left, because some may be held for this cart.
 */
export async function validateDiscount(
  { discounts, offers, clock }: Needs,
  { code: typed, lines, email }: Input,
): Promise<DiscountVerdict> {
  const code = normalCode(typed);
  const wanted = wantedQuantities(lines);
  const discount = await discounts.find(code);
  const found = await offers.readOffers([...wanted.keys()]);
  const units = found.flatMap((offer): PricedUnit[] => {
    const quantity = wanted.get(offer.packageId) ?? 0;
    if (whyUnavailable({ ...offer, availableStock: null }, quantity, offer.type) !== null) return [];
    const { packageId, slug: destination, priceCents } = offer;
    return Array.from({ length: quantity }, () => ({ packageId, destination, priceCents }));
  });
  if (discount === null) return { kind: 'refused', code, why: NOT_VALID };
  const customer = email === null ? null : await discounts.readCustomer(code, email);
  const free = { ...discount, uses: discount.uses - (customer?.held ?? 0) };
  const applied = applyDiscount(free, units, { now: clock.now(), customer });
  if (applied.kind === 'refused')
    return { kind: 'refused', code, why: publicRefusal(applied.why, email !== null) };
  return { kind: 'valid', discount, amountCents: applied.amountCents };
}
