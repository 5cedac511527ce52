import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createDiscountEditor } from '#adapters/postgres/discounts/discount-editor.ts';
import { createPackageEditor } from '#adapters/postgres/catalogue/staff/package-editor.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import type { DiscountRules } from '#core/discounts/judge-discount-change.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const ACTION = { by: 'an-admin', at: AT };

async function aShop() {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  await store.replaceCatalogue([anOfferedPackage({ package_id: 'japan' })], AT);
  return { postgres, discounts: createDiscountEditor(postgres), packages: createPackageEditor(postgres) };
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

const read = async ({ packages }: Awaited<ReturnType<typeof aShop>>) => {
  const [found] = await packages.all();
  if (found === undefined) throw new Error('There is no package');
  return found;
};

type Opened = Awaited<ReturnType<typeof read>>;

const edit = ({ packageId, edition, values }: Opened, changes: Partial<StaffValues>) => ({
  packageId,
  seen: { edition, availableStock: values.availableStock },
  wanted: { ...values, ...changes },
  isLossConfirmed: false,
  by: 'anna',
  at: AT,
});

test('B37 two admins edit a plan at once, one of them for the first time: the second gets a conflict', async () => {
  const shop = await aShop();
  const seen = await read(shop);
  const outcomes = await Promise.all(
    [799, 899].map((ownPriceCents) => shop.packages.save(edit(seen, { ownPriceCents }))),
  );
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['edited-meanwhile', 'saved']);
  expect(outcomes).toContainEqual({ kind: 'saved', now: await read(shop) });
});

test('B31 B37 units sold while the owner edits stay sold: a new price keeps the stock, more stock is added to it', async () => {
  const shop = await aShop();
  await shop.packages.save(edit(await read(shop), { availableStock: 10 }));
  const sell = () =>
    shop.postgres.db.execute(sql`update package_inventory set available_stock = available_stock - 3`);
  const opened = await read(shop);
  await sell();
  const priced = await shop.packages.save(edit(opened, { ownPriceCents: 799 }));
  expect(priced).toMatchObject({ kind: 'saved', now: { values: { ownPriceCents: 799, availableStock: 7 } } });
  const again = await read(shop);
  await sell();
  const filled = await shop.packages.save(edit(again, { availableStock: 12 }));
  expect(filled).toMatchObject({ kind: 'saved', now: { values: { availableStock: 9 } } });
});

test('B31 the database itself rejects a stock below zero', async () => {
  const shop = await aShop();
  await shop.packages.save(edit(await read(shop), { availableStock: 1 }));
  await expect(
    shop.postgres.db.execute(sql`update package_inventory set available_stock = available_stock - 2`),
  ).rejects.toThrow();
  expect((await read(shop)).values.availableStock).toBe(1);
});
