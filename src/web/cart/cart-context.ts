import { createContext, use } from 'react';
import type { Cart, CartPlan } from '#core/cart/cart.ts';

export type { CartPlan } from '#core/cart/cart.ts';

/** The cart and the checkout have their own addresses: Back closes them, and Back from the payment page opens the checkout. */
export const OPEN_CART_HASH = '#cart';
export const OPEN_CHECKOUT_HASH = '#checkout';

export type CartValue = Readonly<{
  items: Cart;
  /** The sum of the quantities. */
  count: number;
  totalCents: number;
  /** Whether the drawer is open. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Checks that the plan is available, adds one of it to the cart and shows a toast. Never rejects. */
  add: (plan: CartPlan) => Promise<void>;
  /** Puts the plan into the cart, unless it is there, and opens the checkout. Never rejects. */
  buy: (plan: CartPlan) => Promise<void>;
  /** Whether the checkout is open. */
  isPaying: boolean;
  pay: () => void;
  stopPaying: () => void;
  /** 0 or less removes the plan. More than is in stock is rejected, and a toast tells the visitor. */
  setQuantity: (packageId: string, quantity: number) => void;
  remove: (packageId: string) => void;
  clear: () => void;
  /** The cart's id, the same in every tab; created on first use. */
  id: () => string;
  /** Takes these plans out without a toast and stores them: the visitor is going to the payment page. */
  leave: (packageIds: readonly string[]) => void;
}>;

export const CartContext = createContext<CartValue | null>(null);

export function useCart(): CartValue {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart must be used within a CartProvider');
  return cart;
}
