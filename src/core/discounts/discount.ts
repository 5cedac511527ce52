import { formatMoney, money } from '#core/money.ts';

/** A code that lowers a price, as the owner made it. `null` everywhere means: no such limit. */
export type Discount = Readonly<{
  code: string;
  value: Readonly<{ kind: 'percent'; percent: number } | { kind: 'fixed'; amountCents: number }>;
  startsAt: Date | null;
  endsAt: Date | null;
  minimumSubtotalCents: number | null;
  totalLimit: number | null;
  /** Orders that hold or used it. */
  uses: number;
  perCustomerLimit: number | null;
  firstOrderOnly: boolean;
  isActive: boolean;
  /** Empty: all packages. */
  packageIds: readonly string[];
}>;

/** What is known of who wants to use it; null before the customer said who they are. */
export type DiscountCustomer = Readonly<{ uses: number; hasOrdered: boolean }>;

/** A code is written in capitals, however it was typed. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Why a code takes nothing off. `not-valid` covers what strangers should not learn: paused, not begun, used up. */
export type CouponRefusal =
  | Readonly<{ kind: 'not-valid' | 'expired' | 'other-plans' }>
  | Readonly<{ kind: 'minimum'; minimumCents: number }>
  /** These two are about the customer's own orders. */
  | Readonly<{ kind: 'first-order-only' | 'already-used' }>;

export const NOT_VALID: CouponRefusal = { kind: 'not-valid' };

/** What may be said. Only a signed-in customer hears about their own orders; anybody else could be asking about them. */
export function publicRefusal(refusal: CouponRefusal, isSignedIn: boolean): CouponRefusal {
  const isPersonal = refusal.kind === 'first-order-only' || refusal.kind === 'already-used';
  return isPersonal && !isSignedIn ? NOT_VALID : refusal;
}

/** The refusal as the API says it, in English. */
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
