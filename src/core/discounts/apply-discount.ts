import { NOT_VALID, type CouponRefusal, type Discount, type DiscountCustomer } from './discount.ts';

/** One unit to buy; a cart line with quantity three is three units. */
export type PricedUnit = Readonly<{ packageId: string; destination: string; priceCents: number }>;

export type AppliedDiscount =
  | Readonly<{
      kind: 'applied';
      amountCents: number;
      /** The discount of each unit, in the order of the units; they add up to `amountCents`. */
      sharesCents: readonly number[];
    }>
  | Readonly<{ kind: 'refused'; why: CouponRefusal }>;

type Situation = Readonly<{ now: Date; customer: DiscountCustomer | null }>;

/** The payment service accepts zero or at least this amount; anything between would make the whole cart unpayable. */
const SMALLEST_PAYMENT_CENTS = 50;

/** Calculates the discount of a code on these units. Limits are only checked; the store that sells reserves them. */
export function applyDiscount(
  discount: Discount,
  units: readonly PricedUnit[],
  { now, customer }: Situation,
): AppliedDiscount {
  const subtotalCents = sum(units.map(({ priceCents }) => priceCents));
  const eligible = units.map((unit) => (isForUnit(discount, unit) ? unit.priceCents : 0));
  const eligibleCents = sum(eligible);
  // Reasons about the customer come last: for an expired code a buyer and a guest get the same reason.
  const why =
    whyClosed(discount, now) ??
    whyNotThisCart(discount, { subtotalCents, eligibleCents }) ??
    (customer === null ? null : whyNotThisCustomer(discount, customer));
  if (why !== null) return { kind: 'refused', why };
  const amountCents = payableDiscount(amountOff(discount.value, eligibleCents), subtotalCents);
  if (amountCents === 0) return { kind: 'refused', why: NOT_VALID };
  return { kind: 'applied', amountCents, sharesCents: share(amountCents, eligible) };
}

/** A code for certain packages or destinations discounts what one of both lists names. */
function isForUnit({ packageIds, destinations }: Discount, unit: PricedUnit): boolean {
  if (packageIds.length === 0 && destinations.length === 0) return true;
  return packageIds.includes(unit.packageId) || destinations.includes(unit.destination);
}

function whyClosed(
  { isActive, startsAt, endsAt, totalLimit, uses }: Discount,
  now: Date,
): CouponRefusal | null {
  if (!isActive || (startsAt !== null && now < startsAt)) return NOT_VALID;
  if (endsAt !== null && now >= endsAt) return { kind: 'expired' };
  return totalLimit !== null && uses >= totalLimit ? NOT_VALID : null;
}

type CartSums = Readonly<{ subtotalCents: number; eligibleCents: number }>;

function whyNotThisCart(
  { minimumSubtotalCents }: Discount,
  { subtotalCents, eligibleCents }: CartSums,
): CouponRefusal | null {
  // An empty cart, or one of free plans, has nothing to discount: neither `minimum` nor `other-plans` applies.
  if (subtotalCents === 0) return NOT_VALID;
  if (minimumSubtotalCents !== null && subtotalCents < minimumSubtotalCents)
    return { kind: 'minimum', minimumCents: minimumSubtotalCents };
  return eligibleCents === 0 ? { kind: 'other-plans' } : null;
}

function whyNotThisCustomer(
  { firstOrderOnly, perCustomerLimit }: Discount,
  customer: DiscountCustomer,
): CouponRefusal | null {
  if (firstOrderOnly && customer.hasOrdered) return { kind: 'first-order-only' };
  const isUsedUp = perCustomerLimit !== null && customer.uses >= perCustomerLimit;
  return isUsedUp ? { kind: 'already-used' } : null;
}

function amountOff(value: Discount['value'], eligibleCents: number): number {
  if (value.kind === 'fixed') return Math.min(value.amountCents, eligibleCents);
  return Math.round((eligibleCents * value.percent) / 100);
}

/** Limits the discount so that the remaining amount can be paid. */
function payableDiscount(amountCents: number, subtotalCents: number): number {
  const leftCents = subtotalCents - amountCents;
  if (leftCents === 0 || leftCents >= SMALLEST_PAYMENT_CENTS) return amountCents;
  return Math.max(0, subtotalCents - SMALLEST_PAYMENT_CENTS);
}

/**
 * Splits an amount in proportion to `weights`, in whole cents that add up to it exactly. Cents lost by rounding go
 * to the largest remainders. No share is larger than its weight.
 */
export function share(amount: number, weights: readonly number[]): readonly number[] {
  const total = sum(weights);
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, slot) => ({ slot, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.slot - b.slot);
  const left = amount - sum(shares);
  for (const { slot } of byRemainder.slice(0, left)) shares[slot] = (shares[slot] ?? 0) + 1;
  return shares;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
