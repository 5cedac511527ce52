import type { Discount, DiscountCustomer } from './discount.ts';

export interface DiscountReader {
  /** `code` in upper case. Null: no such code. */
  find(code: string): Promise<Discount | null>;
  /** Counts this customer's paid uses. Uses held by unpaid checkouts are in `held`: a new checkout takes them over. */
  readCustomer(code: string, email: string): Promise<DiscountCustomer & Readonly<{ held: number }>>;
}
