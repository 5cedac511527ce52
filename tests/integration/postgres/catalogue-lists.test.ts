import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createPackageEditor } from '#adapters/postgres/catalogue/staff/package-editor.ts';
import { createPriceImports } from '#adapters/postgres/catalogue/staff/price-imports.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import type { PackageFilter } from '#core/catalogue/editing/package-editor.ts';
import type { FileRow } from '#core/catalogue/imports/read-price-file.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { untilLockAwaited } from '#tests/database/until-lock-awaited.ts';

const AT = new Date('2026-11-17T10:00:00Z');
const FILTER: PackageFilter = {
  search: '',
  type: null,
  coverage: null,
  list: 'all',
  order: 'name',
  after: null,
  most: 100,
};
const IDS = ['a', 'b', 'c'];

/** Three packages; the shop's rule calls only `a` popular, and the cost of `c` is not known. */
async function aShop() {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  const offer = (popular: string, ids = IDS) =>
    store.replaceCatalogue(
      ids.map((id) =>
        anOfferedPackage({
          package_id: id,
          is_popular: id === popular,
          minimumPriceCents: 1_000,
          netPriceCents: id === 'c' ? null : 700,
        }),
      ),
      AT,
    );
  await offer('a');
  const editor = createPackageEditor(postgres);
  const read = async (id: string, list: PackageFilter['list'] = 'all') => {
    const found = (await editor.list({ ...FILTER, list })).find(({ packageId }) => packageId === id);
    if (found === undefined) throw new Error(`${id} is not in the list ${list}`);
    return found;
  };
  const edit = async (id: string, changes: Partial<StaffValues>, opened = read(id)) => {
    const { edition, values } = await opened;
    return editor.save({
      packageId: id,
      seen: { edition, availableStock: values.availableStock },
      wanted: { ...values, ...changes },
      isLossConfirmed: false,
      by: 'an-admin',
      at: AT,
    });
  };
  const ids = async (list: PackageFilter['list'], order: PackageFilter['order'] = 'name') =>
    (await editor.list({ ...FILTER, list, order })).map(({ packageId }) => packageId);
  return { postgres, editor, imports: createPriceImports(postgres), offer, read, edit, ids };
}

test('ADMIN-40 what agrees with the rule about popular follows the rule, and what does not stays', async () => {
  const { offer, edit, read, ids } = await aShop();
  await edit('a', { ownPriceCents: 1_100 });
  await edit('b', { isPopular: true });
  expect(await ids('popular')).toEqual(['a', 'b']);
  await offer('c');
  expect(await ids('popular')).toEqual(['b', 'c']);
  expect((await read('a')).values).toMatchObject({ ownPriceCents: 1_100, isPopular: false });
});

test('ADMIN-43 a withdrawn package is in its own list only and is not edited; an unknown margin comes last', async () => {
  const { editor, offer, edit, read, ids } = await aShop();
  await edit('b', { isHidden: true, ownPriceCents: 1_500, availableStock: 0 });
  expect(await ids('all', 'margin')).toEqual(['a', 'b', 'c']);
  const lists = ['all', 'own-price', 'limited', 'sold-out', 'hidden', 'withdrawn'] as const;
  const having = async () => {
    const found = await Promise.all(lists.map(async (list) => [list, await ids(list)] as const));
    const counts = await editor.counts();
    for (const [list, members] of found) expect(counts[list], list).toBe(members.length);
    return found.filter(([, members]) => members.includes('b')).map(([list]) => list);
  };
  expect(await having()).toEqual(['all', 'own-price', 'limited', 'sold-out', 'hidden']);
  await offer('a', ['a', 'c']);
  expect(await having()).toEqual(['withdrawn']);
  expect(await edit('b', { isHidden: false }, read('b', 'withdrawn'))).toEqual({ kind: 'withdrawn' });
});

test('ADMIN-24 every edit has an edition of its own, also two in one moment', async () => {
  const { edit, read } = await aShop();
  const before = await read('a');
  expect(await edit('a', { availableStock: 5 })).toMatchObject({ kind: 'saved' });
  const first = await read('a');
  expect(await edit('a', { availableStock: 6 })).toMatchObject({ kind: 'saved' });
  expect((await read('a')).edition).toBeGreaterThan(first.edition);
  for (const old of [before, first])
    expect(await edit('a', { availableStock: 7 }, Promise.resolve(old))).toMatchObject({
      kind: 'edited-meanwhile',
    });
});

const rows = (changes: Readonly<Record<string, Partial<StaffValues>>>): readonly FileRow[] =>
  Object.entries(changes).map(([packageId, wanted], index) => ({ line: index + 2, packageId, wanted }));

async function applied(shop: Awaited<ReturnType<typeof aShop>>, file: readonly FileRow[], by = 'an-admin') {
  const { digest } = await shop.imports.preview(file);
  const request = { fileName: 'a.csv', rows: file, digest, sellsBelowCost: false, by, at: AT };
  return { request, outcome: await shop.imports.apply(request) };
}

test('ADMIN-44 a file is not applied when a value that it replaces changed since the preview', async () => {
  const shop = await aShop();
  await shop.edit('a', { ownPriceCents: 1_100 });
  const file = rows({ a: { ownPriceCents: 1_200 } });
  const { digest } = await shop.imports.preview(file);
  await shop.edit('a', { ownPriceCents: 1_150 });
  expect(
    await shop.imports.apply({
      fileName: 'a.csv',
      rows: file,
      digest,
      sellsBelowCost: false,
      by: 'x',
      at: AT,
    }),
  ).toMatchObject({ kind: 'changed-meanwhile' });
  expect((await shop.read('a')).values.ownPriceCents).toBe(1_150);
});

test('ADMIN-45 an undo restores every value, only of the last file, once also when two press at once', async () => {
  const shop = await aShop();
  for (const [id, email] of [
    ['ana', 'ana@example.com'],
    ['eva', 'eva@example.com'],
  ] as const)
    await shop.postgres.db.execute(sql`insert into users (id, name, email) values (${id}, '', ${email})`);
  await shop.edit('b', { availableStock: 4, isHidden: true });
  const before = (await shop.read('b')).values;
  await applied(shop, rows({ a: { ownPriceCents: 1_300 } }), 'eva');
  const first = await shop.imports.last();
  const all = { ownPriceCents: 1_200, availableStock: 9, isPopular: true, isHidden: false };
  await applied(shop, rows({ b: all }), 'ana');
  const last = await shop.imports.last();
  expect(last).toMatchObject({ by: 'ana@example.com', changed: 1, undoneAt: null });
  expect((await shop.read('b')).values).toEqual(all);
  const undo = (id = 0) => shop.imports.undo(id, { by: 'eva', at: AT });
  expect(await undo(first?.id)).toEqual({ kind: 'not-last' });
  expect((await shop.read('b')).values).toEqual(all);
  const outcomes = await Promise.all([undo(last?.id), undo(last?.id)]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['not-last', 'undone']);
  expect((await shop.read('b')).values).toEqual(before);
  expect(await shop.imports.last()).toMatchObject({ by: 'ana@example.com', undoneAt: AT });
  expect(await undo(first?.id)).toEqual({ kind: 'not-last' });
  const { rows: audit } = await shop.postgres.db.execute(
    sql`select before, after from audit_log where action = 'catalogue-import-undone'`,
  );
  expect(audit).toEqual([{ before: { packages: 1 }, after: { restored: 1, kept: [] } }]);
});

test('B37 two edits of one package at once: one is saved, also when nobody edited it before', async () => {
  const shop = await aShop();
  const opened = shop.read('a');
  await opened;
  const outcomes = await Promise.all(
    [1_100, 1_200, 1_300].map((ownPriceCents) => shop.edit('a', { ownPriceCents }, opened)),
  );
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
    'edited-meanwhile',
    'edited-meanwhile',
    'saved',
  ]);
});

test('B31 B37 an edit waits for a sale that has begun, and does not undo it', async () => {
  const shop = await aShop();
  await shop.edit('a', { availableStock: 5 });
  const opened = shop.read('a');
  await opened;
  const { edited } = await shop.postgres.transaction(async (tx) => {
    await tx.execute(
      sql`update package_inventory set available_stock = available_stock - 1 where package_id = 'a'`,
    );
    const waiting = shop.edit('a', { ownPriceCents: 1_100, availableStock: 8 }, opened);
    await untilLockAwaited(shop.postgres);
    return { edited: waiting };
  });
  expect(await edited).toMatchObject({ kind: 'saved', now: { values: { availableStock: 7 } } });
  expect((await shop.read('a')).values).toMatchObject({ ownPriceCents: 1_100, availableStock: 7 });
});
