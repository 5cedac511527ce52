import { expect, test } from 'vitest';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { readRegions, readRelated } from './read-related.server.ts';

const plan = (package_id: string, priceCents: number) => ({ package_id, priceCents });

const index = anIndex([
  ...['JP', 'KR', 'TW', 'VN', 'TH', 'PE'].map((code) => aLocalPlan(code, plan(code, 450))),
  aRegionalPlan('Asia', ['JP', 'KR', 'TH'], plan('asia-small', 900)),
  aRegionalPlan('Asia', ['KR', 'TH'], plan('asia-without-japan', 500)),
  aRegionalPlan('Europe', ['FR', 'ES'], plan('europe', 700)),
  aGlobalPlan(['JP', 'PE'], plan('world', 2_700)),
]);
const shop = createShopReader({ index, sales: someSales().factsFor(index), proof: NO_PROOF });

function found(slug: string) {
  const destination = shop.findDestination(slug, 'en');
  if (destination === null) throw new Error(`Nothing is sold for ${slug}`);
  return destination;
}

test('DEST-11 a country links the regions whose plans cover it, with the lowest price of these plans', () => {
  const regions = readRegions(shop, found('japan'), 'en');
  expect(regions.map(({ name, from, countries }) => [name, from, countries])).toEqual([
    ['Asia', '$9.00', 3],
    ['Global', '$27.00', 2],
  ]);
  expect(readRegions(shop, found('asia'), 'en')).toEqual([]);
});

test('DEST-11 DEST-14 a country links its nearest countries, none of them far; a region its own countries', () => {
  expect(readRelated(shop, found('japan'), 'en').map(({ countryCode }) => countryCode)).toEqual(['KR', 'TW']);
  expect(readRelated(shop, found('peru'), 'en')).toEqual([]);
  const ofAsia = readRelated(shop, found('asia'), 'es');
  expect(ofAsia.map(({ name, from }) => `${name} ${from.slice(0, 4)}`).toSorted()).toEqual([
    'Corea del Sur 4,50',
    'Japón 4,50',
    'Tailandia 4,50',
  ]);
});
