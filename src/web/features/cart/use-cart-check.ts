import { useEffect, useRef, useState } from 'react';
import { checkCart, refreshCart, unavailableIds, type CartCheck } from '#core/cart/check-cart.ts';
import type { Cart } from '#core/cart/cart.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { NO_OFFER_TEXTS, type OfferTexts } from '../../api/fetch-offers.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { fetchCartFacts, type LocalizedFacts } from './fetch-cart-facts.ts';
import { cartToast } from './cart-toasts.ts';
import { pageCart } from './page-cart.ts';

type CheckedFacts = Readonly<{
  facts: LocalizedFacts | null;
  /** Prices of the lines before this response, in cents. */
  formerCents: CartCheck['formerCents'];
}>;

type Response = CheckedFacts & Readonly<{ requested: readonly string[] }>;

export type CheckedCart = Readonly<{
  isFailed: boolean;
  /** Nothing is known about this package yet. */
  isLoading: (packageId: string) => boolean;
  check: CartCheck;
  formerCents: CartCheck['formerCents'];
  texts: OfferTexts;
  refetch: () => void;
}>;

const NOTHING = new Map<string, never>();
const NO_FACTS: LocalizedFacts = { availability: [], plans: NOTHING, ...NO_OFFER_TEXTS };

/** Compares the cart with the shop's current data each time the drawer opens and when plans are added. */
export function useCartCheck(items: Cart, isOpen: boolean): CheckedCart {
  const [response, setResponse] = useState<Response | null>(null);
  const [attempt, setAttempt] = useState(0);
  const receive = useReceiver();
  const packages = items.map(({ packageId }) => packageId).join();
  const needs = { ...usePageFacts(), language: useLanguage(), t: useMessages('plans') };
  const { anonKey, language, t } = needs;
  useEffect(() => {
    if (!isOpen || packages === '') return undefined;
    const controller = new AbortController();
    const cart = pageCart.read();
    void fetchCartFacts(cart, { anonKey, language, t }).then((facts) => {
      if (controller.signal.aborted) return;
      setResponse({ ...receive(facts), requested: cart.map(({ packageId }) => packageId) });
    });
    return () => controller.abort();
  }, [isOpen, packages, attempt, anonKey, language, t, receive]);
  const facts = response?.facts ?? NO_FACTS;
  return {
    isFailed: response !== null && response.facts === null,
    isLoading: (packageId) => response?.requested.includes(packageId) !== true,
    check: checkCart(items, facts),
    formerCents: response?.formerCents ?? NOTHING,
    texts: facts,
    refetch: () => setAttempt(attempt + 1),
  };
}

/** Applies the current prices and texts, and shows a toast when something got worse. */
function useReceiver(): (facts: LocalizedFacts | null) => CheckedFacts {
  const language = useLanguage();
  const t = useMessages('cart');
  const i18n = useRef({ language, t });
  useEffect(() => {
    i18n.current = { language, t };
  }, [language, t]);
  const [receive] = useState(() => (facts: LocalizedFacts | null): CheckedFacts => {
    if (facts === null) return { facts, formerCents: NOTHING };
    const check = checkCart(pageCart.read(), facts);
    pageCart.change((cart) => refreshCart(cart, facts.plans));
    if (unavailableIds(check).length > 0) toasts.show(cartToast({ kind: 'items-unavailable' }, i18n.current));
    else if (check.formerCents.size > 0) toasts.show(cartToast({ kind: 'price-updated' }, i18n.current));
    return { facts, formerCents: check.formerCents };
  });
  return receive;
}
