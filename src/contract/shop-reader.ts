import type { DataSize, Region, Service } from '#core/catalogue/filters.ts';
import type { CoverageType, Package } from '#core/catalogue/package.ts';

export type PackageQuery = Readonly<{
  region: Region;
  data: DataSize;
  service: Service;
  search: string;
  coverage: CoverageType | null;
  offset: number;
  limit: number;
}>;

/** A destination as a page shows it. `name` is in the page's language. */
export type DestinationView = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  coverageType: CoverageType;
  packages: readonly Package[];
}>;

/** What a page may ask while it is rendered on the server: public facts only, nothing about the visitor. */
export interface ShopReader {
  listPackages(query: PackageQuery): readonly Package[];
  findDestination(slug: string, language: 'en' | 'es'): DestinationView | null;
  /** Facts for copy that makes claims: they are counted, never written by hand. */
  facts(): Readonly<{ destinations: number; cheapestLocalCents: number; cheapestMultiCountryCents: number }>;
}
