import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { countItems, EMPTY_CART, totalCents } from '#core/cart/cart.ts';
import { CartContext, type CartValue } from '../../cart-context.ts';
import { pageCart } from './page-cart.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Gives every screen the browser's cart. On the server it is always empty: pages carry nothing personal. */
export function CartProvider({ children }: Readonly<{ children: ReactNode }>) {
  const items = useSyncExternalStore(pageCart.subscribe, pageCart.read, () => EMPTY_CART);
  const [isOpen, setIsOpen] = useState(false);
  const actions = useCartActions();
  const value = useMemo<CartValue>(
    () => ({
      items,
      count: countItems(items),
      totalCents: totalCents(items),
      isOpen,
      open: () => setIsOpen(true),
      close: () => setIsOpen(false),
      ...actions,
      id: pageCart.id,
      leave: pageCart.leave,
    }),
    [items, isOpen, actions],
  );
  return <CartContext value={value}>{children}</CartContext>;
}
