import type { ShopReader } from '#contract/shop-reader.ts';
import { claimedCount } from '#core/plans/claims.ts';
import type { Language } from '#core/language.ts';

/** The figures our copy claims, counted from the catalogue as it is; null while nothing is on sale. */
export function readClaims(shop: ShopReader, language: Language): Claims | null {
  const { destinations, cheapestLocalCents, cheapestMultiCountryCents } = shop.facts();
  if (cheapestLocalCents === null || cheapestMultiCountryCents === null) return null;
  return {
    destinations: claimedCount(destinations),
    price: shortPrice(cheapestLocalCents, language),
    multiCountryPrice: shortPrice(cheapestMultiCountryCents, language),
  };
}

/** `price` is a local plan's; `multiCountryPrice` that of a regional or global one. */
export type Claims = Readonly<{ destinations: string; price: string; multiCountryPrice: string }>;

/** "$3" rather than "$3.00": whole dollars read better in a sentence. */
function shortPrice(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
