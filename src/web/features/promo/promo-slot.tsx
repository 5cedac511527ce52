import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#core/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessageStore } from '../../language/use-message-store.ts';
import { dismissPromo, isPromoDismissed } from './promo-dismissal.ts';
import { isPromoPage, PROMO_DELAY_MS, PROMO_WIDE_FROM_PX } from './promo-offer.ts';

const loadBanner = async () => ({ default: (await import('./promo-banner.tsx')).PromoBanner });

const PromoBanner = lazy(loadBanner);

/** Shows the promo banner after its delay. Nothing of it is loaded before. */
export function PromoSlot() {
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = useIsLoaded(isPromoPage({ pathname, search, isWide }) && !isDismissed);
  if (!isShown) return null;
  const dismiss = () => {
    dismissPromo();
    setIsDismissed(true);
  };
  return (
    <Suspense fallback={null}>
      <PromoBanner onClose={dismiss} />
    </Suspense>
  );
}

/** False until the banner and its messages are loaded; a banner that cannot be loaded is silently not shown. */
function useIsLoaded(isNeeded: boolean): boolean {
  const language = useLanguage();
  const [loadedLanguage, setLoadedLanguage] = useState<Language | null>(null);
  const isLoaded = loadedLanguage === language;
  const store = useMessageStore();
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    const waiting = new AbortController();
    const load = async () => {
      const [hasWords] = await Promise.all([store.loadAll(language, ['promo']), loadBanner()]);
      if (hasWords && !waiting.signal.aborted) setLoadedLanguage(language);
    };
    const timer = window.setTimeout(() => {
      if (!isPromoDismissed()) load().catch(() => undefined);
    }, PROMO_DELAY_MS);
    return () => {
      waiting.abort();
      window.clearTimeout(timer);
    };
  }, [isNeeded, isLoaded, language, store]);
  return isNeeded && isLoaded;
}

const wideScreen = () => window.matchMedia(`(min-width: ${PROMO_WIDE_FROM_PX}px)`);

/** Also updates after the screen was rotated or the window resized. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => wideScreen().matches,
    // A phone keeps this value, so that it need not render again at hydration.
    () => false,
  );
}

function watchWidth(onChange: () => void): () => void {
  const wide = wideScreen();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
