import type { ShopReader } from '#contract/shop-reader.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { countryOffers } from '#core/catalogue/country-offer.ts';
import type { Destination } from '#core/catalogue/destination.ts';

/** The catalogue as pages read it. */
export function createShopReader(index: CatalogueIndex): ShopReader {
  return {
    listPackages: (query) => index.listPackages(query),
    findDestination(slug, language) {
      const destination = index.destinations().find((candidate) => candidate.slug === slug);
      if (destination === undefined) return null;
      const { names, countryCode, coverageType } = destination;
      return { slug, name: names[language], countryCode, coverageType, packages: index.plansOf(slug) };
    },
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
