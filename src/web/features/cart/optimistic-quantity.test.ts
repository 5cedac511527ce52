import { expect, test } from 'vitest';
import { setQuantity, type Cart } from '#core/cart/cart.ts';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { createOptimisticQuantity } from './optimistic-quantity.ts';

function aCart(quantity: number) {
  let items: Cart = [{ ...aCartPlan({ packageId: 'japan' }), quantity }];
  const cart = {
    read: () => items,
    change: (next: (cart: Cart) => Cart) => (items = next(items)),
  };
  const optimistic = createOptimisticQuantity(cart);
  const press = (wanted: number) => {
    const held = optimistic.begin('japan');
    cart.change((now) => setQuantity(now, 'japan', wanted));
    return held;
  };
  const respond = (wanted: number, isConfirmed: boolean) =>
    optimistic.end({ packageId: 'japan', wanted, isConfirmed });
  return { cart, press, respond, quantity: () => items[0]?.quantity };
}

test('STOCK-01 a rejected increase restores the previous quantity', () => {
  const { press, respond, quantity } = aCart(2);
  expect(press(3)()).toBe(2);
  respond(3, false);
  expect(quantity()).toBe(2);
});

test('STOCK-01 three presses with stock for one more end at the quantity the shop confirmed', () => {
  const { press, respond, quantity } = aCart(1);
  press(2);
  press(3);
  const held = press(4);
  respond(2, true);
  respond(3, false);
  expect(held()).toBe(2);
  respond(4, false);
  expect(quantity()).toBe(2);
});

test('a late rejection does not undo a later change', () => {
  const { cart, press, respond, quantity } = aCart(3);
  press(4);
  cart.change((items) => setQuantity(items, 'japan', 1));
  respond(4, false);
  expect(quantity()).toBe(1);
});

test('a later increase starts from the quantity at that time', () => {
  const { press, respond } = aCart(1);
  press(2);
  respond(2, true);
  expect(press(3)()).toBe(2);
});
