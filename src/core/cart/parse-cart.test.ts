import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { parseCart } from './parse-cart.ts';

const line = (changes: Record<string, unknown> = {}) => ({ ...aCartPlan(), quantity: 2, ...changes });
const read = (...lines: unknown[]) => parseCart(JSON.stringify(lines));

test('CART-13 a stored cart comes back as it was', () => {
  const cart = [line(), line({ packageId: 'other', id: 'other', countryCode: null })];
  expect(parseCart(JSON.stringify(cart))).toEqual(cart);
});

test.each([null, '', '{', 'null', '{}', '"cart"', '[[]]', '[null, 1, "x"]', '[{"packageId":"a"}]'])(
  'CART-13 a stored text that is no cart, %j, is an empty cart',
  (stored) => {
    expect(parseCart(stored)).toEqual([]);
  },
);

test.each([
  ['no package', { packageId: '' }],
  ['an endless package', { packageId: 'x'.repeat(201) }],
  ['no title', { title: 7 }],
  ['a quantity below 1', { quantity: 0 }],
  ['a negative quantity', { quantity: -2 }],
  ['a quantity in words', { quantity: '2' }],
  ['a price of nothing', { price: 0 }],
  ['a negative price', { price: -9.5 }],
  ['a price without end', { price: 1e308 }],
  ['a price in words', { price: '9.50' }],
])('CART-13 a tampered line with %s is left out, the others stay', (_what, changes) => {
  const good = line({ packageId: 'good' });
  expect(read(line(changes), good)).toMatchObject([{ packageId: 'good' }]);
});

test('CART-10 CART-13 a stored quantity is made whole, and bounded', () => {
  expect(read(line({ quantity: 2.7 }))).toMatchObject([{ quantity: 2 }]);
  expect(read(line({ quantity: 1e12 }))).toMatchObject([{ quantity: 100 }]);
});

test('lines of the same package are counted together', () => {
  expect(read(line({ quantity: 2 }), line({ quantity: 3 }))).toMatchObject([{ quantity: 5 }]);
});

test('what is unknown about a line is left empty, and what does not belong is dropped', () => {
  const [item] = read(line({ networks: undefined, countryCode: '<b>', packageType: 'gift', extra: 'x' }));
  expect(item).toMatchObject({ networks: '', countryCode: null, packageType: 'sim' });
  expect(item).not.toHaveProperty('extra');
});

test('a cart of a thousand lines is cut', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => line({ packageId: `p${index}` }));
  expect(read(...lines)).toHaveLength(100);
});
