import { expect, test } from 'vitest';
import { planBadges } from './plan-badges.ts';

const PLAIN = { priceCents: 2000, validity: '7 Days', isPopular: false, packageType: 'sim' } as const;

test('CARD-13 a plan of at most 15 dollars whose validity includes 30 is best value', () => {
  expect(planBadges({ ...PLAIN, priceCents: 1500, validity: '30 Days' })).toEqual(['best-value']);
  expect(planBadges({ ...PLAIN, priceCents: 1501, validity: '30 Days' })).toEqual([]);
  expect(planBadges({ ...PLAIN, priceCents: 1500 })).toEqual([]);
});

test('CARD-14 a plan flagged popular has the popular badge', () => {
  expect(planBadges({ ...PLAIN, isPopular: true })).toEqual(['popular']);
});

test('CARD-15 a top-up has its own badge', () => {
  expect(planBadges({ ...PLAIN, packageType: 'topup' })).toEqual(['top-up']);
});
