import { expect, test } from 'vitest';
import { planBadges } from './plan-badges.ts';

const PLAIN = { price: 20, validity: '7 Days', isPopular: false, packageType: 'sim' } as const;

test('CARD-13 a plan of at most 15 dollars whose validity includes 30 is best value', () => {
  expect(planBadges({ ...PLAIN, price: 15, validity: '30 Days' })).toEqual(['best-value']);
  expect(planBadges({ ...PLAIN, price: 15.01, validity: '30 Days' })).toEqual([]);
  expect(planBadges({ ...PLAIN, price: 15 })).toEqual([]);
});

test('CARD-14 a plan flagged popular has the popular badge', () => {
  expect(planBadges({ ...PLAIN, isPopular: true })).toEqual(['popular']);
});

test('CARD-15 a top-up has its own badge', () => {
  expect(planBadges({ ...PLAIN, packageType: 'topup' })).toEqual(['top-up']);
});
