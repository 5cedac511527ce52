import { useSyncExternalStore } from 'react';
import { pageCart } from './page-cart.ts';

/** The cart whose payment was started. On the server there is never one. */
export function useCartAwaitingPayment() {
  const hasCartAwaitingPayment = useSyncExternalStore(
    pageCart.subscribe,
    pageCart.hasCartAwaitingPayment,
    () => false,
  );
  return {
    hasLeft: hasCartAwaitingPayment,
    restore: pageCart.restore,
    paid: pageCart.paid,
    unpaid: pageCart.unpaid,
  };
}
