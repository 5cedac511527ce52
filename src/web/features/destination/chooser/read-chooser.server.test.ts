import { expect, test } from 'vitest';
import { NO_PROOF } from '#core/proof/shop-proof.ts';
import type { Language } from '#core/language.ts';
import { createShopReader } from '#server/catalogue/create-shop-reader.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { readChooser } from './read-chooser.server.ts';

const threeGigabytes = (package_id: string, priceCents: number, data_amount = '3 GB') => ({
  package_id,
  priceCents,
  data_amount,
  validity_days: 30,
});

const EUROPE = ['AD', 'FR', 'ES'];
const index = anIndex([
  aLocalPlan('AD', threeGigabytes('andorra', 2_000)),
  aLocalPlan('AD', threeGigabytes('andorra-large', 9_000, '20 GB')),
  aLocalPlan('FR', threeGigabytes('france', 900)),
  aRegionalPlan('Europe', EUROPE, threeGigabytes('europe', 1_200)),
  aRegionalPlan('Europe', EUROPE, threeGigabytes('europe-sold-out', 1_000)),
  aGlobalPlan([...EUROPE, 'JP'], threeGigabytes('world', 1_100, '2 GB')),
]);

function chooserOf(
  slug: string,
  language: Language = 'en',
  soldOut: readonly string[] = ['europe-sold-out'],
) {
  const sales = { ...someSales().factsFor(index), soldOut: new Set(soldOut) };
  const shop = createShopReader({ index, sales, proof: NO_PROOF });
  const found = shop.findDestination(slug, language);
  if (found === null) throw new Error(`Nothing is sold for ${slug}`);
  return readChooser(shop, found, language);
}

test('DEST-32 a country whose plan costs more than a covering one says "for Andorra alone" and links the other', () => {
  const { picks, dataAnswer } = chooserOf('andorra');
  expect(picks[7]).toMatchObject({ planId: 'andorra', heading: 'Why this one' });
  expect(picks[7].why).toMatch(/This is the cheapest plan for Andorra alone that holds it\.$/);
  expect(picks[7].wider).toEqual({
    text: 'Europe, 3 GB, 30 days, works in Andorra too: $12.00',
    path: '/esim/europe/europe',
  });
  // A month needs more than Europe's 3 GB: nothing cheaper is enough.
  expect(picks[30]).toMatchObject({ planId: 'andorra-large', wider: null });
  expect(picks[30].why).toMatch(/This is the cheapest plan that holds it\.$/);
  expect(dataAnswer).not.toContain('alone');
});

test('DEST-32 a country and a region without a cheaper covering plan have the cheapest plan of all', () => {
  for (const slug of ['france', 'europe']) {
    const { picks } = chooserOf(slug);
    expect(picks[7].wider, slug).toBeNull();
    expect(picks[7].why).toMatch(/This is the cheapest plan that holds it\.$/);
  }
});

test('DEST-32 the sentences are in every language, and a sold-out plan is never named', () => {
  const spanish = chooserOf('andorra', 'es').picks[7];
  expect(spanish.why).toContain('el plan más barato solo para Andorra');
  expect(spanish.wider?.text).toMatch(/^Europa, 3 GB, 30 días, también funciona en Andorra: 12,00/);
  const portuguese = chooserOf('andorra', 'pt').picks[7];
  expect(portuguese.why).toContain('o plano mais barato só para Andorra');
  expect(portuguese.wider?.text).toMatch(/^Europa, 3 GB, 30 dias, também vale para Andorra: /);
  expect(chooserOf('andorra', 'en', ['europe', 'europe-sold-out']).picks[7].wider).toBeNull();
});

test('DEST-32 where no plan of the country is enough, a covering plan that is enough is named', () => {
  const { picks } = chooserOf('andorra', 'en', ['andorra', 'andorra-large']);
  expect(picks[7]).toMatchObject({
    planId: null,
    heading: 'No plan for Andorra alone is enough',
    wider: { path: '/esim/europe/europe-sold-out' },
  });
});
