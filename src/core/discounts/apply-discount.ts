import type { Discount, DiscountCustomer } from './discount.ts';

/** One thing to be bought; a cart line of three is three of them. */
export type PricedUnit = Readonly<{ packageId: string; priceCents: number }>;

export type AppliedDiscount =
  | Readonly<{
      kind: 'applied';
      amountCents: number;
      /** What each unit gets of it, in the order of the units; they add up to `amountCents`. */
      sharesCents: readonly number[];
    }>
  | Readonly<{ kind: 'refused' }>;

type Situation = Readonly<{ now: Date; customer: DiscountCustomer | null }>;

/** The payment service takes nothing or at least this; a cent more or less would make the whole cart unpayable. */
const SMALLEST_PAYMENT_CENTS = 50;

const REFUSED: AppliedDiscount = { kind: 'refused' };

/** What a code takes off these units. Limits are checked as they stand; the store that sells reserves them. */
export function applyDiscount(
  discount: Discount,
  units: readonly PricedUnit[],
  { now, customer }: Situation,
): AppliedDiscount {
  const subtotalCents = sum(units.map(({ priceCents }) => priceCents));
  if (!isOpen(discount, now) || subtotalCents < (discount.minimumSubtotalCents ?? 0)) return REFUSED;
  if (customer !== null && !mayUse(discount, customer)) return REFUSED;
  const eligible = units.map(({ packageId, priceCents }) =>
    discount.packageIds.length === 0 || discount.packageIds.includes(packageId) ? priceCents : 0,
  );
  const eligibleCents = sum(eligible);
  if (eligibleCents === 0) return REFUSED;
  const amountCents = payableOff(amountOff(discount.value, eligibleCents), subtotalCents);
  if (amountCents === 0) return REFUSED;
  return { kind: 'applied', amountCents, sharesCents: share(amountCents, eligible) };
}

function isOpen({ isActive, startsAt, endsAt, totalLimit, uses }: Discount, now: Date): boolean {
  if (!isActive) return false;
  const hasBegun = startsAt === null || now >= startsAt;
  const hasEnded = endsAt !== null && now >= endsAt;
  return hasBegun && !hasEnded && (totalLimit === null || uses < totalLimit);
}

function mayUse({ firstOrderOnly, perCustomerLimit }: Discount, customer: DiscountCustomer): boolean {
  if (firstOrderOnly && customer.hasOrdered) return false;
  return perCustomerLimit === null || customer.uses < perCustomerLimit;
}

function amountOff(value: Discount['value'], eligibleCents: number): number {
  if (value.kind === 'fixed') return Math.min(value.amountCents, eligibleCents);
  return Math.round((eligibleCents * value.percent) / 100);
}

/** So much of it that what is left can be paid. */
function payableOff(amountCents: number, subtotalCents: number): number {
  const leftCents = subtotalCents - amountCents;
  if (leftCents === 0 || leftCents >= SMALLEST_PAYMENT_CENTS) return amountCents;
  return Math.max(0, subtotalCents - SMALLEST_PAYMENT_CENTS);
}

/**
 * Splits an amount in proportion to `weights`, in whole cents that add up to it exactly; what rounding leaves
 * over goes to the largest remainders. No share is larger than its weight.
 */
export function share(amount: number, weights: readonly number[]): readonly number[] {
  const total = sum(weights);
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  const left = amount - sum(shares);
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
