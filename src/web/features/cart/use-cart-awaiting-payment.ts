import { useSyncExternalStore } from 'react';
import { pageCart } from './page-cart.ts';

/** The cart somebody left for payment. The server never knows of one. */
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
