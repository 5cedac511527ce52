import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { parseCart } from './parse-cart.ts';
import { storedItems } from './stored-items.ts';

const line = (changes: Record<string, unknown> = {}) => ({
  ...storedItems([{ ...aCartPlan(), quantity: 2 }])[0],
  ...changes,
});
const read = (...lines: unknown[]) => parseCart(JSON.stringify(lines));

test('CART-13 a stored cart is parsed unchanged', () => {
  const cart = [
    { ...aCartPlan(), quantity: 2 },
    { ...aCartPlan({ packageId: 'other', countryCode: null }), quantity: 1 },
  ];
  expect(parseCart(JSON.stringify(storedItems(cart)))).toEqual(cart);
});

test('DATA-11 a cart stored with prices in dollars is read in cents', () => {
  const stored =
    '[{"id":"a","packageId":"a","title":"Japan eSIM","country":"Japan","countryCode":"JP","data":"5 GB","validity":"30 Days","price":8.29,"packageType":"sim","networks":"","operator":"Moshi","quantity":3}]';
  expect(parseCart(stored)).toMatchObject([{ packageId: 'a', priceCents: 829, quantity: 3 }]);
  expect(storedItems(parseCart(stored))).toEqual(JSON.parse(stored));
});

test.each([null, '', '{', 'null', '{}', '"cart"', '[[]]', '[null, 1, "x"]', '[{"packageId":"a"}]'])(
  'CART-13 a stored text that is no cart, %j, is an empty cart',
  (stored) => {
    expect(parseCart(stored)).toEqual([]);
  },
);

test.each([
  ['no package', { packageId: '' }],
  ['a package id that is too long', { packageId: 'x'.repeat(201) }],
  ['no title', { title: 7 }],
  ['a quantity below 1', { quantity: 0 }],
  ['a negative quantity', { quantity: -2 }],
  ['a quantity as text', { quantity: '2' }],
  ['a price of zero', { price: 0 }],
  ['a negative price', { price: -9.5 }],
  ['a price that is too high', { price: 1e308 }],
  ['a price as text', { price: '9.50' }],
])('CART-13 a tampered line with %s is dropped, the others stay', (_what, changes) => {
  const good = line({ packageId: 'good' });
  expect(read(line(changes), good)).toMatchObject([{ packageId: 'good' }]);
});

test('CART-10 CART-13 a stored quantity is truncated to a whole number and limited', () => {
  expect(read(line({ quantity: 2.7 }))).toMatchObject([{ quantity: 2 }]);
  expect(read(line({ quantity: 1e12 }))).toMatchObject([{ quantity: 100 }]);
});

test('lines of the same package are merged', () => {
  expect(read(line({ quantity: 2 }), line({ quantity: 3 }))).toMatchObject([{ quantity: 5 }]);
});

test('missing fields of a line are empty, and unknown fields are dropped', () => {
  const [item] = read(line({ networks: undefined, countryCode: '<b>', packageType: 'gift', extra: 'x' }));
  expect(item).toMatchObject({ networks: '', countryCode: null, packageType: 'sim' });
  expect(item).not.toHaveProperty('extra');
});

test('a cart of a thousand lines is truncated', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => line({ packageId: `p${index}` }));
  expect(read(...lines)).toHaveLength(100);
});
