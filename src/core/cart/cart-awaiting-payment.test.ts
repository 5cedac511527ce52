import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { NOTHING_LEFT, parseCartId, parseCartAwaitingPayment, restoreCart } from './cart-awaiting-payment.ts';

const ID = '3f2b8f0e-6d0c-4b57-9f53-0d6f3f1f6a11';
const item = (packageId: string, quantity: number) => ({ ...aCartPlan({ packageId }), quantity });

test('CART-14 a cart left for payment is read back with its own id', () => {
  const left = { id: ID, items: [item('japan', 2)], isBack: false };
  expect(parseCartAwaitingPayment(JSON.stringify(left))).toEqual(left);
});

test.each([null, '', '{', '[]', '7', '{"items":7}', '{"id":"x"}'])(
  'CART-14 what was not left by the shop, %j, is nothing',
  (stored) => {
    expect(parseCartAwaitingPayment(stored)).toEqual(NOTHING_LEFT);
  },
);

test('an id that is none is dropped, the items stay', () => {
  const stored = JSON.stringify({ id: '<script>', items: [item('japan', 1)] });
  expect(parseCartAwaitingPayment(stored)).toMatchObject({ id: null, items: [{ packageId: 'japan' }] });
  expect(parseCartId(7)).toBeNull();
});

test('CART-14 restoring keeps what was chosen meanwhile and doubles nothing', () => {
  const restored = restoreCart([item('japan', 1), item('spain', 1)], [item('peru', 1), item('japan', 3)]);
  expect(restored.map(({ packageId, quantity }) => [packageId, quantity])).toEqual([
    ['peru', 1],
    ['japan', 3],
    ['spain', 1],
  ]);
});
