import type { ShopReader } from '#contract/shop-reader.ts';
import { claimedCount } from '#core/plans/claims.ts';
import type { Language } from '../../language/language.ts';

/** The figures our copy claims, counted from the catalogue as it is. */
export function readClaims(shop: ShopReader, language: Language) {
  const { destinations, cheapestLocalCents } = shop.facts();
  return { destinations: claimedCount(destinations), price: shortPrice(cheapestLocalCents, language) };
}

/** "$3" rather than "$3.00": whole dollars read better in a sentence. */
function shortPrice(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
