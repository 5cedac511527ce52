import { EMPTY_CART, quantityOf, setQuantity, type Cart } from './cart.ts';
import { isObject, parseJson, readItems } from './parse-cart.ts';

/** A cart whose customer went to the payment page. It is stored in case the customer returns without paying. */
export type CartAwaitingPayment = Readonly<{
  /** The cart's id. The stored cart and the restored cart are the same cart for the server. */
  id: string | null;
  items: Cart;
  /** The cart was restored, but its payment page may still be open in another tab. */
  isBack: boolean;
}>;

export const NOTHING_LEFT: CartAwaitingPayment = { id: null, items: EMPTY_CART, isBack: false };

export function parseCartAwaitingPayment(stored: string | null): CartAwaitingPayment {
  const left = parseJson(stored);
  if (!isObject<keyof CartAwaitingPayment>(left)) return NOTHING_LEFT;
  return { id: parseCartId(left.id), items: readItems(left.items), isBack: left.isBack === true };
}

/** Our ids are UUIDs; anything else is invalid. */
export function parseCartId(value: unknown): string | null {
  const isUuid = typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
  return isUuid ? value : null;
}

/** The items that await payment come first. If a plan was added again in the meantime, the larger quantity stays. */
export function restoreCart(cart: Cart, awaiting: Cart): Cart {
  const restored = awaiting.map((item) => item.packageId);
  return cart.reduce<Cart>(
    (whole, item) => {
      if (!restored.includes(item.packageId)) return [...whole, item];
      const before = awaiting.find(({ packageId }) => packageId === item.packageId)?.quantity ?? 0;
      return setQuantity(whole, item.packageId, Math.max(before, item.quantity));
    },
    [...awaiting],
  );
}

/** Removes paid items so that they are not bought again. Items added in the meantime stay. */
export function takeOutPaid(cart: Cart, paid: Cart): Cart {
  return paid.reduce(
    (rest, { packageId, quantity }) => setQuantity(rest, packageId, quantityOf(rest, packageId) - quantity),
    cart,
  );
}
