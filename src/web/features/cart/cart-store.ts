import type { Cart, CartItem } from '#core/cart/cart.ts';
import {
  parseCartId,
  parseCartAwaitingPayment,
  restoreCart,
  takeOutPaid,
} from '#core/cart/cart-awaiting-payment.ts';
import { parseCart } from '#core/cart/parse-cart.ts';
import { storedItems } from '#core/cart/stored-items.ts';
import type { BrowserStorage } from '../../browser/browser-storage.ts';

const CART = 'cart';
const ID = 'cart-id';
const AWAITING_PAYMENT = 'cart-left';

export interface CartStore {
  /** The same object until the cart changes. */
  read: () => Cart;
  /** Changes the currently stored cart, which another tab may have changed a moment ago. */
  change: (next: (cart: Cart) => Cart) => Cart;
  /** The cart's id, the same in every tab. After a cart was emptied, the next one has a new id. */
  id: () => string;
  /** Takes these plans out of the cart and stores them: the visitor is going to the payment page. What stays is a new cart. */
  leave: (packageIds: readonly string[]) => void;
  /** Whether a stored cart exists that was not restored yet. */
  hasCartAwaitingPayment: () => boolean;
  /** Restores the stored cart; once. */
  restore: () => void;
  /**
   * The cart with this id is paid: it is not restored any more, and its items leave the cart if they were restored.
   */
  paid: (cartId: string) => void;
  /** The payment for the cart with this id failed. */
  unpaid: (cartId: string) => void;
  subscribe: (changed: () => void) => () => void;
}

/** The cart of this browser. */
export function createCartStore(storage: BrowserStorage, newId: () => string): CartStore {
  const readCart = memoize(parseCart);
  const readAwaitingPayment = memoize(parseCartAwaitingPayment);

  const read = () => readCart(storage.get(CART));
  const readStored = () => readAwaitingPayment(storage.get(AWAITING_PAYMENT));
  const id = () => {
    const known = parseCartId(storage.get(ID));
    if (known !== null) return known;
    const newCartId = newId();
    storage.set(ID, newCartId);
    return newCartId;
  };
  const change = (next: (cart: Cart) => Cart) => {
    const before = read();
    const after = next(before);
    if (after === before) return before;
    if (after.length === 0) {
      storage.set(ID, null);
      if (readStored().isBack) storage.set(AWAITING_PAYMENT, null);
    }
    storage.set(CART, after.length === 0 ? null : JSON.stringify(storedItems(after)));
    return read();
  };

  const restore = () => {
    const { id: awaitingPaymentId, items, isBack } = readStored();
    if (items.length === 0 || isBack) return;
    const isSameCart = read().length === 0;
    change((cart) => restoreCart(cart, items));
    if (isSameCart && awaitingPaymentId !== null) storage.set(ID, awaitingPaymentId);
    storage.set(
      AWAITING_PAYMENT,
      JSON.stringify({ id: awaitingPaymentId, items: storedItems(items), isBack: true }),
    );
  };

  return {
    read,
    change,
    id,
    leave(packageIds) {
      const isPaid = ({ packageId }: CartItem) => packageIds.includes(packageId);
      const items = storedItems(read().filter(isPaid));
      storage.set(AWAITING_PAYMENT, JSON.stringify({ id: id(), items }));
      change((cart) => cart.filter((item) => !isPaid(item)));
      storage.set(ID, null);
    },
    hasCartAwaitingPayment: () => readStored().items.length > 0 && !readStored().isBack,
    restore,
    paid(cartId) {
      const { id: awaitingPaymentId, items, isBack } = readStored();
      if (awaitingPaymentId !== cartId) return;
      if (isBack) change((cart) => takeOutPaid(cart, items));
      storage.set(AWAITING_PAYMENT, null);
    },
    unpaid(cartId) {
      if (readStored().id === cartId) restore();
    },
    subscribe: storage.subscribe,
  };
}

/** Returns the same object for the same text, because React calls it repeatedly and compares. */
function memoize<Value>(parse: (text: string | null) => Value): (text: string | null) => Value {
  let known: Readonly<{ text: string | null; value: Value }> | undefined;
  return (text) => {
    if (known === undefined || known.text !== text) known = { text, value: parse(text) };
    return known.value;
  };
}
