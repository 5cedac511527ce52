import { expect, test } from 'vitest';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { groupCountries } from './country-groups.ts';
import { readCoverage } from './coverage.server.ts';

const index = anIndex([
  aLocalPlan('ES', { package_id: 'a', priceCents: 450 }),
  aLocalPlan('ES', { package_id: 'b', priceCents: 3000 }),
  aLocalPlan('JP', { package_id: 'c' }),
  aRegionalPlan('Europe', ['ES', 'DE'], { package_id: 'd', priceCents: 1200 }),
]);
const shop = createShopReader({ index, sales: someSales().factsFor(index), proof: NO_PROOF });

test('MAP-01 a country has its plans, prices, networks and the areas that include it', () => {
  const { countries, areas } = readCoverage(shop, 'en');
  expect(countries.map(({ name }) => name)).toEqual(['Germany', 'Japan', 'Spain']);
  expect(countries.find(({ code }) => code === 'ES')).toMatchObject({
    path: '/esim/spain',
    region: 'europe',
    plans: 2,
    from: '$4.50',
    to: '$30.00',
    areas: ['europe'],
  });
  expect(countries.find(({ code }) => code === 'JP')).toMatchObject({
    generation: '5G',
    networks: ['KDDI 4G', 'SoftBank 5G'],
  });
  expect(areas['europe']).toEqual({ name: 'Europe', path: '/esim/europe' });
});

test('MAP-01 a country without its own plans links to the region that covers it', () => {
  const germany = readCoverage(shop, 'es').countries.find(({ code }) => code === 'DE');
  expect(germany).toMatchObject({ name: 'Alemania', plans: 0, path: '/esim/europe' });
  expect(germany?.from).toMatch(/12,00/);
});

test('MAP-01 the list is grouped by region', () => {
  const groups = groupCountries(readCoverage(shop, 'es').countries);
  expect(groups.map(({ region, countries }) => [region, countries.map(({ name }) => name)])).toEqual([
    ['europe', ['Alemania', 'España']],
    ['asia', ['Japón']],
  ]);
});
