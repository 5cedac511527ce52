import type { DestinationSummary, DestinationView, ShopReader } from '#contract/shop-reader.ts';
import { exampleTrip } from '#core/calculator/example-trip.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { countryOffers } from '#core/catalogue/geography/country-offer.ts';
import type { Destination } from '#core/catalogue/geography/destination.ts';
import type { CoverageType, Package } from '#core/catalogue/packages/package.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import type { SalesFacts } from '#core/destinations/sales-facts.ts';
import type { Language } from '#core/language.ts';
import type { ShopProof } from '#core/proof/shop-proof.ts';
import { NO_REVIEWS } from '#core/reviews/published-reviews.ts';

/** The catalogue, the sales facts and the shop's own proof as of one moment. */
export type ShopState = Readonly<{ index: CatalogueIndex; sales: SalesFacts; proof: ShopProof }>;

/** The catalogue as pages read it. */
export function createShopReader({ index, sales, proof }: ShopState): ShopReader {
  const findDestination = (slug: string, language: Language): DestinationView | null => {
    const destination = index.destinations().find((candidate) => candidate.slug === slug);
    if (destination === undefined) return null;
    const { names, countryCode, coverageType } = destination;
    return { slug, name: names[language], countryCode, coverageType, packages: index.plansOf(slug) };
  };
  const priced = (destination: Destination) => pricedDestination(destination, { index, sales });
  const summaryIn = (language: Language) => (destination: Destination) =>
    summaryOf(priced(destination), language);
  return {
    listPackages: (query) => index.listPackages(query),
    countPackages: (query) => index.countPackages(query),
    findDestination,
    topUpsOf: (slug) => index.topUps.filter((topUp) => topUp.slug === slug),
    plansWorkingIn: (countryCode) => index.plansWorkingIn(countryCode),
    changedAt: (slug) => index.changedAt(slug),
    listPopular: (language) => sales.popular.flatMap((slug) => findDestination(slug, language) ?? []),
    isBestValue: (packageId) => index.isBestValue(packageId),
    isSoldOut: (packageId) => sales.soldOut.has(packageId),
    mostBought: (slug) => sales.mostBought.get(slug) ?? null,
    listDestinations: (language) =>
      index
        .destinations()
        .map(summaryIn(language))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    destinationMeant(search, language) {
      const destination = index.destinationMeant(search);
      return destination === null ? null : summaryIn(language)(destination);
    },
    unsoldCountry(search, language) {
      const { unsold, destinations } = index.suggestDestinations(search);
      if (unsold === null) return null;
      const including = destinations.filter(({ reason }) => reason?.kind === 'includes');
      return {
        code: unsold.code,
        name: unsold.names[language],
        including: including.map(({ destination }) => summaryIn(language)(destination)),
      };
    },
    listCountryOffers: () => countryOffersOf({ index, sales }),
    exampleTrip: () => exampleTripOf({ index, sales }),
    deliveries: () => proof.deliveries,
    reviewsOf: (slug) => proof.reviews.get(slug) ?? NO_REVIEWS,
    facts() {
      const destinations = index.destinations().map(priced);
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

type Offered = Pick<ShopState, 'index' | 'sales'>;

/** Facts that take a pass over the whole catalogue are computed once for it and for what is sold out. */
function oncePerOffer<Fact>(compute: (offered: Offered) => Fact): (offered: Offered) => Fact {
  const known = new WeakMap<CatalogueIndex, Readonly<{ edition: string; fact: Fact }>>();
  return (offered) => {
    const { index, sales } = offered;
    const last = known.get(index);
    if (last?.edition === sales.edition) return last.fact;
    const fact = compute(offered);
    known.set(index, { edition: sales.edition, fact });
    return fact;
  };
}

const countryOffersOf = oncePerOffer(({ index, sales }) =>
  countryOffers(index.plans, (packageId) => sales.soldOut.has(packageId)),
);
const exampleTripOf = oncePerOffer(({ index, sales }) =>
  exampleTrip((countryCode) =>
    index.plansWorkingIn(countryCode).filter(({ package_id }) => !sales.soldOut.has(package_id)),
  ),
);

/** With the lowest price that can be bought. */
function pricedDestination(destination: Destination, { index, sales }: Offered): Destination {
  const buyable = buyablePlans(index.plansOf(destination.slug), (packageId) => sales.soldOut.has(packageId));
  return { ...destination, cheapestCents: Math.min(...buyable.map(({ priceCents }) => priceCents)) };
}

function summaryOf(destination: Destination, language: Language): DestinationSummary {
  const { slug, names, countryCode, coverageType, region, plans, cheapestCents } = destination;
  return { slug, name: names[language], countryCode, coverageType, region, plans, cheapestCents };
}

function cheapest(destinations: readonly Destination[], coverageType: CoverageType): number | null {
  const prices = destinations
    .filter((destination) => destination.coverageType === coverageType)
    .map(({ cheapestCents }) => cheapestCents);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Plans without a list of countries are ignored: the network does not list their countries. */
function mostCountries(plans: readonly Package[]): number | null {
  const counts = plans
    .filter(({ type, coverage_type }) => type === 'sim' && coverage_type === 'global')
    .map(({ countries }) => countries.length);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : most;
}
