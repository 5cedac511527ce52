import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Language } from '#core/language.ts';
import { countryNetworks, fastestNetwork } from '#core/plans/country-networks.ts';
import type { DestinationPageView, RelatedDestination } from './destination-page-view.ts';
import { readChooser } from './chooser/read-chooser.server.ts';

/** A destination's page in one language, or null when nothing is sold there. */
export function readDestination(
  shop: ShopReader,
  slug: string,
  language: Language,
): DestinationPageView | null {
  const found = shop.findDestination(slug, language);
  const packages = found?.packages.filter(({ type }) => type === 'sim') ?? [];
  if (found === null || packages.length === 0) return null;
  const lowest = Math.min(...packages.map(({ priceCents }) => priceCents));
  return {
    ...readChooser(shop, { ...found, packages }, language),
    countryCode: found.countryCode,
    coverageType: found.coverageType,
    from: formatMoney(money(lowest), language),
    days: daysOf(packages),
    fastest: fastestNetwork(packages),
    networks: countryNetworks(packages, language),
    related: relatedTo({ ...found, packages }, shop, language),
  };
}

function daysOf(packages: readonly Package[]): DestinationPageView['days'] {
  const days = packages.flatMap(({ validity_days }) => validity_days ?? []);
  return days.length === 0 ? null : { shortest: Math.min(...days), longest: Math.max(...days) };
}

function relatedTo(found: DestinationView, shop: ShopReader, language: Language): RelatedDestination[] {
  const covered = new Set(found.packages.flatMap(({ countries }) => countries));
  const isRelated =
    found.coverageType === 'local' ? coversCountryOf(found, shop, language) : isOneOf(covered);
  return shop
    .listDestinations(language)
    .filter((other) => other.slug !== found.slug && isRelated(other))
    .map(({ slug, name, cheapestCents }) => ({
      path: `/esim/${slug}`,
      name,
      from: formatMoney(money(cheapestCents), language),
    }));
}

type Other = ReturnType<ShopReader['listDestinations']>[number];

function isOneOf(covered: ReadonlySet<string>): (other: Other) => boolean {
  return ({ coverageType, countryCode }) =>
    coverageType === 'local' && countryCode !== null && covered.has(countryCode);
}

function coversCountryOf({ countryCode }: DestinationView, shop: ShopReader, language: Language) {
  return ({ slug, coverageType }: Other): boolean => {
    if (coverageType === 'local' || countryCode === null) return false;
    const packages = shop.findDestination(slug, language)?.packages ?? [];
    return packages.some(({ countries }) => countries.includes(countryCode));
  };
}
