import { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { countryCodes, countryName } from '#core/catalogue/geography/country-names.ts';
import { regionOfCountry } from '#core/catalogue/geography/country-regions.ts';
import type { PackageQuery } from '#core/catalogue/packages/package-query.ts';
import type { Package, PackageInventory } from '#core/catalogue/packages/package.ts';
import { aPackage } from './package.ts';

/** Everything, first page. A test sets only the filters that it is about. */
export function aQuery(changes: Partial<PackageQuery> = {}): PackageQuery {
  return {
    region: 'all',
    data: 'all',
    service: 'all',
    search: '',
    coverage: null,
    offset: 0,
    limit: 20,
    ...changes,
  };
}

export function anIndex(
  packages: readonly Package[],
  inventory: readonly PackageInventory[] = [],
): CatalogueIndex {
  return new CatalogueIndex({ version: 1, packages, inventory });
}

/** A plan for one country, titled with its English name. */
export function aLocalPlan(code: string, changes: Partial<Package> = {}): Package {
  const name = countryName(code, 'en') ?? code;
  return aPackage({
    package_id: `${code.toLowerCase()}-plan`,
    country_region: name,
    slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    country_code: code,
    region: regionOfCountry(code),
    countries: [code],
    ...changes,
  });
}

/** A plan for several countries. */
export function aRegionalPlan(
  title: string,
  countries: readonly string[],
  changes: Partial<Package> = {},
): Package {
  return aPackage({
    package_id: `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-plan`,
    country_region: title,
    slug: title.toLowerCase().replace(/[^a-z]+/g, '-'),
    country_code: null,
    region: null,
    coverage_type: 'regional',
    countries,
    ...changes,
  });
}

export function aGlobalPlan(countries: readonly string[], changes: Partial<Package> = {}): Package {
  return aRegionalPlan('Global', countries, { coverage_type: 'global', region: 'global', ...changes });
}

const DATA_AMOUNTS = [
  '500 MB',
  '1 GB',
  '2 GB',
  '3 GB',
  '5 GB',
  '7 GB',
  '10 GB',
  '20 GB',
  '50 GB',
  'Unlimited',
];
const DAYS = [7, 15, 30];

/** `size` different plans over all countries, some regions and the world; identical every time. */
export function aLargeCatalogue(size: number): readonly Package[] {
  const codes = countryCodes();
  const europe = codes.filter((code) => regionOfCountry(code) === 'europe');
  const asia = codes.filter((code) => regionOfCountry(code) === 'asia');
  return Array.from({ length: size }, (_, number) => {
    const code = codes[number % codes.length] ?? 'JP';
    const round = Math.floor(number / codes.length);
    const changes: Partial<Package> = {
      package_id: `plan-${String((number * 7919) % size).padStart(6, '0')}`,
      data_amount: DATA_AMOUNTS[round % DATA_AMOUNTS.length] ?? '1 GB',
      validity_days: DAYS[round % DAYS.length] ?? 7,
      minimumPriceCents: 300 + ((number * 37) % 9000),
      sms: round % 7 === 0 ? 50 : 0,
      voice: round % 9 === 0 ? 30 : 0,
    };
    if (number % 10 === 1) return aRegionalPlan('Europe', europe, { ...changes, region: 'europe' });
    if (number % 10 === 2) return aRegionalPlan('Asia', asia, { ...changes, region: 'asia' });
    if (number % 50 === 3) return aGlobalPlan(codes, changes);
    return aLocalPlan(code, changes);
  });
}
