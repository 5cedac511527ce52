import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import {
  addToCart,
  countItems,
  EMPTY_CART,
  removeFromCart,
  setQuantity,
  totalCents,
  withoutDropped,
} from './cart.ts';

const japan = aCartPlan({ packageId: 'japan-5gb', priceCents: 950 });
const spain = aCartPlan({ packageId: 'spain-1gb', priceCents: 410 });

const quantities = (cart: typeof EMPTY_CART) => cart.map(({ packageId, quantity }) => [packageId, quantity]);

test('CART-07 a plan not yet in the cart is added with quantity 1', () => {
  expect(addToCart(EMPTY_CART, japan)).toEqual([{ ...japan, quantity: 1 }]);
});

test('CART-06 a plan already in the cart has its quantity increased by 1, on the same line', () => {
  const cart = addToCart(addToCart(addToCart(EMPTY_CART, japan), spain), japan);
  expect(quantities(cart)).toEqual([
    ['japan-5gb', 2],
    ['spain-1gb', 1],
  ]);
});

test('adding a plan again stores its current price', () => {
  const cart = addToCart(addToCart(EMPTY_CART, japan), { ...japan, priceCents: 1000 });
  expect(totalCents(cart)).toBe(2000);
});

test('CART-08 setting a quantity to 0 or less removes the item', () => {
  const cart = addToCart(addToCart(EMPTY_CART, japan), spain);
  expect(quantities(setQuantity(cart, 'japan-5gb', 0))).toEqual([['spain-1gb', 1]]);
  expect(quantities(setQuantity(cart, 'japan-5gb', -3))).toEqual([['spain-1gb', 1]]);
});

test('CART-10 quantities are whole numbers of at least 1', () => {
  const cart = addToCart(EMPTY_CART, japan);
  expect(quantities(setQuantity(cart, 'japan-5gb', 2.9))).toEqual([['japan-5gb', 2]]);
  expect(setQuantity(cart, 'japan-5gb', 0.5)).toEqual([]);
  expect(setQuantity(cart, 'japan-5gb', Number.NaN)).toEqual(cart);
  expect(setQuantity(cart, 'japan-5gb', Number.POSITIVE_INFINITY)).toEqual(cart);
});

test('CART-02 removing an item keeps the others', () => {
  const cart = addToCart(addToCart(EMPTY_CART, japan), spain);
  expect(quantities(removeFromCart(cart, 'japan-5gb'))).toEqual([['spain-1gb', 1]]);
});

test('CART-11 the item count is the sum of the quantities', () => {
  const cart = setQuantity(addToCart(addToCart(EMPTY_CART, japan), spain), 'japan-5gb', 4);
  expect(countItems(cart)).toBe(5);
});

test('CART-12 the total is the sum of price times quantity, exact to the cent', () => {
  const cart = setQuantity(addToCart(addToCart(EMPTY_CART, japan), spain), 'spain-1gb', 3);
  expect(totalCents(cart)).toBe(950 + 1230);
});

test('DEST-19 of the plan that "Buy now" put in, one goes; more were added on purpose', () => {
  const cart = addToCart(addToCart(EMPTY_CART, japan), spain);
  expect(quantities(withoutDropped(cart, 'japan-5gb'))).toEqual([['spain-1gb', 1]]);
  const two = addToCart(cart, japan);
  expect(withoutDropped(two, 'japan-5gb')).toEqual(two);
  expect(withoutDropped(cart, null)).toEqual(cart);
  expect(withoutDropped(cart, 'peru-1gb')).toEqual(cart);
});
