import type { Discount, DiscountCustomer } from './discount.ts';

export interface DiscountReader {
  /** `code` in capitals. Null: there is no such code. */
  find(code: string): Promise<Discount | null>;
  /** What this customer has paid for so far. What an unpaid checkout holds is told apart: a new one takes it over. */
  readCustomer(code: string, email: string): Promise<DiscountCustomer & Readonly<{ held: number }>>;
}
