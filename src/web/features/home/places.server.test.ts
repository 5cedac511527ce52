import { expect, test } from 'vitest';
import { formatMoney, money } from '#core/money.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { readPlaces } from './places.server.ts';
import { drawPlacePictures } from './place-pictures.server.ts';

const index = anIndex([
  aLocalPlan('JP', { package_id: 'jp-small', priceCents: 300, is_popular: false }),
  aLocalPlan('JP', {
    package_id: 'jp-usual',
    priceCents: 1250,
    is_popular: true,
    data_amount: '5 GB',
    validity_days: 30,
  }),
  aLocalPlan('PE', { package_id: 'pe', priceCents: 500, is_popular: false }),
  aRegionalPlan('Africa', ['EG'], { package_id: 'af', priceCents: 1000 }),
  aRegionalPlan('Europe', ['ES'], { package_id: 'eu-1', priceCents: 450 }),
  aRegionalPlan('Europe', ['ES', 'FR', 'IT'], { package_id: 'eu-3', priceCents: 900 }),
  aGlobalPlan(['ES', 'JP'], { package_id: 'world', priceCents: 2000 }),
]);
const shop = createShopReader({ index, sales: someSales().factsFor(index), proof: NO_PROOF });

test('PLANS-24 a tile has the price charged, the most popular plan and its link', () => {
  const { popular, countries } = readPlaces(shop, 'es');
  expect(countries).toBe(2);
  expect(popular).toHaveLength(1);
  expect(popular[0]).toMatchObject({
    path: '/esim/japan',
    name: 'Japón',
    countryCode: 'JP',
    from: formatMoney(money(300), 'es'),
    usual: { data: '5 GB', days: 30, price: formatMoney(money(1250), 'es') },
  });
  expect(popular[0]?.landing?.x).toBeGreaterThan(104);
});

test('PLANS-24 the outline of a popular country is a picture of under 1.5 kB', () => {
  const outline = /<symbol id="JP"[^>]*><path d="([^"]*)"/.exec(drawPlacePictures(shop))?.[1] ?? '';
  expect(outline).toMatch(/^M[\d -]+l[\d -]+z/);
  expect(outline.length).toBeLessThan(1500);
});

test('PLANS-25 regions have a country count and a price; global comes first, then the cheapest', () => {
  const { regions, prices } = readPlaces(shop, 'en');
  expect(regions.map(({ name, countries, isAtMost, from }) => ({ name, countries, isAtMost, from }))).toEqual(
    [
      { name: 'Global', countries: 2, isAtMost: false, from: '$20.00' },
      { name: 'Europe', countries: 3, isAtMost: true, from: '$4.50' },
      { name: 'Africa', countries: 1, isAtMost: false, from: '$10.00' },
    ],
  );
  expect(prices).toEqual({ local: '$3.00', regional: '$4.50', global: '$20.00' });
});

test('PLANS-25 each region has a map of its covered countries, in the colours of the page', () => {
  const maps = drawPlacePictures(shop);
  for (const { slug } of readPlaces(shop, 'en').regions)
    expect(maps).toMatch(new RegExp(`<symbol id="${slug}"[^>]*>.*?var\\(--map-middle\\)"[^>]* d="M\\d`, 's'));
  expect(maps).not.toMatch(/#[0-9a-f]{3,6}/i);
});

test('PAGE-21 the tiles of home leave out the price of a plan that is sold out', () => {
  const soldOut = new Set(['jp-small', 'eu-1', 'pe']);
  const sales = someSales({ soldOut }).factsFor(index);
  const { popular, regions } = readPlaces(createShopReader({ index, sales, proof: NO_PROOF }), 'en');
  expect(popular[0]).toMatchObject({ path: '/esim/japan', from: '$12.50', usual: null });
  expect(regions.find(({ slug }) => slug === 'europe')).toMatchObject({ countries: 3, from: '$9.00' });
});
