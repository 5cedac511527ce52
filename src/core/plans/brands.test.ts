import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { brandsOf, differInCountries } from './brands.ts';

const WIDE = aPackage({
  coverage_type: 'regional',
  operator: 'Continental',
  countries: ['AL', 'ES', 'FR', 'IT', 'MT'],
  priceCents: 500,
});
const SMALL = { ...WIDE, operator: 'Grand Tour', countries: ['ES', 'FR'], priceCents: 460 };

test('DEST-23 a brand has its countries, its kinds of plan and its lowest price, the one with the most countries first', () => {
  const unlimited = { ...WIDE, is_unlimited: true, data_amount: 'Unlimited', priceCents: 1200 };
  expect(brandsOf([SMALL, unlimited, WIDE])).toEqual([
    { name: 'Continental', countries: 5, missing: [], kinds: ['data', 'unlimited'], cheapestCents: 500 },
    { name: 'Grand Tour', countries: 2, missing: ['IT', 'AL', 'MT'], kinds: ['data'], cheapestCents: 460 },
  ]);
});

test('DEST-23 a brand that lists no countries lacks none, and a plan for one country has no brand to compare', () => {
  expect(brandsOf([WIDE, { ...SMALL, countries: [] }])).toMatchObject([
    { name: 'Grand Tour', countries: 127, missing: [] },
    { name: 'Continental', countries: 5 },
  ]);
  expect(brandsOf([aPackage()])).toEqual([]);
});

test('PLANS-40 brands that cover the same countries do not differ in countries', () => {
  const same = { ...WIDE, operator: 'Continental+', countries: WIDE.countries.toReversed(), voice: 30 };
  expect(differInCountries(brandsOf([WIDE, same]))).toBe(false);
  expect(differInCountries(brandsOf([WIDE, SMALL]))).toBe(true);
  expect(differInCountries(brandsOf([WIDE, { ...SMALL, countries: ['ES', 'FR', 'IT', 'MT', 'PT'] }]))).toBe(
    true,
  );
  expect(differInCountries(brandsOf([WIDE, { ...SMALL, countries: [] }]))).toBe(true);
});
