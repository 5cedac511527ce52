import { countItems, MOST_OF_ONE, quantityOf, type Cart } from './cart.ts';

type Stocked = Readonly<{
  packageId: string;
  /** Null: not limited. */
  availableStock: number | null;
}>;

/** How many more of a plan an order with this cart can contain. */
export function roomInOrder(cart: Cart, { packageId, availableStock }: Stocked): number {
  const inStock = (availableStock ?? Infinity) - quantityOf(cart, packageId);
  return Math.max(0, Math.min(MOST_OF_ONE - countItems(cart), inStock));
}
