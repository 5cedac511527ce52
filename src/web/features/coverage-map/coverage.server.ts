import type { ShopReader } from '#contract/shop-reader.ts';
import { countryName } from '#core/catalogue/geography/country-names.ts';
import type { CountryOffer } from '#core/catalogue/geography/country-offer.ts';
import { regionOfCountry } from '#core/catalogue/geography/country-regions.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import type { CountryView, CoverageView } from './coverage-view.ts';

/** All data of the coverage map, in one language. */
export function readCoverage(shop: ShopReader, language: Language): CoverageView {
  const areas = shop.listDestinations(language).filter(({ coverageType }) => coverageType !== 'local');
  return {
    countries: shop
      .listCountryOffers()
      .flatMap((offer) => describe(offer, language))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    areas: Object.fromEntries(areas.map(({ slug, name }) => [slug, { name, path: pathOf(slug) }])),
  };
}

function describe(offer: CountryOffer, language: Language): readonly CountryView[] {
  const shown = offer.local ?? offer.wider[0];
  if (shown === undefined) return [];
  return [
    {
      code: offer.code,
      name: countryName(offer.code, language) ?? offer.code,
      region: regionOfCountry(offer.code),
      path: pathOf(shown.slug),
      plans: offer.local?.plans ?? 0,
      from: formatMoney(money(shown.cheapestCents), language),
      to: formatMoney(money(shown.dearestCents), language),
      generation: offer.bestGeneration,
      networks: offer.networks.map(({ name, generation }) =>
        generation === null ? name : `${name} ${generation}`,
      ),
      areas: offer.wider.map(({ slug }) => slug),
    },
  ];
}

function pathOf(slug: string): string {
  return `/esim/${slug}`;
}
