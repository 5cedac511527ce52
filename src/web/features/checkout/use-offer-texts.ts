import { useEffect, useState } from 'react';
import { fetchOffers, NO_OFFER_TEXTS, type OfferTexts } from '../../api/fetch-offers.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';

/** When each plan's days start and what distinguishes it, by package; empty until it is loaded. */
export function useOfferTexts(): OfferTexts {
  const { items } = useCart();
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const t = useMessages('plans');
  const [known, setKnown] = useState(NO_OFFER_TEXTS);
  const packages = items.map(({ packageId }) => packageId).join();
  useEffect(() => {
    if (packages === '') return undefined;
    const controller = new AbortController();
    void fetchOffers(packages.split(','), { anonKey, language, t }).then((offers) => {
      if (!controller.signal.aborted) setKnown(offers ?? NO_OFFER_TEXTS);
    });
    return () => controller.abort();
  }, [packages, anonKey, language, t]);
  return known;
}
