import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { NOTHING_LEFT, parseCartId, parseCartAwaitingPayment, restoreCart } from './cart-awaiting-payment.ts';
import { storedItems } from './stored-items.ts';

const ID = '3f2b8f0e-6d0c-4b57-9f53-0d6f3f1f6a11';
const item = (packageId: string, quantity: number) => ({ ...aCartPlan({ packageId }), quantity });

test('CART-14 a cart that awaits payment is parsed with its id', () => {
  const items = [item('japan', 2)];
  const stored = JSON.stringify({ id: ID, items: storedItems(items), isBack: false });
  expect(parseCartAwaitingPayment(stored)).toEqual({ id: ID, items, isBack: false });
});

test.each([null, '', '{', '[]', '7', '{"items":7}', '{"id":"x"}'])(
  'CART-14 a stored text that the shop did not write, %j, is no cart',
  (stored) => {
    expect(parseCartAwaitingPayment(stored)).toEqual(NOTHING_LEFT);
  },
);

test('an invalid id is dropped, the items stay', () => {
  const stored = JSON.stringify({ id: '<script>', items: storedItems([item('japan', 1)]) });
  expect(parseCartAwaitingPayment(stored)).toMatchObject({ id: null, items: [{ packageId: 'japan' }] });
  expect(parseCartId(7)).toBeNull();
});

test('CART-14 restoring keeps items added in the meantime and duplicates nothing', () => {
  const restored = restoreCart([item('japan', 1), item('spain', 1)], [item('peru', 1), item('japan', 3)]);
  expect(restored.map(({ packageId, quantity }) => [packageId, quantity])).toEqual([
    ['peru', 1],
    ['japan', 3],
    ['spain', 1],
  ]);
});
