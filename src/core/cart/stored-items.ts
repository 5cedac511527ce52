import { dollarsFromCents } from '#core/money.ts';
import type { Cart, CartItem } from './cart.ts';

/** A cart item as the browser stores it and as the API receives it: its price is in dollars. */
export type StoredItem = Omit<CartItem, 'priceCents'> & Readonly<{ price: number }>;

/** `parseCart` is the reverse. */
export function storedItems(cart: Cart): StoredItem[] {
  return cart.map(({ priceCents, ...item }) => ({ ...item, price: dollarsFromCents(priceCents) }));
}
