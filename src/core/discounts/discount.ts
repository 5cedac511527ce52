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

/**
 * What every refusal says. One text for all of them: a shop that tells "expired" from "unknown" tells
 * strangers which codes exist.
 */
export const COUPON_NOT_VALID = 'This coupon code is not valid';
