import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { countItems, EMPTY_CART, removeFromCart, setQuantity, totalCents } from '#core/cart/cart.ts';
import { CartContext, type CartValue } from '../../cart-context.ts';
import { cartStore } from './cart-store.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Gives every screen the browser's cart. On the server it is always empty: pages carry nothing personal. */
export function CartProvider({ children }: Readonly<{ children: ReactNode }>) {
  const items = useSyncExternalStore(cartStore.subscribe, cartStore.read, () => EMPTY_CART);
  const [isOpen, setIsOpen] = useState(false);
  const add = useAddToCart();
  const value = useMemo<CartValue>(
    () => ({
      items,
      count: countItems(items),
      totalCents: totalCents(items),
      isOpen,
      open: () => setIsOpen(true),
      close: () => setIsOpen(false),
      add,
      setQuantity: (packageId, quantity) => {
        cartStore.change((cart) => setQuantity(cart, packageId, quantity));
      },
      remove: (packageId) => {
        cartStore.change((cart) => removeFromCart(cart, packageId));
      },
      clear: () => {
        cartStore.change(() => EMPTY_CART);
      },
    }),
    [items, isOpen, add],
  );
  return <CartContext value={value}>{children}</CartContext>;
}
