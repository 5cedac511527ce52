import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { countryOffers } from './country-offer.ts';
import type { NetworkName, Package } from '../packages/package.ts';

const networksIn = (code: string, networks: readonly NetworkName[]): Pick<Package, 'operator_coverages'> => ({
  operator_coverages: [{ code, name: code, networks }],
});

test('MAP-01 a country has the price range of its own plans, at today’s prices', () => {
  const [spain] = countryOffers([
    aLocalPlan('ES', { package_id: 'a', priceCents: 1250, minimumPriceCents: 2000 }),
    aLocalPlan('ES', { package_id: 'b', priceCents: 410 }),
    aLocalPlan('ES', { package_id: 'c', priceCents: 3300 }),
  ]);
  expect(spain?.local).toEqual({ slug: 'spain', plans: 3, cheapestCents: 410, dearestCents: 3300 });
});

test('MAP-01 a country lists each network once, with its best generation in any plan', () => {
  const [spain] = countryOffers([
    aLocalPlan('ES', networksIn('ES', [{ name: 'Orange', types: ['LTE'] }])),
    aRegionalPlan(
      'Europe',
      ['ES'],
      networksIn('ES', [
        { name: 'Orange', types: ['5G', 'LTE'] },
        { name: 'Movistar', types: ['3G'] },
        { name: 'Quiet', types: [] },
      ]),
    ),
  ]);
  expect(spain?.bestGeneration).toBe('5G');
  expect(spain?.networks).toEqual([
    { name: 'Movistar', generation: '3G' },
    { name: 'Orange', generation: '5G' },
    { name: 'Quiet', generation: null },
  ]);
});

test('MAP-01 a country lists the regional and global destinations that include it, cheapest first', () => {
  const offers = countryOffers([
    aLocalPlan('ES'),
    aLocalPlan('JP'),
    aGlobalPlan(['ES', 'JP'], { priceCents: 3000 }),
    aRegionalPlan('Europe', ['ES', 'FR'], { package_id: 'a', priceCents: 900 }),
    aRegionalPlan('Europe', ['ES'], { package_id: 'b', priceCents: 1800 }),
  ]);
  const slugsFor = (code: string) =>
    offers.find((offer) => offer.code === code)?.wider.map(({ slug }) => slug);
  expect(slugsFor('ES')).toEqual(['europe', 'global']);
  expect(slugsFor('JP')).toEqual(['global']);
  expect(offers.find(({ code }) => code === 'ES')?.wider[0]).toMatchObject({
    plans: 2,
    cheapestCents: 900,
    dearestCents: 1800,
  });
});

test('MAP-01 a country without plans of its own is still on the map when a regional plan covers it', () => {
  const offers = countryOffers([aRegionalPlan('Europe', ['FR'], networksIn('FR', []))]);
  expect(offers).toEqual([
    {
      code: 'FR',
      local: null,
      wider: [{ slug: 'europe', plans: 1, cheapestCents: 950, dearestCents: 950 }],
      bestGeneration: null,
      networks: [],
    },
  ]);
});

test('MAP-01 without plans on sale there are no countries', () => {
  expect(countryOffers([])).toEqual([]);
});
