import { expect, test } from 'vitest';
import { aCartPlan } from '#tests/builders/cart-plan.ts';
import { isForVisitorCountry } from './is-for-visitor-country.ts';

const cartOf = (...plans: Parameters<typeof aCartPlan>[0][]) =>
  plans.map((plan) => ({ ...aCartPlan(plan), quantity: 1 }));

test('CHECKOUT-25 an eSIM for the country the visitor is in needs a confirmation', () => {
  expect(isForVisitorCountry(cartOf({ countryCode: 'JP' }), 'JP')).toBe(true);
  expect(isForVisitorCountry(cartOf({ countryCode: 'ES' }, { countryCode: 'JP' }), 'JP')).toBe(true);
});

test.each([
  ['the eSIM is for elsewhere', cartOf({ countryCode: 'ES' }), 'JP'],
  ['the visitor’s country is unknown', cartOf({ countryCode: 'JP' }), null],
  ['the plan is for a region', cartOf({ countryCode: null }), 'JP'],
  ['the plan is for a region and the visitor’s country is unknown', cartOf({ countryCode: null }), null],
  ['it is a top-up, for an eSIM in use', cartOf({ countryCode: 'JP', packageType: 'topup' }), 'JP'],
  ['the cart is empty', cartOf(), 'JP'],
])('CHECKOUT-25 no confirmation is needed when %s', (_, cart, country) => {
  expect(isForVisitorCountry(cart, country)).toBe(false);
});
