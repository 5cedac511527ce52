import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import { OffersResponse } from '#contract/catalogue/offers.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-03-02T10:00:00Z');

async function aShop() {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  const japan = anOfferedPackage({ package_id: 'japan', minimumPriceCents: 450 });
  const spain = anOfferedPackage({ package_id: 'spain', country_code: 'ES', country_region: 'Spain' });
  await store.replaceCatalogue([japan, spain, anOfferedPackage({ package_id: 'gone' })], AT);
  await store.replaceCatalogue([japan, spain], AT);
  const reader = createOfferReader(postgres);
  const app = await aRunningApp({ offers: reader });
  const send = (ids: string) => app.get(`/api/package-offers?ids=${ids}`);
  const offers = async (ids: string) => OffersResponse.parse(await (await send(ids)).json()).offers;
  return { store, reader, app, send, offers };
}

test('API-02 packages are returned by id with their current price and stock', async () => {
  const { offers } = await aShop();
  const found = await offers('japan,spain');
  expect(found.map(({ package_id }) => package_id).toSorted()).toEqual(['japan', 'spain']);
  expect(found.find(({ package_id }) => package_id === 'spain')).toMatchObject({
    type: 'sim',
    country_region: 'Spain',
    country_code: 'ES',
    coverage_type: 'local',
  });
});

test('CHECKOUT-12 the price is the one that the checkout compares with, a moment after it was changed', async () => {
  const { store, offers } = await aShop();
  expect((await offers('japan'))[0]?.price_cents).toBe(450);
  await store.saveInventory({ package_id: 'japan', price_cents: 399, available_stock: null }, AT);
  expect((await offers('japan'))[0]?.price_cents).toBe(399);
});

test('stock is limited as soon as one of the packages has a number, zero included', async () => {
  const { store, reader } = await aShop();
  await store.saveInventory({ package_id: 'japan', price_cents: 399, available_stock: null }, AT);
  expect(await reader.hasLimitedStock(['japan', 'spain', 'never'])).toBe(false);
  await store.saveInventory({ package_id: 'spain', price_cents: 0, available_stock: 0 }, AT);
  expect(await reader.hasLimitedStock(['japan', 'spain'])).toBe(true);
  expect(await reader.hasLimitedStock(['japan'])).toBe(false);
  expect(await reader.hasLimitedStock([])).toBe(false);
});

test('withdrawn and unknown packages are omitted, and no ids return an empty list', async () => {
  const { offers } = await aShop();
  expect(await offers('gone,never,japan')).toHaveLength(1);
  expect(await offers('')).toEqual([]);
  expect(await offers('japan,japan')).toHaveLength(1);
});

test('only the fields that a cart shows leave the server, and no cache stores the current price', async () => {
  const { send } = await aShop();
  const response = await send('japan');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toMatch(/net_price|available_stock|stock/);
});

test('a request without ids, or with too many, is refused with its reason', async () => {
  const { app, send } = await aShop();
  expect(await errorOf(await app.get('/api/package-offers'))).toMatchObject({
    status: 400,
    code: 'invalid-input',
    message: 'ids must be given.',
  });
  const many = Array.from({ length: 101 }, (_, index) => `p${index}`).join(',');
  expect(await errorOf(await send(many))).toMatchObject({ status: 400 });
});
