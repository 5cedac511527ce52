import type { Discount, DiscountCustomer } from './discount.ts';

export interface DiscountReader {
  /** `code` in capitals. Null: there is no such code. */
  find(code: string): Promise<Discount | null>;
  /** What this customer has paid for so far. What an open checkout holds is not counted: it may be this very cart's. */
  readCustomer(code: string, email: string): Promise<DiscountCustomer>;
}
