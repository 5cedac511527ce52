import { expect, test } from 'vitest';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { readDestination } from './destination.server.ts';

const index = anIndex([
  aLocalPlan('JP', { package_id: 'jp-small', priceCents: 300 }),
  aLocalPlan('JP', { package_id: 'jp', priceCents: 700 }),
  aLocalPlan('KR', { package_id: 'kr-small', priceCents: 350 }),
  aLocalPlan('KR', { package_id: 'kr', priceCents: 750 }),
  aRegionalPlan('Asia', ['JP', 'KR'], { package_id: 'asia-small', priceCents: 450 }),
  aRegionalPlan('Asia', ['JP', 'KR'], { package_id: 'asia', priceCents: 900 }),
]);

function japanWithout(...ids: readonly string[]) {
  const sales = someSales({ soldOut: new Set(ids) }).factsFor(index);
  return readDestination(createShopReader({ index, sales, proof: NO_PROOF }), 'japan', 'en');
}

test('PAGE-21 a destination, its regions and its neighbours start at a price that can be bought', () => {
  const page = japanWithout('jp-small', 'kr-small', 'asia-small');
  expect(page?.from).toBe('$7.00');
  expect(page?.lead).toContain('from $7.00');
  expect(page?.regions).toMatchObject([{ slug: 'asia', from: '$9.00' }]);
  expect(page?.related).toMatchObject([{ path: '/esim/south-korea', from: '$7.50' }]);
});

test('PAGE-21 a destination whose plans are all sold out keeps its lowest price', () => {
  expect(japanWithout('jp-small', 'jp')?.from).toBe('$3.00');
});
