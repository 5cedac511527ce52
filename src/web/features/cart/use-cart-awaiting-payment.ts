import { useSyncExternalStore } from 'react';
import { pageCart } from './page-cart.ts';

/** The cart somebody left for payment. The server never knows of one. */
export function useLeftCart() {
  const hasLeft = useSyncExternalStore(pageCart.subscribe, pageCart.hasLeft, () => false);
  return { hasLeft, restore: pageCart.restore, paid: pageCart.paid, unpaid: pageCart.unpaid };
}
