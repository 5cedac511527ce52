import type { ShopReader } from '#contract/shop-reader.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import type { Language } from '#core/language.ts';
import type { DestinationPageView } from './destination-page-view.ts';
import { planCard } from './plan-cards.server.ts';

/** A destination's page in one language, or null when nothing is sold there. */
export function readDestination(
  shop: ShopReader,
  slug: string,
  language: Language,
): DestinationPageView | null {
  const found = shop.findDestination(slug, language);
  const packages = found?.packages.filter(({ type }) => type === 'sim') ?? [];
  if (found === null || packages.length === 0) return null;
  const cheapest = Math.min(...packages.map(({ price }) => price));
  return {
    name: found.name,
    countryCode: found.countryCode,
    from: formatMoney(money(centsFromDollars(cheapest)), language),
    plans: packages.map((from) => planCard(from, found.name, language)),
  };
}
