import type { Discount } from './discount.ts';

export interface DiscountReader {
  /** `code` in capitals. Null: there is no such code. */
  find(code: string): Promise<Discount | null>;
}
