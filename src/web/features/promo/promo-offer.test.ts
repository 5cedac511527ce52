import { expect, test } from 'vitest';
import { isPromoPath, isPromoPage } from './promo-offer.ts';

test('PROMO-01 the offer belongs to four paths and their Spanish versions, and to no other', () => {
  const paths = ['/', '/plans', '/global-plans', '/regional-plans'];
  expect([...paths, '/es', '/es/plans', '/es/global-plans', '/es/regional-plans'].every(isPromoPath)).toBe(
    true,
  );
  expect(
    ['/contact', '/esim/japan', '/es/esim/japan', '/plansx', '/dashboard', '/admin'].some(isPromoPath),
  ).toBe(false);
});

test('on a phone the offer is hidden on a list with an applied search, and only there', () => {
  const at = (pathname: string, search: string, isWide = false) => isPromoPage({ pathname, search, isWide });
  expect(at('/plans', '?search=japan')).toBe(false);
  expect(at('/es/plans', '?data=unlimited&search=japon')).toBe(false);
  expect(at('/plans', '?search=japan', true)).toBe(true);
  expect(at('/plans', '')).toBe(true);
  expect(at('/plans', '?search=%20&data=unlimited')).toBe(true);
  expect(at('/plans', '?region=europe&search=japan'), 'a region puts the search to rest').toBe(true);
  expect(at('/contact', '', true)).toBe(false);
});
