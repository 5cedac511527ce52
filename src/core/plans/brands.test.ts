import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { brandsOf } from './brands.ts';

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
