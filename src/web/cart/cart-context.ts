import { createContext, use } from 'react';
import type { Cart, CartPlan } from '#core/cart/cart.ts';

export type { CartPlan } from '#core/cart/cart.ts';

/** A link with this hash opens the cart once scripts run. */
export const OPEN_CART_HASH = '#cart';

export type CartValue = Readonly<{
  items: Cart;
  /** The sum of the quantities. */
  count: number;
  totalCents: number;
  /** Whether the drawer is open. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Asks whether the plan is to be had, puts one more of it into the cart and says so. Never rejects. */
  add: (plan: CartPlan) => Promise<void>;
  /** 0 or less removes. More than is in stock is refused, and the visitor is told. */
  setQuantity: (packageId: string, quantity: number) => void;
  remove: (packageId: string) => void;
  clear: () => void;
  /** The cart's own id, the same in every tab; made when first asked for. */
  id: () => string;
  /** Empties the cart without a word and keeps it aside: its owner goes to pay for it. */
  leave: () => void;
}>;

export const CartContext = createContext<CartValue | null>(null);

export function useCart(): CartValue {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart must be used within a CartProvider');
  return cart;
}
