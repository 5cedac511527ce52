import { useCallback, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { countItems, EMPTY_CART, quantityOf, totalCents, withoutDropped } from '#core/cart/cart.ts';
import { useSheetInAddress } from '../../browser/use-sheet-in-address.ts';
import { CartContext, OPEN_CART_HASH, OPEN_CHECKOUT_HASH, type CartValue } from '../../cart/cart-context.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { pageCart } from './page-cart.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Gives every screen the browser's cart. On the server the cart is always empty: pages contain nothing personal. */
export function CartProvider({ children }: Readonly<{ children: ReactNode }>) {
  const items = useSyncExternalStore(pageCart.subscribe, pageCart.read, () => EMPTY_CART);
  const drawer = useSheetInAddress(OPEN_CART_HASH, OPEN_CHECKOUT_HASH);
  const { isOpen, open: openDrawer, close } = drawer;
  const checkout = useSheetInAddress(OPEN_CHECKOUT_HASH, OPEN_CART_HASH);
  const { isOpen: isPaying, open: pay, openWith: payWith, close: stopPaying } = checkout;
  /** The plan that only "Buy now" put into the cart. */
  const boughtNow = useRef<string>(null);
  const open = useCallback(() => {
    dismissOffer();
    openDrawer();
  }, [openDrawer]);
  const actions = useCartActions(open);
  const value = useMemo<CartValue>(
    () => ({
      items,
      count: countItems(items),
      totalCents: totalCents(items),
      isOpen,
      open,
      close,
      isPaying,
      pay,
      stopPaying,
      ...actions,
      add(plan) {
        if (boughtNow.current === plan.packageId) boughtNow.current = null;
        return actions.add(plan);
      },
      async buy(plan) {
        const isHeld = () => quantityOf(pageCart.read(), plan.packageId) > 0;
        const wasHeld = isHeld();
        if (!wasHeld) await actions.add(plan);
        if (!isHeld()) return;
        const { current } = boughtNow;
        if (current !== plan.packageId) {
          pageCart.change((cart) => withoutDropped(cart, current));
          boughtNow.current = wasHeld ? null : plan.packageId;
        }
        dismissOffer();
        payWith({ plan: plan.packageId });
      },
      id: pageCart.id,
      leave: pageCart.leave,
    }),
    [items, isOpen, open, close, isPaying, pay, payWith, stopPaying, actions],
  );
  return <CartContext value={value}>{children}</CartContext>;
}

/** A toast that offers to open the cart is useless once the cart is open. */
function dismissOffer(): void {
  const offer = toasts.list().find(({ state, action }) => state === 'open' && action !== undefined);
  if (offer !== undefined) toasts.dismiss(offer.id);
}
