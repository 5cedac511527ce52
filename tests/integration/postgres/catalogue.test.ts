import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const MONDAY = new Date('2026-03-02T10:00:00Z');
const TUESDAY = new Date('2026-03-03T10:00:00Z');

/** More rows than fit into one statement. */
const MANY = 2_345;
const manyOffers = (changes: Parameters<typeof anOfferedPackage>[0] = {}) =>
  Array.from({ length: MANY }, (_, n) => anOfferedPackage({ package_id: `plan-${n}`, ...changes }));

test('a catalogue of thousands is added, changed and withdrawn completely', async () => {
  const store = createCatalogueStore(await aPostgres());
  const nothing = { added: 0, changed: 0, withdrawn: 0, total: MANY };

  expect(await store.replaceCatalogue(manyOffers(), MONDAY)).toEqual({ ...nothing, added: MANY });
  expect(await store.replaceCatalogue(manyOffers(), MONDAY)).toEqual(nothing);
  expect(await store.replaceCatalogue(manyOffers({ minimumPriceCents: 300 }), TUESDAY)).toEqual({
    ...nothing,
    changed: MANY,
  });
  expect((await store.load()).packages).toHaveLength(MANY);
  expect(await store.replaceCatalogue(manyOffers().slice(0, 1), TUESDAY)).toEqual({
    added: 0,
    changed: 1,
    withdrawn: MANY - 1,
    total: 1,
  });
});

test('PLANS-16 a withdrawn package stays in the table, with the time it was withdrawn', async () => {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  await store.replaceCatalogue([anOfferedPackage({ package_id: 'kept' }), anOfferedPackage()], MONDAY);
  await store.replaceCatalogue([anOfferedPackage({ package_id: 'kept' })], TUESDAY);

  const { rows } = await postgres.db.execute(
    sql`select package_id, withdrawn_at = ${TUESDAY.toISOString()}::timestamptz as withdrawn from packages order by 1`,
  );
  expect(rows).toEqual([
    { package_id: 'kept', withdrawn: null },
    { package_id: 'moshi-moshi-7days-5gb', withdrawn: true },
  ]);
});

test('an unchanged package is not written again', async () => {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  const rowVersions = async () =>
    (await postgres.db.execute(sql`select package_id, xmin from packages order by 1`)).rows;
  const other = anOfferedPackage({ package_id: 'other' });
  await store.replaceCatalogue([anOfferedPackage(), other], MONDAY);
  const before = await rowVersions();

  await store.replaceCatalogue([anOfferedPackage({ netPriceCents: 1 }), other], TUESDAY);

  const after = await rowVersions();
  expect(after[0]).not.toEqual(before[0]);
  expect(after[1]).toEqual(before[1]);
});

test('two simultaneous syncs run one after the other: the second finds nothing to do', async () => {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);

  const summaries = await Promise.all([1, 2].map(() => store.replaceCatalogue(manyOffers(), MONDAY)));

  expect(summaries.map(({ added }) => added).sort()).toEqual([0, MANY]);
  expect(await store.version()).toBe(1);
});

test('a sync that is interrupted leaves the catalogue unchanged', async () => {
  const store = createCatalogueStore(await aPostgres());
  await store.replaceCatalogue([anOfferedPackage()], MONDAY);
  const before = await store.load();
  const broken = [...manyOffers(), anOfferedPackage({ package_id: 'free', minimumPriceCents: 0 })];

  await expect(store.replaceCatalogue(broken, TUESDAY)).rejects.toThrow();

  expect(await store.load()).toEqual(before);
});

test('every sync is recorded for the owner, refused ones with their reason', async () => {
  const postgres = await aPostgres();
  const store = createCatalogueStore(postgres);
  await store.replaceCatalogue([anOfferedPackage()], MONDAY);
  await store.recordRefusedSync('The network sent a catalogue without a single eSIM plan.', TUESDAY);

  const { rows } = await postgres.db.execute(
    sql`select outcome, reason, added, changed, withdrawn, total, version::int from catalogue_syncs order by id`,
  );
  expect(rows).toEqual([
    { outcome: 'synced', reason: null, added: 1, changed: 0, withdrawn: 0, total: 1, version: 1 },
    {
      outcome: 'refused',
      reason: 'The network sent a catalogue without a single eSIM plan.',
      added: null,
      changed: null,
      withdrawn: null,
      total: null,
      version: null,
    },
  ]);
});
