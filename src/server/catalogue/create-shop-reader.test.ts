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

test('PAGE-21 every from-price leaves out plans that are sold out, unless all plans of the destination are', () => {
  const index = anIndex([
    aLocalPlan('JP', { package_id: 'jp-gone', priceCents: 300 }),
    aLocalPlan('JP', { package_id: 'jp', priceCents: 700 }),
    aLocalPlan('PE', { package_id: 'pe-gone', priceCents: 800 }),
    aRegionalPlan('Asia', ['JP'], { package_id: 'asia-gone', priceCents: 450 }),
    aRegionalPlan('Asia', ['JP'], { package_id: 'asia', priceCents: 900 }),
  ]);
  const soldOut = new Set(['jp-gone', 'pe-gone', 'asia-gone']);
  const shop = createShopReader({ index, sales: someSales({ soldOut }).factsFor(index), proof: NO_PROOF });
  const prices = Object.fromEntries(
    shop.listDestinations('en').map(({ slug, cheapestCents }) => [slug, cheapestCents]),
  );
  expect(prices).toEqual({ japan: 700, peru: 800, asia: 900 });
  expect(shop.facts().cheapestCents).toEqual({ local: 700, regional: 900, global: null });
  expect(shop.destinationMeant('japan', 'en')?.cheapestCents).toBe(700);
  const japan = shop.listCountryOffers().find(({ code }) => code === 'JP');
  expect(japan?.local).toMatchObject({ plans: 2, cheapestCents: 700, dearestCents: 700 });
  expect(japan?.wider).toMatchObject([{ slug: 'asia', cheapestCents: 900 }]);
});
