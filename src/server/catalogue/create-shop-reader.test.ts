import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { createShopReader } from './create-shop-reader.ts';

const factsOf = (index: CatalogueIndex) =>
  createShopReader({ index, sales: someSales().factsFor(index) }).facts();

test('PAGE-12 the cheapest price of each kind of plan is the price that is charged', () => {
  const index = anIndex([
    aLocalPlan('PE', { price: 9, minimum_selling_price: 2 }),
    aLocalPlan('JP', { price: 3 }),
    aRegionalPlan('Europe', ['FR', 'DE'], { price: 4.5 }),
    aGlobalPlan(['FR', 'JP', 'PE'], { price: 7.5 }),
  ]);
  expect(factsOf(index)).toMatchObject({
    cheapestCents: { local: 300, regional: 450, global: 750 },
    mostGlobalCountries: 3,
  });
});

test('PAGE-12 a package that is not on sale has no price, and an unlisted coverage gives no number of countries', () => {
  expect(factsOf(anIndex([aLocalPlan('JP', { price: 3 })]))).toMatchObject({
    cheapestCents: { local: 300, regional: null, global: null },
    mostGlobalCountries: null,
  });
  expect(factsOf(anIndex([aGlobalPlan([])])).mostGlobalCountries).toBeNull();
});
