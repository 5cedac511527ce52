import type { ShopReader } from '#contract/shop-reader.ts';
import { claimedCount } from '#core/plans/texts/claims.ts';
import type { Language } from '#core/language.ts';
import { formatShortMoney, money } from '#core/money.ts';
import { readDeliveryLine } from '../../proof/delivery-line.server.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

/** The figures in our texts, counted from the current catalogue; null while no local plan is on sale. */
export function readClaims(shop: ShopReader, language: Language): Claims | null {
  const { destinations, cheapestCents } = shop.facts();
  if (cheapestCents.local === null) return null;
  const priceOf = (cents: number | null) =>
    cents === null ? null : formatShortMoney(money(cents), language);
  return {
    destinations: claimedCount(destinations, messagesOf(language, 'claims')),
    price: formatShortMoney(money(cheapestCents.local), language),
    regionalPrice: priceOf(cheapestCents.regional),
    globalPrice: priceOf(cheapestCents.global),
    delivered: readDeliveryLine(shop, language),
  };
}

/** `price` is that of the cheapest local plan. Null: nothing of that kind is on sale. */
export type Claims = Readonly<{
  destinations: string;
  price: string;
  regionalPrice: string | null;
  globalPrice: string | null;
  /** How much was delivered lately. Null: too little to show. */
  delivered: string | null;
}>;
