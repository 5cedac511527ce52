import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { OPEN_CART_HASH, useCart } from '../cart/cart-context.ts';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { useCartAwaitingPayment } from '../features/cart/use-cart-awaiting-payment.ts';
import { CheckoutDialog } from '../features/checkout/checkout-dialog.tsx';
import { barePath } from '#core/language-path.ts';
import { ignoreSecondClick } from '../ui/ignore-second-click.ts';
import { pageCountry } from '../visitor/page-country.ts';

/** Time between the closing of the drawer and the opening of the dialog. */
const PAUSE_MS = 100;

/** The cart's drawer, and the checkout after it. */
export function CartAndCheckout() {
  const { isOpen, open, close, isPaying, pay, stopPaying } = useCart();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useReturnFromPayment();
  useOpenByHash(open);
  // Loads the country now, so that the checkout can show it at once and nothing jumps there.
  useEffect(() => {
    if (isOpen || isPaying) void pageCountry.load();
  }, [isOpen, isPaying]);
  const checkout = (press: MouseEvent) => {
    ignoreSecondClick(press);
    close();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(pay, PAUSE_MS);
  };
  const review = () => {
    stopPaying();
    open();
  };
  return (
    <>
      <CartDrawer onCheckout={checkout} />
      <CheckoutDialog isOpen={isPaying} onClose={stopPaying} onReview={review} />
    </>
  );
}

/** "Open your cart" was pressed before scripts ran. */
function useOpenByHash(open: () => void): void {
  useEffect(() => {
    if (window.location.hash !== OPEN_CART_HASH) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    open();
  }, [open]);
}

/** A visitor who returns without paying, by our link or by the Back button, finds the cart as it was. */
function useReturnFromPayment(): void {
  const { pathname } = useLocation();
  const { restore } = useCartAwaitingPayment();
  const path = barePath(pathname);
  useEffect(() => {
    if (path === '/checkout/canceled') restore();
  }, [path, restore]);
  useEffect(() => {
    // On this page the outcome of the payment is not known yet.
    if (path === '/checkout/success') return undefined;
    const restoreKeptPage = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    window.addEventListener('pageshow', restoreKeptPage);
    return () => window.removeEventListener('pageshow', restoreKeptPage);
  }, [path, restore]);
  useEffect(() => {
    if (barePath(window.location.pathname) !== '/checkout/success' && isLoadedByBack()) restore();
  }, [restore]);
}

function isLoadedByBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
}
