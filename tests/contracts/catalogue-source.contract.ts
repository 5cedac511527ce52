import { describe, expect, test } from 'vitest';
import type { CatalogueSource, OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';

async function read(source: CatalogueSource): Promise<readonly OfferedPackage[]> {
  const response = await source.readCatalogue();
  if (response.kind === 'unusable') throw new Error(response.reason);
  return response.packages;
}

/** What every catalogue source must guarantee. */
export function describeCatalogueSource(name: string, createSource: () => CatalogueSource): void {
  describe(`${name} keeps the CatalogueSource promises`, () => {
    test('reads the whole catalogue: plans and top-ups, local, regional and global', async () => {
      const packages = (await read(createSource())).map((one) => one.package);
      expect(new Set(packages.map(({ type }) => type))).toEqual(new Set(['sim', 'topup']));
      expect(new Set(packages.map(({ coverage_type }) => coverage_type))).toEqual(
        new Set(['local', 'regional', 'global']),
      );
    });

    test('every package has a unique id, a price in whole cents and a region chip', async () => {
      const offered = await read(createSource());
      const packages = offered.map((one) => one.package);
      expect(new Set(packages.map(({ package_id }) => package_id)).size).toBe(packages.length);
      const wrong = packages.filter(
        ({ minimumPriceCents, region, slug }) =>
          !(minimumPriceCents > 0) ||
          !Number.isSafeInteger(minimumPriceCents) ||
          region === null ||
          !/^[a-z0-9-]+$/.test(slug),
      );
      expect(wrong).toEqual([]);
      expect(
        offered.filter(({ netPriceCents }) => netPriceCents !== null && !Number.isInteger(netPriceCents)),
      ).toEqual([]);
      expect(packages.some((one) => 'net_price' in one)).toBe(false);
    });

    test('a local plan has exactly one country; others list several and have no country of their own', async () => {
      const packages = (await read(createSource())).map((one) => one.package);
      const local = packages.filter(({ coverage_type }) => coverage_type === 'local');
      expect(local.filter(({ country_code }) => country_code === null)).toEqual([]);
      const wide = packages.filter(({ coverage_type }) => coverage_type !== 'local');
      expect(
        wide.filter(({ country_code, countries }) => country_code !== null || countries.length < 2),
      ).toEqual([]);
    });

    test('a second read returns the same and changes nothing', async () => {
      const source = createSource();
      expect(await read(source)).toEqual(await read(source));
    });
  });
}
