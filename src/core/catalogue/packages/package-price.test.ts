import { expect, test } from 'vitest';
import { packagePriceCents } from './package-price.ts';

test("PLANS-15 the owner's price, when positive, replaces the network's", () => {
  expect(packagePriceCents(950, 1250)).toBe(1250);
  expect(packagePriceCents(950, 1)).toBe(1);
});

test("PLANS-15 without a positive price of the owner the network's price applies", () => {
  expect(packagePriceCents(950, 0)).toBe(950);
  expect(packagePriceCents(950, -500)).toBe(950);
  expect(packagePriceCents(950, null)).toBe(950);
});
