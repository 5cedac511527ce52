import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import { summariseArea } from '#core/destinations/summarise-area.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { nearestTo } from '../../country-shapes/nearest-to.server.ts';
import type { CoveringRegion, RelatedDestination } from './destination-page-view.ts';

/** The regions whose plans also cover this country. */
export function readRegions(
  shop: ShopReader,
  { coverageType, countryCode }: DestinationView,
  language: Language,
): readonly CoveringRegion[] {
  if (coverageType !== 'local' || countryCode === null) return [];
  return shop.listDestinations(language).flatMap((region) => {
    if (region.coverageType === 'local') return [];
    const covering = (shop.findDestination(region.slug, language)?.packages ?? []).filter(({ countries }) =>
      countries.includes(countryCode),
    );
    const { countries, isAtMost } = summariseArea(covering);
    const { cheapestCents } = summariseArea(buyablePlans(covering, shop.isSoldOut));
    if (cheapestCents === null) return [];
    const { slug, name } = region;
    const from = formatMoney(money(cheapestCents), language);
    return { slug, path: `/esim/${slug}`, name, from, countries: countries.length, isAtMost };
  });
}

/** The nearest countries of a country, or all countries of a region, as far as they have plans of their own. */
export function readRelated(
  shop: ShopReader,
  found: DestinationView,
  language: Language,
): readonly RelatedDestination[] {
  const countries = shop
    .listDestinations(language)
    .filter((other) => other.coverageType === 'local' && other.slug !== found.slug);
  const covered = new Set(found.packages.flatMap((plan) => plan.countries));
  const related =
    found.coverageType === 'local'
      ? nearestTo(found.countryCode, countries)
      : countries.filter(({ countryCode }) => countryCode !== null && covered.has(countryCode));
  return related.map(({ slug, name, countryCode, cheapestCents }) => ({
    path: `/esim/${slug}`,
    name,
    countryCode,
    from: formatMoney(money(cheapestCents), language),
  }));
}
