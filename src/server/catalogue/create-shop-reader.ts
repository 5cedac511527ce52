import type { DestinationSummary, ShopReader } from '#contract/shop-reader.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { countryOffers } from '#core/catalogue/country-offer.ts';
import type { Destination } from '#core/catalogue/destination.ts';
import type { Language } from '#core/language.ts';

/** The catalogue as pages read it. */
export function createShopReader(index: CatalogueIndex): ShopReader {
  return {
    listPackages: (query) => index.listPackages(query),
    countPackages: (query) => index.countPackages(query),
    findDestination(slug, language) {
      const destination = index.destinations().find((candidate) => candidate.slug === slug);
      if (destination === undefined) return null;
      const { names, countryCode, coverageType } = destination;
      return { slug, name: names[language], countryCode, coverageType, packages: index.plansOf(slug) };
    },
    listDestinations: (language) =>
      index
        .destinations()
        .map((destination) => summaryOf(destination, language))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    destinationMeant(search, language) {
      const destination = index.destinationMeant(search);
      return destination === null ? null : summaryOf(destination, language);
    },
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

function summaryOf(destination: Destination, language: Language): DestinationSummary {
  const { slug, names, countryCode, coverageType, region, plans, cheapestCents } = destination;
  return { slug, name: names[language], countryCode, coverageType, region, plans, cheapestCents };
}

function cheapest(destinations: readonly Destination[]): number | null {
  const least = Math.min(...destinations.map((destination) => destination.cheapestCents));
  return least === Infinity ? null : least;
}
