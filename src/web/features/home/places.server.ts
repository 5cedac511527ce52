import type { DestinationSummary, DestinationView, ShopReader } from '#contract/shop-reader.ts';
import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import { summariseArea } from '#core/destinations/summarise-area.ts';
import { usualOffer } from '#core/destinations/usual-offer.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { drawOutline } from '../../country-shapes/draw-outline.server.ts';
import type { Landing } from '../../country-shapes/place-pictures.ts';
import type { PlacesView, PopularTile, RegionTile } from './places-view.ts';

/** Popular destinations and regions, in one language. */
export function readPlaces(shop: ShopReader, language: Language): PlacesView {
  const destinations = shop.listDestinations(language);
  return {
    popular: shop
      .listPopular(language)
      .map(({ packages, ...destination }) =>
        popularTile({ ...destination, packages: buyablePlans(packages, shop.isSoldOut) }, language),
      ),
    regions: readRegions(shop, language),
    countries: destinations.filter(({ coverageType }) => coverageType === 'local').length,
    prices: cheapestOfEach(destinations, language),
  };
}

function popularTile(
  { slug, name, countryCode, packages }: DestinationView,
  language: Language,
): PopularTile {
  const { cheapestCents, usual } = usualOffer(packages);
  return {
    path: `/esim/${slug}`,
    name,
    countryCode,
    from: cheapestCents === null ? null : formatMoney(money(cheapestCents), language),
    usual: usual === null ? null : { ...usual, price: formatMoney(money(usual.cents), language) },
    landing: countryCode === null ? null : landingIn(countryCode),
  };
}

function landingIn(countryCode: string): Landing | null {
  const outline = drawOutline(countryCode);
  return outline === null ? null : { x: outline.x, y: outline.y };
}

/** Global first, then the cheapest. */
export function readRegions(shop: ShopReader, language: Language): readonly RegionTile[] {
  const tiles = shop
    .listDestinations(language)
    .filter(({ coverageType }) => coverageType !== 'local')
    .map(({ slug, name, coverageType }) => {
      const plans = shop.findDestination(slug, language)?.packages ?? [];
      const { cheapestCents } = summariseArea(buyablePlans(plans, shop.isSoldOut));
      const area = { ...summariseArea(plans), cheapestCents };
      return { slug, name, isGlobal: coverageType === 'global', area };
    });
  const rank = ({ isGlobal, area }: (typeof tiles)[number]) =>
    isGlobal ? -1 : (area.cheapestCents ?? Infinity);
  return tiles
    .sort((a, b) => rank(a) - rank(b) || b.area.countries.length - a.area.countries.length)
    .map(({ slug, name, isGlobal, area: { countries, isAtMost, cheapestCents } }) => ({
      slug,
      path: `/esim/${slug}`,
      name,
      isGlobal,
      countries: countries.length,
      isAtMost,
      from: cheapestCents === null ? null : formatMoney(money(cheapestCents), language),
    }));
}

function cheapestOfEach(
  destinations: readonly DestinationSummary[],
  language: Language,
): PlacesView['prices'] {
  const cheapest = (kind: CoverageType) =>
    Math.min(
      ...destinations
        .filter(({ coverageType }) => coverageType === kind)
        .map(({ cheapestCents }) => cheapestCents),
    );
  const [local, regional, global] = [cheapest('local'), cheapest('regional'), cheapest('global')];
  if (![local, regional, global].every(Number.isFinite)) return null;
  const priceText = (cents: number) => formatMoney(money(cents), language);
  return { local: priceText(local), regional: priceText(regional), global: priceText(global) };
}
