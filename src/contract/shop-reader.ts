import type { CountryOffer } from '#core/catalogue/geography/country-offer.ts';
import type { Destination } from '#core/catalogue/geography/destination.ts';
import type { PackageQuery } from '#core/catalogue/packages/package-query.ts';
import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';

export type { PackageQuery } from '#core/catalogue/packages/package-query.ts';

/** A destination as a page shows it. `name` is in the page's language. */
export type DestinationView = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  coverageType: CoverageType;
  packages: readonly Package[];
}>;

/** `name` is in the asked language. Prices are the cheapest plan's, today. */
export type DestinationSummary = Omit<Destination, 'names' | 'title'> & Readonly<{ name: string }>;

/** What a page may ask while it is rendered on the server: public facts only, nothing about the visitor. */
export interface ShopReader {
  listPackages(query: PackageQuery): readonly Package[];
  /** How many packages there are on all pages of a query together. */
  countPackages(query: PackageQuery): number;
  findDestination(slug: string, language: Language): DestinationView | null;
  /** Every destination with a plan on sale, by name in that language. */
  listDestinations(language: Language): readonly DestinationSummary[];
  /** Destinations for the home page, most popular first; at most eight. */
  listPopular(language: Language): readonly DestinationView[];
  /** Whether the stock of a package was used up when it was last read, at most a few minutes ago. */
  isSoldOut(packageId: string): boolean;
  /** The one destination a text search means; null when it means none or several. */
  destinationMeant(search: string, language: Language): DestinationSummary | null;
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
