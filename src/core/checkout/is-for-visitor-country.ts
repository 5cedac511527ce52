import type { Cart } from '#core/cart/cart.ts';

/**
 * Whether the cart contains an eSIM for the country the visitor seems to be in: possibly the wrong destination.
 * Regional plans also work elsewhere, and a top-up is for an eSIM that is already in use; both are excluded.
 */
export function isForVisitorCountry(cart: Cart, country: string | null): boolean {
  return country !== null && cart.some((item) => item.packageType === 'sim' && item.countryCode === country);
}
