import { EMPTY_CART, type Cart } from '#core/cart/cart.ts';
import { parseCart } from '#core/cart/parse-cart.ts';

const KEY = 'cart';

export interface CartStore {
  /** The same object until the cart changes. */
  read: () => Cart;
  /** Works on what is stored now, which another tab may have changed a moment ago. */
  change: (next: (cart: Cart) => Cart) => Cart;
  subscribe: (changed: () => void) => () => void;
}

type Surroundings = Readonly<{
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Hears `storage` from other tabs, and `pageshow` when the browser brings a page back. */
  page: () => Pick<Window, 'addEventListener' | 'removeEventListener'>;
}>;

/** The cart of this browser. Where nothing can be stored it lives as long as the page. */
export function createCartStore({ storage, page }: Surroundings): CartStore {
  let text: string | null = null;
  let cart: Cart = EMPTY_CART;
  let isStorable = true;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const read = () => {
    const stored = storedText();
    if (stored !== text) {
      text = stored;
      cart = parseCart(stored);
    }
    return cart;
  };

  const storedText = () => {
    try {
      return isStorable ? storage().getItem(KEY) : text;
    } catch {
      return text;
    }
  };

  const change = (next: (cart: Cart) => Cart) => {
    cart = next(read());
    text = JSON.stringify(cart);
    try {
      storage().setItem(KEY, text);
    } catch {
      isStorable = false;
    }
    tell();
    return cart;
  };

  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    page().addEventListener('storage', changed);
    page().addEventListener('pageshow', changed);
    return () => {
      listeners.delete(changed);
      page().removeEventListener('storage', changed);
      page().removeEventListener('pageshow', changed);
    };
  };

  return { read, change, subscribe };
}

/** The page's cart. Nothing of the browser is touched before it is first read. */
export const cartStore = createCartStore({ storage: () => localStorage, page: () => window });
