import { expect, test } from 'vitest';
import { isPromoPath } from './promo-offer.ts';

test('PROMO-01 the offer belongs to four paths and their Spanish versions, and to no other', () => {
  const paths = ['/', '/plans', '/global-plans', '/regional-plans'];
  expect([...paths, '/es', '/es/plans', '/es/global-plans', '/es/regional-plans'].every(isPromoPath)).toBe(
    true,
  );
  expect(
    ['/contact', '/esim/japan', '/es/esim/japan', '/plansx', '/dashboard', '/admin'].some(isPromoPath),
  ).toBe(false);
});
