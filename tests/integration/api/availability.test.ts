import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import { ValidatePackagesResponse } from '#contract/catalogue/availability.ts';
import { aRunningApp, errorOf } from '#tests/builders/app.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-03-02T10:00:00Z');

async function aShopWithStock(availableStock: number | null) {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  await store.replaceCatalogue(
    [anOfferedPackage({ package_id: 'japan' }), anOfferedPackage({ package_id: 'gone' })],
    AT,
  );
  await store.replaceCatalogue([anOfferedPackage({ package_id: 'japan' })], AT);
  await store.saveInventory({ package_id: 'japan', price_cents: 0, available_stock: availableStock }, AT);
  const app = await aRunningApp({ offers: createOfferReader(postgres) });
  const post = (packages: unknown) =>
    app.get('/api/validate-packages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ packages }),
    });
  const validate = async (packages: readonly object[]) =>
    ValidatePackagesResponse.parse(await (await post(packages)).json());
  return { post, validate };
}

test('STOCK-06 an empty list is valid, with no results', async () => {
  const { validate } = await aShopWithStock(null);
  expect(await validate([])).toEqual({ valid: true, results: [] });
});

test('STOCK-01 STOCK-07 API-07 DATA-14 each line is checked against the current stock', async () => {
  const limited = await aShopWithStock(2);
  expect(await limited.validate([{ packageId: 'japan', quantity: 2 }])).toEqual({
    valid: true,
    results: [{ packageId: 'japan', isValid: true, code: null, message: null, availableStock: 2 }],
  });
  expect(await limited.validate([{ packageId: 'japan', quantity: 3 }])).toMatchObject({
    valid: false,
    results: [{ isValid: false, code: 'short-stock', availableStock: 2 }],
  });
  const unlimited = await aShopWithStock(null);
  expect(await unlimited.validate([{ packageId: 'japan', quantity: 100 }])).toMatchObject({ valid: true });
});

test('B30 the same package on two lines is checked as a sum', async () => {
  const { validate } = await aShopWithStock(3);
  const response = await validate([
    { packageId: 'japan', quantity: 2 },
    { packageId: 'japan', quantity: 2 },
  ]);
  expect(response.results.map(({ isValid }) => isValid)).toEqual([false, false]);
});

test('PLANS-16 API-08 withdrawn and unknown packages are refused with a message', async () => {
  const { validate } = await aShopWithStock(null);
  const response = await validate([
    { packageId: 'gone', quantity: 1 },
    { packageId: 'never-was', quantity: 1 },
    { packageId: 'japan', quantity: 1 },
  ]);
  expect(response).toMatchObject({
    valid: false,
    results: [
      { code: 'withdrawn', message: 'This package is no longer available' },
      { code: 'not-found', message: 'Package not found' },
      { isValid: true },
    ],
  });
});

test.each([0, -1, 1.5, 1e9, '1', null, Number.NaN])(
  'B35 a quantity of %s is refused before anything is read',
  async (quantity) => {
    const { post } = await aShopWithStock(null);
    expect(await errorOf(await post([{ packageId: 'japan', quantity }]))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  },
);
