import type { PackageType } from '#core/catalogue/packages/package.ts';

/** A plan as it was shown when the visitor chose it. Texts are in the language of that time. */
export type CartPlan = Readonly<{
  id: string;
  packageId: string;
  title: string;
  country: string;
  countryCode: string | null;
  data: string;
  validity: string;
  priceCents: number;
  packageType: PackageType;
  networks: string;
  operator: string;
}>;

/** `quantity` is a whole number of at least 1. */
export type CartItem = CartPlan & Readonly<{ quantity: number }>;

/** One line per package, in the order they were added. */
export type Cart = readonly CartItem[];

/** The maximum of one package, and of different packages, in one checkout. */
export const MOST_OF_ONE = 100;
export const MOST_LINES = 100;

export const EMPTY_CART: Cart = [];

/** Adds one of this plan. A plan already in the cart gets the current texts and price. */
export function addToCart(cart: Cart, plan: CartPlan): Cart {
  const quantity = Math.min(MOST_OF_ONE, quantityOf(cart, plan.packageId) + 1);
  if (quantity === 1) return [...cart, { ...plan, quantity }];
  return cart.map((item) => (item.packageId === plan.packageId ? { ...plan, quantity } : item));
}

/** Sets a whole number. 0 or less removes the plan; a value that is not a number changes nothing. */
export function setQuantity(cart: Cart, packageId: string, wanted: number): Cart {
  if (!Number.isFinite(wanted)) return cart;
  const quantity = Math.min(MOST_OF_ONE, Math.trunc(wanted));
  if (quantity <= 0) return removeFromCart(cart, packageId);
  return cart.map((item) => (item.packageId === packageId ? { ...item, quantity } : item));
}

export function removeFromCart(cart: Cart, packageId: string): Cart {
  return cart.filter((item) => item.packageId !== packageId);
}

export function quantityOf(cart: Cart, packageId: string): number {
  return cart.find((item) => item.packageId === packageId)?.quantity ?? 0;
}

export function countItems(cart: Cart): number {
  return cart.reduce((count, { quantity }) => count + quantity, 0);
}

/** What a total is calculated from. */
export type PricedLine = Pick<CartItem, 'packageId' | 'priceCents' | 'quantity'>;

export function lineCents({ priceCents, quantity }: PricedLine): number {
  return priceCents * quantity;
}

export function totalCents(cart: readonly PricedLine[]): number {
  return cart.reduce((cents, item) => cents + lineCents(item), 0);
}

/**
 * "Buy now" of another plan: the one before, which only "Buy now" put into the cart and which was not paid, goes. More of
 * it were added on purpose.
 */
export function withoutDropped(cart: Cart, droppedId: string | null): Cart {
  return droppedId !== null && quantityOf(cart, droppedId) === 1 ? removeFromCart(cart, droppedId) : cart;
}
