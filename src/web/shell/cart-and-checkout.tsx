import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../cart/cart-context.ts';
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
  const { isOpen, open, isPaying, stopPaying } = useCart();
  const [isLeft, leave] = useCheckoutAfterPause();
  useReturnFromPayment();
  // Loads the country now, so that the checkout can show it at once and nothing jumps there.
  useEffect(() => {
    if (isOpen || isPaying) void pageCountry.load();
  }, [isOpen, isPaying]);
  const checkout = (press: MouseEvent) => {
    ignoreSecondClick(press);
    leave();
  };
  return (
    <>
      <CartDrawer isLeft={isLeft} onCheckout={checkout} />
      <CheckoutDialog isOpen={isPaying} onClose={stopPaying} onReview={open} />
    </>
  );
}

/** Whether the drawer was left for the checkout, which takes its place in the address after the pause. */
function useCheckoutAfterPause(): readonly [boolean, () => void] {
  const { isOpen, pay } = useCart();
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft && !isOpen) setIsLeft(false);
  useEffect(() => {
    if (!isLeft) return undefined;
    const timer = window.setTimeout(pay, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [isLeft, pay]);
  return [isLeft, () => setIsLeft(true)];
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
