import type { Discount } from './discount.ts';

/**
 * Which use of a limited code an order takes: the lowest number that no other order of this customer holds. Null: the code has
 * no limit per customer.
 */
export function freeSlot(
  { perCustomerLimit }: Pick<Discount, 'perCustomerLimit'>,
  takenSlots: readonly number[],
): number | null {
  if (perCustomerLimit === null) return null;
  let slot = 1;
  while (takenSlots.includes(slot)) slot += 1;
  return slot;
}
