import { expect, test } from 'vitest';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { createShopReader } from './create-shop-reader.ts';

const factsOf = (index: CatalogueIndex) =>
  createShopReader({ index, sales: someSales().factsFor(index), proof: NO_PROOF }).facts();

test('PAGE-12 the cheapest price of each kind of plan is the price that is charged', () => {
  const index = anIndex([
    aLocalPlan('PE', { priceCents: 900, minimumPriceCents: 200 }),
    aLocalPlan('JP', { priceCents: 300 }),
    aRegionalPlan('Europe', ['FR', 'DE'], { priceCents: 450 }),
    aGlobalPlan(['FR', 'JP', 'PE'], { priceCents: 750 }),
  ]);
  expect(factsOf(index)).toMatchObject({
    cheapestCents: { local: 300, regional: 450, global: 750 },
    mostGlobalCountries: 3,
  });
});

test('PAGE-12 a package that is not on sale has no price, and an unlisted coverage gives no number of countries', () => {
  expect(factsOf(anIndex([aLocalPlan('JP', { priceCents: 300 })]))).toMatchObject({
    cheapestCents: { local: 300, regional: null, global: null },
    mostGlobalCountries: null,
  });
  expect(factsOf(anIndex([aGlobalPlan([])])).mostGlobalCountries).toBeNull();
});
