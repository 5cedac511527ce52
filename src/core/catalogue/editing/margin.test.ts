import { expect, test } from 'vitest';
import { beginsToLose, isBelowCost, marginOf } from './margin.ts';

const values = (ownPriceCents: number | null) => ({
  ownPriceCents,
  availableStock: null,
  isPopular: false,
  isHidden: false,
});
const turkey = { networkPriceCents: 850, netPriceCents: 545, values: values(null) };

test('ADMIN-42 the margin is the price minus the net price, in cents and in percent of the price', () => {
  expect(marginOf(950, 620)).toEqual({ cents: 330, percent: 35 });
  expect(marginOf(520, 545)).toEqual({ cents: -25, percent: -5 });
  expect(marginOf(545, 545)).toEqual({ cents: 0, percent: 0 });
  expect(marginOf(10_000, 10_001)).toEqual({ cents: -1, percent: 0 });
  expect(marginOf(950, null)).toBeNull();
});

test('ADMIN-42 a price below cost needs a confirmation, at cost it does not', () => {
  expect(isBelowCost(turkey, values(544))).toBe(true);
  expect(isBelowCost(turkey, values(545))).toBe(false);
  expect(isBelowCost({ ...turkey, netPriceCents: null }, values(1))).toBe(false);
  expect(beginsToLose(turkey, values(520))).toBe(true);
  expect(beginsToLose(turkey, values(600))).toBe(false);
});

test('ADMIN-42 clearing the own price counts as a change, an unchanged price does not', () => {
  const losing = { networkPriceCents: 500, netPriceCents: 545, values: values(600) };
  expect(beginsToLose(losing, values(null))).toBe(true);
  const confirmed = { ...turkey, values: values(520) };
  expect(beginsToLose(confirmed, { ...values(520), isHidden: true })).toBe(false);
});
