import { fetchOffers, NO_OFFER_TEXTS, type OfferTexts } from '../../api/fetch-offers.ts';
import { usePublicRead } from '../../browser/use-public-read.ts';
import { useCart } from '../../cart/cart-context.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

/** When each plan's days start and what distinguishes it, by package; empty until it is loaded. */
export function useOfferTexts(): OfferTexts {
  const { items } = useCart();
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const t = useMessages('plans');
  const packageIds = items.map(({ packageId }) => packageId);
  const texts = usePublicRead({
    key: `${language} ${packageIds.join()}`,
    isNeeded: packageIds.length > 0,
    keepsLast: true,
    load: async () => (await fetchOffers(packageIds, { anonKey, language, t })) ?? NO_OFFER_TEXTS,
  });
  return texts.kind === 'ready' ? texts.value : NO_OFFER_TEXTS;
}
