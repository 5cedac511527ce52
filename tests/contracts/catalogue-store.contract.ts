import { describe, expect, test } from 'vitest';
import type { CatalogueStore } from '#core/catalogue/sync/catalogue-store.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aPackage, anOfferedPackage } from '#tests/builders/package.ts';

const MONDAY = new Date('2026-03-02T10:00:00Z');
const TUESDAY = new Date('2026-03-03T10:00:00Z');

/**
 * Every catalogue store must pass this. `createStore` returns an empty one that is deleted after the test.
 */
export function describeCatalogueStore(name: string, createStore: () => Promise<CatalogueStore>): void {
  const japan = anOfferedPackage();
  const spain = anOfferedPackage({
    package_id: 'guay-mobile-7days-1gb',
    country_region: 'Spain',
    slug: 'spain',
    country_code: 'ES',
    region: 'europe',
    minimumPriceCents: 450,
    netPriceCents: 333,
  });

  const idsOf = async (store: CatalogueStore) => (await store.load()).packages.map((one) => one.package_id);

  describe(`${name} keeps the CatalogueStore promises`, () => {
    test('an empty store has nothing to sell', async () => {
      const store = await createStore();
      expect(await store.load()).toEqual({
        version: await store.version(),
        packages: [],
        inventory: [],
        changedAt: new Map(),
      });
    });

    test('DATA-01 DATA-04 DATA-05 DATA-06 DATA-07 a package is read back with every field as the network offered it', async () => {
      const store = await createStore();
      const unlimited = { package_id: 'unlimited', data_amount: 'Unlimited', minimumPriceCents: 4999 };
      await store.replaceCatalogue([japan, anOfferedPackage(unlimited)], MONDAY);

      expect((await store.load()).packages).toEqual([aPackage(), aPackage(unlimited)]);
    });

    test('DATA-01 unknown values of a package are read back as null', async () => {
      const store = await createStore();
      const unknown = {
        country_code: null,
        region: null,
        validity_days: null,
        networks: null,
        activation_policy: null,
        operator_coverages: [],
        countries: [],
        operator_countries: [],
        features: [],
      };
      await store.replaceCatalogue([anOfferedPackage({ ...unknown, netPriceCents: null })], MONDAY);

      expect((await store.load()).packages).toEqual([aPackage(unknown)]);
    });

    test('CARD-06 the store does not return what a package costs us', async () => {
      const store = await createStore();
      await store.replaceCatalogue([anOfferedPackage({ netPriceCents: 61_237 })], MONDAY);

      const everything = JSON.stringify(await store.load());
      expect(everything).not.toMatch(/net_?price/i);
      expect(everything).not.toContain('612.37');
      expect(everything).not.toContain('61237');
    });

    test('PLANS-14 packages are listed by minimum_selling_price, then package_id', async () => {
      const store = await createStore();
      const offers = [
        ['b-10', 1000],
        ['b_10', 1000],
        ['B-10', 1000],
        ['a-9', 900],
        ['z-9.5', 950],
        ['c-100', 10_000],
        ['a-10', 1000],
      ] as const;
      await store.replaceCatalogue(
        offers.map(([package_id, minimumPriceCents]) => anOfferedPackage({ package_id, minimumPriceCents })),
        MONDAY,
      );
      // The owner's price changes what it costs, not its position.
      await store.saveInventory({ package_id: 'a-9', price_cents: 99_900, available_stock: null }, MONDAY);

      expect(await idsOf(store)).toEqual(['a-9', 'z-9.5', 'B-10', 'a-10', 'b-10', 'b_10', 'c-100']);
    });

    test("PLANS-15 DATA-08 the owner's price replaces the network's while it is positive", async () => {
      const store = await createStore();
      await store.replaceCatalogue([japan], MONDAY);
      const priceOf = async () => (await store.load()).packages[0]?.priceCents;

      await store.saveInventory(
        { package_id: japan.package.package_id, price_cents: 1299, available_stock: 5 },
        MONDAY,
      );
      expect(await priceOf()).toBe(1299);
      expect((await store.load()).inventory).toEqual([
        { package_id: japan.package.package_id, price_cents: 1299, available_stock: 5 },
      ]);

      await store.saveInventory(
        { package_id: japan.package.package_id, price_cents: 0, available_stock: null },
        TUESDAY,
      );
      expect(await priceOf()).toBe(950);
    });

    test('a sync returns what it did', async () => {
      const store = await createStore();
      expect(await store.replaceCatalogue([japan, spain], MONDAY)).toEqual({
        added: 2,
        changed: 0,
        withdrawn: 0,
        total: 2,
      });

      const dearer = anOfferedPackage({ minimumPriceCents: 1100 });
      const france = anOfferedPackage({ package_id: 'elan-7days-1gb', country_region: 'France' });
      expect(await store.replaceCatalogue([dearer, france], TUESDAY)).toEqual({
        added: 1,
        changed: 1,
        withdrawn: 1,
        total: 2,
      });
      expect((await store.load()).packages.map((one) => [one.package_id, one.priceCents])).toEqual([
        ['elan-7days-1gb', 950],
        ['moshi-moshi-7days-5gb', 1100],
      ]);
    });

    test('repeating a sync changes nothing and notifies no listener', async () => {
      const store = await createStore();
      await store.replaceCatalogue([japan, spain], MONDAY);
      const before = await store.load();

      expect(await store.replaceCatalogue([spain, japan], TUESDAY)).toEqual({
        added: 0,
        changed: 0,
        withdrawn: 0,
        total: 2,
      });
      expect(await store.load()).toEqual(before);
    });

    test('a change of our cost alone is a change', async () => {
      const store = await createStore();
      await store.replaceCatalogue([japan], MONDAY);

      expect(await store.replaceCatalogue([anOfferedPackage({ netPriceCents: 701 })], TUESDAY)).toMatchObject(
        {
          changed: 1,
        },
      );
    });

    test('of a package listed twice the last entry counts', async () => {
      const store = await createStore();
      await store.replaceCatalogue([japan, anOfferedPackage({ minimumPriceCents: 800 })], MONDAY);

      expect((await store.load()).packages.map((one) => one.priceCents)).toEqual([800]);
    });

    test('PLANS-16 a withdrawn package is not sold, and is sold again when the network offers it again', async () => {
      const store = await createStore();
      await store.replaceCatalogue([japan, spain], MONDAY);
      await store.replaceCatalogue([spain], TUESDAY);
      expect(await idsOf(store)).toEqual([spain.package.package_id]);

      expect(await store.replaceCatalogue([japan, spain], TUESDAY)).toMatchObject({ added: 0, changed: 1 });
      expect(await idsOf(store)).toEqual([spain.package.package_id, japan.package.package_id]);
    });

    test("PLANS-16 a package keeps the owner's price and stock while it is withdrawn", async () => {
      const store = await createStore();
      const row = { package_id: japan.package.package_id, price_cents: 500, available_stock: 3 };
      await store.replaceCatalogue([japan, spain], MONDAY);
      await store.saveInventory(row, MONDAY);
      await store.replaceCatalogue([spain], TUESDAY);
      expect((await store.load()).inventory).toEqual([]);

      await store.replaceCatalogue([japan, spain], TUESDAY);
      expect(await store.load()).toMatchObject({
        inventory: [row],
        packages: [{ priceCents: 450 }, { priceCents: 500 }],
      });
    });

    test('the version grows with each change of packages or prices on sale, and only then', async () => {
      const store = await createStore();
      const versions = [await store.version()];
      const note = async () => versions.push(await store.version());
      const id = japan.package.package_id;

      await store.replaceCatalogue([japan], MONDAY).then(note);
      await store.saveInventory({ package_id: id, price_cents: 500, available_stock: 3 }, MONDAY).then(note);
      await store.saveInventory({ package_id: id, price_cents: 500, available_stock: 2 }, MONDAY).then(note);
      await store.recordRefusedSync('The network answered nothing', MONDAY).then(note);
      await store.replaceCatalogue([japan], TUESDAY).then(note);
      await store.replaceCatalogue([spain], TUESDAY).then(note);

      const [start = 0] = versions;
      expect(versions.map((version) => version - start)).toEqual([0, 1, 2, 2, 2, 2, 3]);
      expect((await store.load()).version).toBe(versions.at(-1));
    });

    test('listeners are notified of each change once, until they unsubscribe', async () => {
      const store = await createStore();
      const received: number[] = [];
      const stop = await store.onChange((version) => received.push(version));

      await store.replaceCatalogue([japan], MONDAY);
      await store.replaceCatalogue([japan], MONDAY);
      await store.replaceCatalogue([japan, spain], MONDAY);
      const last = await store.version();
      await eventually(() => expect(received).toEqual([last - 1, last]));

      await stop();
      await store.replaceCatalogue([japan], TUESDAY);
      const again: number[] = [];
      const stopAgain = await store.onChange((version) => again.push(version));
      await store.replaceCatalogue([japan, spain], TUESDAY);
      await eventually(() => expect(again).toHaveLength(1));
      await stopAgain();
      expect(received).toEqual([last - 1, last]);
    });
  });
}
