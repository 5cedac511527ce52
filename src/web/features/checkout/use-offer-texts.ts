import { fetchOffers, NO_OFFER_TEXTS, type LocalizedOffers } from '../../api/fetch-offers.ts';
import { usePublicRead } from '../../browser/use-public-read.ts';
import { useCart } from '../../cart/cart-context.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

const NO_OFFERS: LocalizedOffers = { ...NO_OFFER_TEXTS, plans: new Map() };

/** The plans of the cart in the language of the page, whatever it was when they were chosen; empty until loaded. */
export function useOfferTexts(): LocalizedOffers {
  const { items } = useCart();
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const t = useMessages('plans');
  const packageIds = items.map(({ packageId }) => packageId);
  const texts = usePublicRead({
    key: `${language} ${packageIds.join()}`,
    isNeeded: packageIds.length > 0,
    keepsLast: true,
    load: async () => (await fetchOffers(packageIds, { anonKey, language, t })) ?? NO_OFFERS,
  });
  return texts.kind === 'ready' ? texts.value : NO_OFFERS;
}
