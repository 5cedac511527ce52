import type { ExampleTrip } from '#core/calculator/example-trip.ts';
import type { CountryOffer } from '#core/catalogue/geography/country-offer.ts';
import type { Destination } from '#core/catalogue/geography/destination.ts';
import type { PackageQuery } from '#core/catalogue/packages/package-query.ts';
import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import type { DeliveryFacts } from '#core/proof/delivery-facts.ts';
import type { DestinationReviews } from '#core/reviews/published-reviews.ts';

export type { PackageQuery } from '#core/catalogue/packages/package-query.ts';

/** A destination as a page shows it. `name` is in the page's language. */
export type DestinationView = Readonly<{
  slug: string;
  name: string;
  countryCode: string | null;
  coverageType: CoverageType;
  packages: readonly Package[];
}>;

/** `name` is in the requested language. Prices are today's prices of the cheapest plan. */
export type DestinationSummary = Omit<Destination, 'names' | 'title'> & Readonly<{ name: string }>;

/** A country without plans of its own. `name` is in the requested language. */
export type UnsoldCountryView = Readonly<{
  code: string;
  name: string;
  including: readonly DestinationSummary[];
}>;

/** What a page may read while the server renders it: public facts only, nothing about the visitor. */
export interface ShopReader {
  listPackages(query: PackageQuery): readonly Package[];
  /** How many packages a query finds, on all pages together. */
  countPackages(query: PackageQuery): number;
  findDestination(slug: string, language: Language): DestinationView | null;
  /** The top-ups on sale for the eSIMs of a destination. */
  topUpsOf(slug: string): readonly Package[];
  /** Every plan that works in a country (ISO 3166 alpha-2): its own and those for several countries. */
  plansWorkingIn(countryCode: string): readonly Package[];
  /** When something on sale at a destination last changed; null when not known. */
  changedAt(slug: string): Date | null;
  /** Every destination with a plan on sale, sorted by name in that language. */
  listDestinations(language: Language): readonly DestinationSummary[];
  /** Destinations for the home page, most popular first; at most eight. */
  listPopular(language: Language): readonly DestinationView[];
  /** Whether the stock of a package was used up when it was last read, at most a few minutes ago. */
  isSoldOut: (packageId: string) => boolean;
  /** Whether a package carries the best-value badge. */
  isBestValue(packageId: string): boolean;
  /** The package id of the plan that most customers bought here lately; null when too few were bought to say. */
  mostBought(slug: string): string | null;
  /** The one destination that a text search matches; null when it matches none or several. */
  destinationMeant(search: string, language: Language): DestinationSummary | null;
  /** The country without plans of its own that a text search names, with the destinations that include it. Null: none. */
  unsoldCountry(search: string, language: Language): UnsoldCountryView | null;
  /** Every country that a plan covers, with the plans on sale for it. */
  listCountryOffers(): readonly CountryOffer[];
  /** A trip of several countries with the ways to cover it; null when none can be compared. */
  exampleTrip(): ExampleTrip | null;
  /** Deliveries of the last 30 days. Null: too few to show. */
  deliveries(): DeliveryFacts | null;
  /** Published reviews of the plans of a destination. */
  reviewsOf(slug: string): DestinationReviews;
  /** Facts for claims in our copy: they are counted, never written by hand. Null: nothing of that kind is on sale. */
  facts(): Readonly<{
    destinations: number;
    cheapestCents: Readonly<Record<CoverageType, number | null>>;
    /** The number of countries in the global plan that lists the most. */
    mostGlobalCountries: number | null;
  }>;
}
