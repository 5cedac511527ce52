import { expect, test } from 'vitest';
import { packagePrice } from './package-price.ts';

const japan = { minimum_selling_price: 9.5 };

test("PLANS-15 the owner's price, when positive, replaces the network's", () => {
  expect(packagePrice(japan, 1250)).toBe(12.5);
  expect(packagePrice(japan, 1)).toBe(0.01);
});

test("PLANS-15 without a positive price of the owner the network's price applies", () => {
  expect(packagePrice(japan, 0)).toBe(9.5);
  expect(packagePrice(japan, -500)).toBe(9.5);
  expect(packagePrice(japan, null)).toBe(9.5);
});
