import type { CountryOffer } from '#core/catalogue/country-offer.ts';
import type { Destination } from '#core/catalogue/destination.ts';
import type { PackageQuery } from '#core/catalogue/package-query.ts';
import type { CoverageType, Package } from '#core/catalogue/package.ts';
import type { Language } from '#core/language.ts';

export type { PackageQuery } from '#core/catalogue/package-query.ts';

/** A destination as a page shows it. `name` is in the page's language. */
export type DestinationView = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  coverageType: CoverageType;
  packages: readonly Package[];
}>;

/** `name` is in the asked language. Prices are the cheapest plan's, today. */
export type DestinationSummary = Omit<Destination, 'names'> & Readonly<{ name: string }>;

/** What a page may ask while it is rendered on the server: public facts only, nothing about the visitor. */
export interface ShopReader {
  listPackages(query: PackageQuery): readonly Package[];
  findDestination(slug: string, language: Language): DestinationView | null;
  /** Every destination with a plan on sale, by name in that language. */
  listDestinations(language: Language): readonly DestinationSummary[];
  /** Every country that some plan covers, with what is on sale for it. */
  listCountryOffers(): readonly CountryOffer[];
  /** Facts for copy that makes claims: they are counted, never written by hand. Null: nothing of that kind is on sale. */
  facts(): Readonly<{
    destinations: number;
    cheapestCents: Readonly<Record<CoverageType, number | null>>;
    /** How many countries the widest global plan lists. */
    mostGlobalCountries: number | null;
  }>;
}
