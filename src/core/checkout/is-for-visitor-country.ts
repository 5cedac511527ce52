import type { Cart } from '#core/cart/cart.ts';

/**
 * Whether the cart holds an eSIM for the very country the visitor seems to be in: perhaps a wrong choice of
 * destination. Plans for a region are for more than here, and a top-up is for an eSIM that is in use already.
 */
export function isForVisitorCountry(cart: Cart, country: string | null): boolean {
  return country !== null && cart.some((item) => item.packageType === 'sim' && item.countryCode === country);
}
