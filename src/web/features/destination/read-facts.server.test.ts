import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { readFacts } from './read-facts.server.ts';

const WIDE = aPackage({
  coverage_type: 'regional',
  country_code: null,
  operator: 'Continental',
  countries: ['AL', 'ES', 'FR', 'IT', 'MT', 'SM', 'VA'],
  priceCents: 500,
});
const SMALL = { ...WIDE, operator: 'Grand Tour', countries: ['ES', 'FR'], priceCents: 460 };
const CALLS = {
  ...WIDE,
  operator: 'Continental+',
  countries: ['AL', 'ES', 'FR', 'MT', 'SM', 'VA'],
  voice: 30,
};

const brandsIn = (packages: readonly ReturnType<typeof aPackage>[], language: 'en' | 'es') =>
  readFacts({ name: 'Europe', coverageType: 'regional', packages }, language).find(
    ({ kind }) => kind === 'brands',
  );

test('DEST-23 a region says what a brand is and what tells its brands apart, in both languages', () => {
  expect(brandsIn([SMALL, CALLS, WIDE], 'en')).toEqual({
    kind: 'brands',
    name: 'What the brand names mean',
    lines: [
      'A brand is the network’s name for an eSIM. Each brand has its own countries and rules.',
      'Continental: 7 countries, data plans, from $5.00.',
      'Continental+: 6 countries, plans with calls or SMS, from $5.00. It lacks Italy.',
      'Grand Tour: 2 countries, data plans, from $4.60. It lacks Italy, Albania, Malta, and 2 more.',
    ],
  });
  expect(brandsIn([SMALL, WIDE], 'es')?.lines.slice(1)).toEqual([
    'Continental: 7 países, planes de datos, desde 5,00\u{a0}US$.',
    'Grand Tour: 2 países, planes de datos, desde 4,60\u{a0}US$. No incluye Italia, Albania, Malta y 2 más.',
  ]);
});

test('DEST-23 a destination with one brand has nothing to compare', () => {
  expect(brandsIn([WIDE], 'en')).toBeUndefined();
});
