import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { EMPTY_CART } from './cart.ts';
import { putBack } from './put-back.ts';

const anItem = (packageId: string, quantity = 1) => ({ ...aCartPlan({ packageId }), quantity });
const [japan, spain, peru] = [anItem('japan', 2), anItem('spain'), anItem('peru')];
const before = [japan, spain, peru];

test('CART-19 a removed plan comes back in its place, with its quantity', () => {
  expect(putBack([spain, peru], { before, packageIds: ['japan'] })).toEqual(before);
  expect(putBack([japan, peru], { before, packageIds: ['spain'] })).toEqual(before);
});

test('CART-19 a cleared cart comes back as it was', () => {
  expect(putBack(EMPTY_CART, { before, packageIds: ['japan', 'spain', 'peru'] })).toEqual(before);
});

test('CART-19 what happened to the cart in the meantime stays', () => {
  const more = { ...peru, quantity: 5 };
  const chile = anItem('chile');
  const again = { ...japan, quantity: 1 };
  expect(putBack([more, chile], { before, packageIds: ['japan'] })).toEqual([japan, more, chile]);
  expect(putBack([spain, peru, again], { before, packageIds: ['japan'] })).toEqual([again, spain, peru]);
});
