import { EMPTY_CART, type Cart } from '#core/cart/cart.ts';
import {
  parseCartId,
  parseCartAwaitingPayment,
  restoreCart,
  takeOutPaid,
} from '#core/cart/cart-awaiting-payment.ts';
import { parseCart } from '#core/cart/parse-cart.ts';
import type { BrowserMemory } from '../../browser/browser-storage.ts';

const CART = 'cart';
const ID = 'cart-id';
const AWAITING_PAYMENT = 'cart-left';

export interface CartStore {
  /** The same object until the cart changes. */
  read: () => Cart;
  /** Works on what is stored now, which another tab may have changed a moment ago. */
  change: (next: (cart: Cart) => Cart) => Cart;
  /** The cart's own id, the same in every tab. A cart that was emptied is followed by another one. */
  id: () => string;
  /** Empties the cart and keeps it aside: somebody goes to pay for it. */
  leave: () => void;
  /** Whether a cart is kept aside and not brought back yet. */
  hasCartAwaitingPayment: () => boolean;
  /** Brings back what was left; once. */
  restore: () => void;
  /** The cart of this id is paid for: it does not come back, and what came back of it goes. */
  paid: (cartId: string) => void;
  /** The payment for the cart of this id came to nothing. */
  unpaid: (cartId: string) => void;
  subscribe: (changed: () => void) => () => void;
}

/** The cart of this browser. */
export function createCartStore(memory: BrowserMemory, newId: () => string): CartStore {
  const readCart = remembering(parseCart);
  const readAwaitingPayment = remembering(parseCartAwaitingPayment);

  const read = () => readCart(memory.get(CART));
  const left = () => readAwaitingPayment(memory.get(AWAITING_PAYMENT));
  const id = () => {
    const known = parseCartId(memory.get(ID));
    if (known !== null) return known;
    const made = newId();
    memory.set(ID, made);
    return made;
  };
  const change = (next: (cart: Cart) => Cart) => {
    const before = read();
    const after = next(before);
    if (after === before) return before;
    if (after.length === 0) {
      memory.set(ID, null);
      if (left().isBack) memory.set(AWAITING_PAYMENT, null);
    }
    memory.set(CART, after.length === 0 ? null : JSON.stringify(after));
    return read();
  };

  const restore = () => {
    const { id: awaitingPaymentId, items, isBack } = left();
    if (items.length === 0 || isBack) return;
    const isSameCart = read().length === 0;
    change((cart) => restoreCart(cart, items));
    if (isSameCart && awaitingPaymentId !== null) memory.set(ID, awaitingPaymentId);
    memory.set(AWAITING_PAYMENT, JSON.stringify({ id: awaitingPaymentId, items, isBack: true }));
  };

  return {
    read,
    change,
    id,
    leave() {
      memory.set(AWAITING_PAYMENT, JSON.stringify({ id: id(), items: read() }));
      change(() => EMPTY_CART);
    },
    hasCartAwaitingPayment: () => left().items.length > 0 && !left().isBack,
    restore,
    paid(cartId) {
      const { id: awaitingPaymentId, items, isBack } = left();
      if (awaitingPaymentId !== cartId) return;
      if (isBack) change((cart) => takeOutPaid(cart, items));
      memory.set(AWAITING_PAYMENT, null);
    },
    unpaid(cartId) {
      if (left().id === cartId) restore();
    },
    subscribe: memory.subscribe,
  };
}

/** The same answer for the same text, as React asks again and again. */
function remembering<Value>(parse: (text: string | null) => Value): (text: string | null) => Value {
  let known: Readonly<{ text: string | null; value: Value }> | undefined;
  return (text) => {
    if (known === undefined || known.text !== text) known = { text, value: parse(text) };
    return known.value;
  };
}
