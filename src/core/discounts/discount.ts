import { formatMoney, money } from '#core/money.ts';

/** A code that lowers a price, as the owner created it. `null` always means: no such limit. */
export type Discount = Readonly<{
  code: string;
  value: Readonly<{ kind: 'percent'; percent: number } | { kind: 'fixed'; amountCents: number }>;
  startsAt: Date | null;
  endsAt: Date | null;
  minimumSubtotalCents: number | null;
  totalLimit: number | null;
  /** The number of orders that hold or used it. */
  uses: number;
  perCustomerLimit: number | null;
  firstOrderOnly: boolean;
  isActive: boolean;
  /** With `destinations` empty too: all packages. */
  packageIds: readonly string[];
  /** Slugs of destinations; all of their packages, also those that are offered later. */
  destinations: readonly string[];
}>;

/** What is known about the customer; null before the customer has entered an address. */
export type DiscountCustomer = Readonly<{ uses: number; hasOrdered: boolean }>;

/** Codes are stored in upper case, however they are typed. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Why a code is refused. `not-valid` covers reasons that strangers should not learn: paused, not started, used up. */
export type CouponRefusal =
  | Readonly<{ kind: 'not-valid' | 'expired' | 'other-plans' }>
  | Readonly<{ kind: 'minimum'; minimumCents: number }>
  /** These two are about the customer's own orders. */
  | Readonly<{ kind: 'first-order-only' | 'already-used' }>;

export const NOT_VALID: CouponRefusal = { kind: 'not-valid' };

/**
 * The refusal that may be shown. Only a signed-in customer may learn about their own orders; a guest could be
 * another person who uses the customer's address.
 */
export function publicRefusal(refusal: CouponRefusal, isSignedIn: boolean): CouponRefusal {
  const isPersonal = refusal.kind === 'first-order-only' || refusal.kind === 'already-used';
  return isPersonal && !isSignedIn ? NOT_VALID : refusal;
}

/** The refusal as the API returns it, in English. */
export function refusalSentence(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'not-valid':
      return 'This coupon code is not valid';
    case 'expired':
      return 'This coupon code has expired';
    case 'minimum':
      return `This coupon code needs an order of at least ${formatMoney(money(refusal.minimumCents), 'en')}`;
    case 'other-plans':
      return 'This coupon code is not for these plans';
    case 'first-order-only':
      return 'First order only, and you already have one';
    case 'already-used':
      return 'You have already used this coupon code';
  }
}
