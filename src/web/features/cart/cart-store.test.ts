import { expect, test } from 'vitest';
import { addToCart, EMPTY_CART } from '#core/cart/cart.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { createBrowserStorage } from '../../browser/browser-storage.ts';
import { guardedStorage } from '../../browser/guarded-storage.ts';
import { createCartStore } from './cart-store.ts';

/** One browser; each tab has its own page and is notified when another tab stores something. */
function aBrowser() {
  const stored = new Map<string, string>();
  const pages: EventTarget[] = [];
  let isFull = false;
  let idCount = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++idCount).padStart(12, '0')}`;
  const openTab = () => {
    const page = new EventTarget();
    pages.push(page);
    const notifyOthers = () =>
      pages.filter((other) => other !== page).forEach((other) => other.dispatchEvent(new Event('storage')));
    const storage = () => ({
      getItem: (name: string) => stored.get(name) ?? null,
      setItem(name: string, text: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        stored.set(name, text);
        notifyOthers();
      },
      removeItem(name: string) {
        stored.delete(name);
        notifyOthers();
      },
    });
    return createCartStore(
      createBrowserStorage({ storage: guardedStorage(storage), page: () => page }),
      newId,
    );
  };
  return { openTab, stored, fill: () => (isFull = true) };
}

const japan = aCartPlan({ packageId: 'japan' });
const ids = (cart: typeof EMPTY_CART) => cart.map(({ packageId }) => packageId);

test('CART-13 a plan added in one tab appears in every other tab and in tabs opened later', () => {
  const { openTab } = aBrowser();
  const [first, second] = [openTab(), openTab()];
  let received = 0;
  second.subscribe(() => received++);
  first.change((cart) => addToCart(cart, japan));
  expect(received).toBe(1);
  expect([second.read(), openTab().read()].map(ids)).toEqual([['japan'], ['japan']]);
});

test('CART-13 two tabs that add one after the other lose nothing', () => {
  const { openTab } = aBrowser();
  const [first, second] = [openTab(), openTab()];
  first.change((cart) => addToCart(cart, japan));
  second.change((cart) => addToCart(cart, aCartPlan({ packageId: 'spain' })));
  expect(ids(first.read())).toEqual(['japan', 'spain']);
});

test('the cart is the same object until it changes, as React expects', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  expect(tab.read()).toBe(tab.read());
  tab.change((cart) => addToCart(cart, japan));
  expect(tab.read()).toBe(tab.read());
});

test('a browser without storage has a cart as long as the page is open', () => {
  const { openTab, fill } = aBrowser();
  const tab = openTab();
  fill();
  tab.change((cart) => addToCart(cart, japan));
  tab.change((cart) => addToCart(cart, japan));
  expect(tab.read()).toMatchObject([{ packageId: 'japan', quantity: 2 }]);
});

test('DATA-11 the stored cart has prices in dollars, also while it awaits payment', () => {
  const { openTab, stored } = aBrowser();
  const tab = openTab();
  const { priceCents, ...texts } = aCartPlan({ packageId: 'japan', priceCents: 829 });
  tab.change((cart) => addToCart(cart, { ...texts, priceCents }));
  expect(JSON.parse(stored.get('cart') ?? '')).toEqual([{ ...texts, price: 8.29, quantity: 1 }]);
  tab.leave(['japan']);
  expect(JSON.parse(stored.get('cart-left') ?? '')).toMatchObject({ items: [{ price: 8.29 }] });
  tab.restore();
  expect(JSON.parse(stored.get('cart-left') ?? '')).toMatchObject({ items: [{ price: 8.29 }], isBack: true });
  expect(tab.read()).toEqual([{ ...texts, priceCents: 829, quantity: 1 }]);
});

test('CART-03 clearing removes everything', () => {
  const { openTab, stored } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  tab.id();
  tab.change(() => EMPTY_CART);
  expect([tab.read(), stored.size]).toEqual([[], 0]);
});

test('B10 B17 a cart has one id in all tabs, and the cart after an emptied one has a new id', () => {
  const { openTab } = aBrowser();
  const [first, second] = [openTab(), openTab()];
  first.change((cart) => addToCart(cart, japan));
  const id = first.id();
  expect(second.id()).toBe(id);
  second.change(() => EMPTY_CART);
  first.change((cart) => addToCart(cart, japan));
  expect(first.id()).not.toBe(id);
});

test('CART-14 CHECKOUT-10 going to the payment page empties the cart; returning restores it once', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  const id = tab.id();
  tab.leave(['japan']);
  expect([tab.read(), tab.hasCartAwaitingPayment()]).toEqual([[], true]);
  const later = openTab();
  later.restore();
  expect([ids(later.read()), later.id(), later.hasCartAwaitingPayment()]).toEqual([['japan'], id, false]);
  later.restore();
  expect(later.read()).toMatchObject([{ quantity: 1 }]);
});

test('CHECKOUT-47 what is not paid for stays in the cart, which is another cart', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  tab.change((cart) => addToCart(cart, aCartPlan({ packageId: 'spain' })));
  const id = tab.id();
  tab.leave(['spain']);
  expect([ids(tab.read()), tab.hasCartAwaitingPayment()]).toEqual([['japan'], true]);
  expect(tab.id()).not.toBe(id);
  tab.unpaid(id);
  expect(ids(tab.read())).toEqual(['spain', 'japan']);
  tab.paid(id);
  expect(ids(tab.read())).toEqual(['japan']);
});

test('a paid cart is not restored', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  const id = tab.id();
  tab.leave(['japan']);
  tab.paid(id);
  tab.restore();
  expect([tab.read(), tab.hasCartAwaitingPayment()]).toEqual([[], false]);
});

test('B20 items that were restored and then paid after all are removed; items added since stay', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  const id = tab.id();
  tab.leave(['japan']);
  tab.restore();
  tab.change((cart) => addToCart(cart, aCartPlan({ packageId: 'spain' })));
  tab.paid(id);
  tab.paid(id);
  expect(ids(tab.read())).toEqual(['spain']);
});

test('the payment of another cart changes nothing in this one', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  tab.leave(['japan']);
  tab.paid('3f2b8f0e-6d0c-4b57-9f53-0d6f3f1f6a11');
  tab.unpaid('3f2b8f0e-6d0c-4b57-9f53-0d6f3f1f6a11');
  expect([tab.read(), tab.hasCartAwaitingPayment()]).toEqual([[], true]);
});

test('CART-14 a failed payment restores its cart', () => {
  const { openTab } = aBrowser();
  const tab = openTab();
  tab.change((cart) => addToCart(cart, japan));
  const id = tab.id();
  tab.leave(['japan']);
  tab.unpaid(id);
  expect([ids(tab.read()), tab.id()]).toEqual([['japan'], id]);
});
