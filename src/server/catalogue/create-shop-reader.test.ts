import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { createShopReader } from './create-shop-reader.ts';

test('PAGE-12 the cheapest price is counted for each kind of plan, by the price that is charged', () => {
  const index = anIndex([
    aLocalPlan('PE', { price: 9, minimum_selling_price: 2 }),
    aLocalPlan('JP', { price: 3 }),
    aRegionalPlan('Europe', ['FR', 'DE'], { price: 4.5 }),
    aGlobalPlan(['FR', 'JP', 'PE'], { price: 7.5 }),
  ]);
  expect(createShopReader(index).facts()).toMatchObject({
    cheapestCents: { local: 300, regional: 450, global: 750 },
    mostGlobalCountries: 3,
  });
});

test('PAGE-12 what is not on sale has no price, and an unlisted coverage proves no number of countries', () => {
  expect(createShopReader(anIndex([aLocalPlan('JP', { price: 3 })])).facts()).toMatchObject({
    cheapestCents: { local: 300, regional: null, global: null },
    mostGlobalCountries: null,
  });
  expect(createShopReader(anIndex([aGlobalPlan([])])).facts().mostGlobalCountries).toBeNull();
});
