import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { CartProvider } from '../features/cart/cart-provider.tsx';
import { useVisitReports } from '../features/visits/use-visit-reports.ts';
import { ChatSlot } from '../features/chat/chat-slot.tsx';
import { PromoSlot } from '../features/promo/promo-slot.tsx';
import { useCountryLanguage } from '../language/detection/use-country-language.ts';
import { useLanguageSync } from '../language/detection/use-language-sync.ts';
import { useMessages } from '../language/use-messages.ts';
import { SecurityMonitorSlot } from '../security-monitor/security-monitor-slot.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { CartAndCheckout } from './cart-and-checkout.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useConnectionToasts } from './use-connection-toasts.ts';

const MAIN_ID = 'content';

export function SiteLayout() {
  const t = useMessages('shell');
  const main = useFocusAfterNavigation();
  useLanguageSync();
  useCountryLanguage();
  useConnectionToasts();
  useVisitReports();
  return (
    <CartProvider>
      <div className="flex min-h-dvh flex-col">
        <a href={`#${MAIN_ID}`} className="skip-link">
          {t('skipToContent')}
        </a>
        <OfflineGuard />
        <NavigationProgress />
        <SiteHeader />
        <main id={MAIN_ID} ref={main} tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        <SiteFooter />
        <PromoSlot />
        <CartAndCheckout />
        <ChatSlot />
        <SecurityMonitorSlot slot="page" />
        <Toaster label={t('toast.region')} closeLabel={t('toast.close')} />
      </div>
    </CartProvider>
  );
}

function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="progress" aria-hidden="true" />;
}

/** Moves the focus to the heading of a new screen, so that screen readers announce it. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
