import type { PackageType } from '#core/catalogue/packages/package.ts';
import { centsFromDollars } from '#core/money.ts';

/** A plan as it was shown when it was chosen. `price` is in dollars, the texts are in the visitor's language then. */
export type CartPlan = Readonly<{
  id: string;
  packageId: string;
  title: string;
  country: string;
  countryCode: string | null;
  data: string;
  validity: string;
  price: number;
  packageType: PackageType;
  networks: string;
  operator: string;
}>;

/** `quantity` is a whole number from 1 on. */
export type CartItem = CartPlan & Readonly<{ quantity: number }>;

/** One line per package, in the order they were chosen. */
export type Cart = readonly CartItem[];

/** The shop sells no more of one package, and no more different ones, in one checkout. */
export const MOST_OF_ONE = 100;
export const MOST_LINES = 100;

export const EMPTY_CART: Cart = [];

/** One more of this plan. A plan already there is shown, and priced, as it was just seen. */
export function addToCart(cart: Cart, plan: CartPlan): Cart {
  const quantity = Math.min(MOST_OF_ONE, quantityOf(cart, plan.packageId) + 1);
  if (quantity === 1) return [...cart, { ...plan, quantity }];
  return cart.map((item) => (item.packageId === plan.packageId ? { ...plan, quantity } : item));
}

/** Sets a whole number; 0 or less takes the plan out, and what is no number changes nothing. */
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

export function lineCents({ price, quantity }: CartItem): number {
  return centsFromDollars(price) * quantity;
}

export function totalCents(cart: Cart): number {
  return cart.reduce((cents, item) => cents + lineCents(item), 0);
}
