import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { NOTHING_LEFT, parseCartId, parseCartAwaitingPayment, restoreCart } from './cart-awaiting-payment.ts';

const ID = '3f2b8f0e-6d0c-4b57-9f53-0d6f3f1f6a11';
const item = (packageId: string, quantity: number) => ({ ...aCartPlan({ packageId }), quantity });

test('CART-14 a cart that awaits payment is parsed with its id', () => {
  const left = { id: ID, items: [item('japan', 2)], isBack: false };
  expect(parseCartAwaitingPayment(JSON.stringify(left))).toEqual(left);
});

test.each([null, '', '{', '[]', '7', '{"items":7}', '{"id":"x"}'])(
  'CART-14 a stored text that the shop did not write, %j, is no cart',
  (stored) => {
    expect(parseCartAwaitingPayment(stored)).toEqual(NOTHING_LEFT);
  },
);

test('an invalid id is dropped, the items stay', () => {
  const stored = JSON.stringify({ id: '<script>', items: [item('japan', 1)] });
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
