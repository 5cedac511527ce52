import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createDiscountEditor } from '#adapters/postgres/discounts/discount-editor.ts';
import { createInventoryEditor } from '#adapters/postgres/catalogue/inventory-editor.ts';
import type { DiscountRules } from '#core/discounts/judge-discount-change.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const ACTION = { by: 'an-admin', at: AT };

async function aShop() {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  await store.replaceCatalogue([anOfferedPackage({ package_id: 'japan' })], AT);
  return { postgres, discounts: createDiscountEditor(postgres), inventory: createInventoryEditor(postgres) };
}

async function opened(shop: Awaited<ReturnType<typeof aShop>>) {
  const seen = await shop.discounts.find('SAVE5');
  if (seen === null) throw new Error('There is no SAVE5');
  const wanted: DiscountRules = seen.discount;
  return { wanted, edition: seen.edition };
}

test('B37 two admins edit a code at once: one is saved, the other gets the current values', async () => {
  const shop = await aShop();
  const { wanted, edition } = await opened(shop);
  const outcomes = await Promise.all(
    [10, 20].map((percent) =>
      shop.discounts.save({ ...wanted, value: { kind: 'percent', percent } }, edition, ACTION),
    ),
  );
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['edited-meanwhile', 'saved']);
  const now = await shop.discounts.find('SAVE5');
  expect(outcomes.find(({ kind }) => kind === 'edited-meanwhile')).toEqual({ kind: 'edited-meanwhile', now });
});

test('B37 one admin who saves twice and continues editing gets no conflict', async () => {
  const shop = await aShop();
  const { wanted, edition } = await opened(shop);
  const edited = { ...wanted, totalLimit: 50, packageIds: ['japan'] };
  const [first, second] = await Promise.all([
    shop.discounts.save(edited, edition, ACTION),
    shop.discounts.save(edited, edition, ACTION),
  ]);
  const saved = (next: number) => ({ kind: 'saved', now: { edition: next } });
  expect([first, second]).toMatchObject([saved(edition + 1), saved(edition + 1)]);
  expect(await shop.discounts.save({ ...edited, packageIds: [] }, edition + 1, ACTION)).toMatchObject(
    saved(edition + 2),
  );
});

test('B37 a sale with a code does not conflict with an edit, and the edit does not undo it', async () => {
  const shop = await aShop();
  const { wanted, edition } = await opened(shop);
  await shop.postgres.db.execute(sql`update discount_codes set uses = uses + 3 where code = 'SAVE5'`);
  expect(await shop.discounts.setActive('SAVE5', false, ACTION)).toMatchObject({ edition: edition + 1 });
  expect((await shop.discounts.find('SAVE5'))?.discount).toMatchObject({ uses: 3, isActive: false });
  expect(await shop.discounts.save({ ...wanted, totalLimit: 2 }, edition + 1, ACTION)).toEqual({
    kind: 'limit-below-uses',
    uses: 3,
  });
  expect(await shop.discounts.save({ ...wanted, code: 'NEVER' }, 1, ACTION)).toEqual({ kind: 'not-found' });
});

test('B37 two admins edit a plan at once, one of them for the first time: the second gets a conflict', async () => {
  const { inventory } = await aShop();
  const seen = await inventory.read('japan');
  const outcomes = await Promise.all(
    [399, 499].map((price_cents) => inventory.save({ seen, wanted: { ...seen.row, price_cents }, at: AT })),
  );
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['edited-meanwhile', 'saved']);
  const saved = outcomes.find(({ kind }) => kind === 'saved');
  expect(await inventory.read('japan')).toEqual(saved?.now);
});

test('B31 B37 units sold while the owner edits stay sold: a new price keeps the stock, more stock is added to it', async () => {
  const { postgres, inventory } = await aShop();
  const first = await inventory.read('japan');
  const { now: seen } = await inventory.save({
    seen: first,
    wanted: { ...first.row, available_stock: 10 },
    at: AT,
  });
  const sell = () =>
    postgres.db.execute(sql`update package_inventory set available_stock = available_stock - 3`);
  await sell();
  const priced = await inventory.save({ seen, wanted: { ...seen.row, price_cents: 399 }, at: AT });
  expect(priced).toMatchObject({ kind: 'saved', now: { row: { price_cents: 399, available_stock: 7 } } });
  await sell();
  const { now } = priced;
  const filled = await inventory.save({ seen: now, wanted: { ...now.row, available_stock: 12 }, at: AT });
  expect(filled).toMatchObject({ kind: 'saved', now: { row: { available_stock: 9 } } });
});

test('B31 the database itself rejects a stock below zero', async () => {
  const { postgres, inventory } = await aShop();
  const seen = await inventory.read('japan');
  await inventory.save({ seen, wanted: { ...seen.row, available_stock: 1 }, at: AT });
  await expect(
    postgres.db.execute(sql`update package_inventory set available_stock = available_stock - 2`),
  ).rejects.toThrow();
  const rows = await postgres.db.execute(sql`select available_stock from package_inventory`);
  expect(z.array(z.object({ available_stock: z.int() })).parse(rows.rows)).toEqual([{ available_stock: 1 }]);
});
