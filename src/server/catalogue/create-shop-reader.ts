import type { ShopReader } from '#contract/shop-reader.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { countryOffers } from '#core/catalogue/country-offer.ts';
import type { Destination } from '#core/catalogue/destination.ts';
import type { CoverageType, Package } from '#core/catalogue/package.ts';

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
        cheapestCents: {
          local: cheapest(destinations, 'local'),
          regional: cheapest(destinations, 'regional'),
          global: cheapest(destinations, 'global'),
        },
        mostGlobalCountries: mostCountries(index.plans),
      };
    },
  };
}

function cheapest(destinations: readonly Destination[], coverageType: CoverageType): number | null {
  const prices = destinations
    .filter((destination) => destination.coverageType === coverageType)
    .map(({ cheapestCents }) => cheapestCents);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Plans whose countries the network does not list prove nothing. */
function mostCountries(plans: readonly Package[]): number | null {
  const counts = plans
    .filter(({ type, coverage_type }) => type === 'sim' && coverage_type === 'global')
    .map(({ countries }) => countries.length);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : most;
}
