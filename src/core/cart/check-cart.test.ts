import { expect, test } from 'vitest';
import { aCartPlan } from '../../../tests/builders/cart-plan.ts';
import type { Availability } from './availability.ts';
import { checkCart, reprice, unavailableIds } from './check-cart.ts';

const cart = [
  { ...aCartPlan({ packageId: 'japan', price: 9.5 }), quantity: 2 },
  { ...aCartPlan({ packageId: 'spain', price: 4 }), quantity: 1 },
];
const said = (packageId: string, changes: Partial<Availability> = {}): Availability => ({
  packageId,
  isValid: true,
  message: null,
  availableStock: null,
  ...changes,
});
const NO_PRICES = new Map<string, number>();

test('a withdrawn plan is named before checkout, with the reason given', () => {
  const availability = [said('japan'), said('spain', { isValid: false, message: 'Package not found' })];
  const check = checkCart(cart, { availability, prices: NO_PRICES });
  expect(check.lines.get('japan')).toEqual({ kind: 'fine' });
  expect(check.lines.get('spain')).toEqual({ kind: 'unavailable', message: 'Package not found' });
  expect(unavailableIds(check)).toEqual(['spain']);
});

test('a line of more than there are says how many there are', () => {
  const availability = [said('japan', { isValid: false, message: 'Only 1 left', availableStock: 1 })];
  const { lines } = checkCart(cart, { availability, prices: NO_PRICES });
  expect(lines.get('japan')).toEqual({ kind: 'short-stock', available: 1 });
});

test('a sold out line is unavailable', () => {
  const availability = [said('japan', { isValid: false, availableStock: 0 })];
  const check = checkCart(cart, { availability, prices: NO_PRICES });
  expect(unavailableIds(check)).toEqual(['japan']);
});

test('a changed price is told with the former one, and taken over', () => {
  const prices = new Map([
    ['japan', 1010],
    ['spain', 400],
  ]);
  const { formerCents } = checkCart(cart, { availability: [], prices });
  expect([...formerCents]).toEqual([['japan', 950]]);
  expect(reprice(cart, prices)).toMatchObject([{ price: 10.1 }, { price: 4 }]);
});

test('a cart whose prices hold stays the same cart', () => {
  expect(reprice(cart, new Map([['japan', 950]]))).toBe(cart);
});
