import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { decideAdd, refuseIncrease, type Availability } from './availability.ts';
import { EMPTY_CART } from './cart.ts';

const plan = aCartPlan({ packageId: 'japan-5gb' });
const holding = (quantity: number) => [{ ...plan, quantity }];
const anAvailability = (changes: Partial<Availability> = {}): Availability => ({
  packageId: 'japan-5gb',
  isValid: true,
  code: null,
  message: null,
  availableStock: null,
  ...changes,
});

test('CART-05 STOCK-03 a plan that the server reports as invalid is not added, and the result has its reason', () => {
  const response = anAvailability({
    isValid: false,
    code: 'out-of-stock',
    message: 'Sold out',
    availableStock: 0,
  });
  expect(decideAdd(EMPTY_CART, plan, response)).toEqual({
    kind: 'unavailable',
    code: 'out-of-stock',
    message: 'Sold out',
  });
});

test('CART-07 an available plan is added once', () => {
  expect(decideAdd(EMPTY_CART, plan, anAvailability({ availableStock: 1 }))).toEqual({
    kind: 'added',
    cart: holding(1),
  });
});

test('CART-06 the quantity of an available plan already in the cart grows by one', () => {
  expect(decideAdd(holding(2), plan, anAvailability({ availableStock: 3 }))).toEqual({
    kind: 'updated',
    cart: holding(3),
  });
});

test('STOCK-01 STOCK-02 adding is refused when the stock is lower than the new quantity', () => {
  expect(decideAdd(holding(2), plan, anAvailability({ availableStock: 2 }))).toEqual({
    kind: 'short-stock',
    available: 2,
    held: 2,
  });
});

test('STOCK-07 a stock of null is no limit', () => {
  expect(decideAdd(holding(40), plan, anAvailability())).toMatchObject({ kind: 'updated' });
  const raise = { held: 1, wanted: 90 };
  expect(refuseIncrease(raise, anAvailability())).toBeNull();
});

test('STOCK-01 STOCK-02 an increase is refused when the stock is lower than the new quantity, whatever else the response contains', () => {
  const raise = { held: 3, wanted: 4 };
  const refusal = { kind: 'short-stock', available: 3, held: 3 };
  expect(refuseIncrease(raise, anAvailability({ availableStock: 3 }))).toEqual(refusal);
  const both = anAvailability({ availableStock: 3, isValid: false, message: 'Only 3 left' });
  expect(refuseIncrease(raise, both)).toEqual(refusal);
});

test('an increase up to the available stock is allowed', () => {
  const raise = { held: 3, wanted: 4 };
  expect(refuseIncrease(raise, anAvailability({ availableStock: 4 }))).toBeNull();
});

test('an increase of a withdrawn plan is refused as unavailable', () => {
  const raise = { held: 1, wanted: 2 };
  expect(refuseIncrease(raise, anAvailability({ isValid: false }))).toEqual({
    kind: 'unavailable',
    code: null,
    message: null,
  });
});
