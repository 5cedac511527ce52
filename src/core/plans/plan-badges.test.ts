import { expect, test } from 'vitest';
import { planBadges } from './plan-badges.ts';

const PLAIN = { isBestValue: false, isPopular: false, packageType: 'sim' } as const;

test('CARD-13 CARD-14 a plan that is best value or flagged popular has the badge, and a plain one none', () => {
  expect(planBadges(PLAIN)).toEqual([]);
  expect(planBadges({ ...PLAIN, isBestValue: true, isPopular: true })).toEqual(['best-value', 'popular']);
});

test('CARD-15 a top-up has its own badge', () => {
  expect(planBadges({ ...PLAIN, packageType: 'topup' })).toEqual(['top-up']);
});
