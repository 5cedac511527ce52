import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { countryOffers } from '#core/catalogue/country-offer.ts';
import type { Destination } from '#core/catalogue/destination.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { Language } from '#core/language.ts';

/** One moment of the shop. */
export type ShopState = Readonly<{ index: CatalogueIndex; sales: SalesFacts }>;

/** The catalogue as pages read it. */
export function createShopReader({ index, sales }: ShopState): ShopReader {
  const findDestination = (slug: string, language: Language): DestinationView | null => {
    const destination = index.destinations().find((candidate) => candidate.slug === slug);
    if (destination === undefined) return null;
    const { names, countryCode, coverageType } = destination;
    return { slug, name: names[language], countryCode, coverageType, packages: index.plansOf(slug) };
  };
  return {
    listPackages: (query) => index.listPackages(query),
    findDestination,
    listPopular: (language) => sales.popular.flatMap((slug) => findDestination(slug, language) ?? []),
    isSoldOut: (packageId) => sales.soldOut.has(packageId),
    listDestinations: (language) =>
      index
        .destinations()
        .map(({ names, ...destination }) => ({ ...destination, name: names[language] }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    listCountryOffers: () => countryOffers(index.plans),
    facts() {
      const destinations = index.destinations();
      return {
        destinations: destinations.length,
        cheapestLocalCents: cheapest(
          destinations.filter((destination) => destination.coverageType === 'local'),
        ),
        cheapestMultiCountryCents: cheapest(
          destinations.filter((destination) => destination.coverageType !== 'local'),
        ),
      };
    },
  };
}

function cheapest(destinations: readonly Destination[]): number | null {
  const least = Math.min(...destinations.map((destination) => destination.cheapestCents));
  return least === Infinity ? null : least;
}
