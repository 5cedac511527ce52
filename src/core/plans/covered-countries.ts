import type { Package } from '#core/catalogue/packages/package.ts';

/** The number of countries of the network's multi-country plans when it does not list them. */
const UNLISTED = { local: 1, regional: 127, global: 172 } as const;

export function coveredCountries(from: Pick<Package, 'countries' | 'coverage_type'>): number {
  return from.countries.length > 0 ? from.countries.length : UNLISTED[from.coverage_type];
}
