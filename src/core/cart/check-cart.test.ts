import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import type { Availability } from './availability.ts';
import { checkCart, refreshCart, unavailableIds } from './check-cart.ts';

const cart = [
  { ...aCartPlan({ packageId: 'japan', priceCents: 950 }), quantity: 2 },
  { ...aCartPlan({ packageId: 'spain', priceCents: 400 }), quantity: 1 },
];
const anAvailability = (packageId: string, changes: Partial<Availability> = {}): Availability => ({
  packageId,
  isValid: true,
  code: null,
  message: null,
  availableStock: null,
  ...changes,
});
const NOTHING_NEW = new Map();

test('a withdrawn plan is reported before checkout, with its reason', () => {
  const availability = [
    anAvailability('japan'),
    anAvailability('spain', { isValid: false, code: 'not-found', message: 'Package not found' }),
  ];
  const check = checkCart(cart, { availability, plans: NOTHING_NEW });
  expect(check.lines.get('japan')).toEqual({ kind: 'fine' });
  expect(check.lines.get('spain')).toEqual({
    kind: 'unavailable',
    code: 'not-found',
    message: 'Package not found',
  });
  expect(unavailableIds(check)).toEqual(['spain']);
});

test('a line above the stock reports the available stock', () => {
  const availability = [
    anAvailability('japan', { isValid: false, message: 'Only 1 left', availableStock: 1 }),
  ];
  const { lines } = checkCart(cart, { availability, plans: NOTHING_NEW });
  expect(lines.get('japan')).toEqual({ kind: 'short-stock', available: 1 });
});

test('a sold-out line is unavailable', () => {
  const availability = [anAvailability('japan', { isValid: false, availableStock: 0 })];
  const check = checkCart(cart, { availability, plans: NOTHING_NEW });
  expect(unavailableIds(check)).toEqual(['japan']);
});

const today = (priceCents: number) => ({
  title: 'eSIM para Japón',
  country: 'Japón',
  data: '5 GB',
  validity: '30 días',
  priceCents,
});

test('a changed price is stored in the cart and reported with the former one', () => {
  const plans = new Map([['japan', today(1010)]]);
  const { formerCents } = checkCart(cart, { availability: [], plans });
  expect([...formerCents]).toEqual([['japan', 950]]);
  expect(refreshCart(cart, plans)).toMatchObject([
    { packageId: 'japan', priceCents: 1010, quantity: 2, title: 'eSIM para Japón' },
    { packageId: 'spain', priceCents: 400 },
  ]);
});

test('changed texts alone are not a changed price', () => {
  const plans = new Map([['japan', today(950)]]);
  expect(checkCart(cart, { availability: [], plans }).formerCents.size).toBe(0);
});

test('a cart without changes stays the same object', () => {
  expect(refreshCart(cart, NOTHING_NEW)).toBe(cart);
});
