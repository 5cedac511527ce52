import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { roomInOrder } from './room-in-order.ts';

test('CALC-51 an order has room for a hundred plans in all and for what is in stock', () => {
  const japan = { ...aCartPlan({ packageId: 'japan' }), quantity: 4 };
  const cart = [japan, { ...japan, packageId: 'spain', quantity: 10 }];
  const room = (packageId: string, availableStock: number | null) =>
    roomInOrder(cart, { packageId, availableStock });
  expect(room('japan', null)).toBe(86);
  expect(room('japan', 10)).toBe(6);
  expect(room('france', 10)).toBe(10);
  expect([room('japan', 3), room('france', 0)]).toEqual([0, 0]);
});
