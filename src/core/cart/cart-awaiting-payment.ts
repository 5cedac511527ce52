import { EMPTY_CART, quantityOf, setQuantity, type Cart } from './cart.ts';
import { parseCart } from './parse-cart.ts';

/** A cart somebody left for payment, kept aside in case they come back without paying. */
export type CartAwaitingPayment = Readonly<{
  /** The cart's own id: what was left and what is restored is the same cart to the shop. */
  id: string | null;
  items: Cart;
  /** It was restored, but its payment page may still be open somewhere. */
  isBack: boolean;
}>;

export const NOTHING_LEFT: CartAwaitingPayment = { id: null, items: EMPTY_CART, isBack: false };

export function parseCartAwaitingPayment(stored: string | null): CartAwaitingPayment {
  const left = parseObject(stored);
  if (left === null || !('items' in left)) return NOTHING_LEFT;
  const items = parseCart(JSON.stringify(left.items));
  return {
    id: 'id' in left ? parseCartId(left.id) : null,
    items,
    isBack: 'isBack' in left && left.isBack === true,
  };
}

/** Anything but a UUID is no id of ours. */
export function parseCartId(value: unknown): string | null {
  const isUuid = typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
  return isUuid ? value : null;
}

/** What was left comes first; of a plan chosen again meanwhile the larger quantity stays. */
export function restoreCart(cart: Cart, left: Cart): Cart {
  const restored = left.map((item) => item.packageId);
  return cart.reduce<Cart>(
    (whole, item) => {
      if (!restored.includes(item.packageId)) return [...whole, item];
      const before = left.find(({ packageId }) => packageId === item.packageId)?.quantity ?? 0;
      return setQuantity(whole, item.packageId, Math.max(before, item.quantity));
    },
    [...left],
  );
}

/** What is paid for is not to be bought again; what was put in beside it stays. */
export function takeOutPaid(cart: Cart, paid: Cart): Cart {
  return paid.reduce(
    (rest, { packageId, quantity }) => setQuantity(rest, packageId, quantityOf(rest, packageId) - quantity),
    cart,
  );
}

function parseObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
