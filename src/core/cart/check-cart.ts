import { centsFromDollars } from '#core/money.ts';
import type { Availability } from './availability.ts';
import type { Cart, CartItem } from './cart.ts';

/** What is to be said about one line before it is paid for. */
export type LineCheck =
  | Readonly<{ kind: 'fine' }>
  | Readonly<{ kind: 'unavailable'; message: string | null }>
  | Readonly<{ kind: 'short-stock'; available: number }>;

export type CartCheck = Readonly<{
  lines: ReadonlyMap<string, LineCheck>;
  /** What each line cost when it was chosen, in cents; only lines that cost something else today. */
  formerCents: ReadonlyMap<string, number>;
}>;

type Asked = Readonly<{
  availability: readonly Availability[];
  /** In cents, by package. A package that is not named keeps its price. */
  prices: ReadonlyMap<string, number>;
}>;

/** Compares a cart with what the shop says today. */
export function checkCart(cart: Cart, { availability, prices }: Asked): CartCheck {
  const said = new Map(availability.map((result) => [result.packageId, result]));
  const lines = cart.map((item) => [item.packageId, checkLine(item, said.get(item.packageId))] as const);
  const former = cart.filter((item) => isPriceChanged(item, prices));
  return {
    lines: new Map(lines),
    formerCents: new Map(former.map((item) => [item.packageId, centsFromDollars(item.price)])),
  };
}

/** The cart with the prices of today. */
export function reprice(cart: Cart, prices: ReadonlyMap<string, number>): Cart {
  if (!cart.some((item) => isPriceChanged(item, prices))) return cart;
  return cart.map((item) => ({ ...item, price: (prices.get(item.packageId) ?? centsOf(item)) / 100 }));
}

export function unavailableIds({ lines }: CartCheck): readonly string[] {
  return [...lines].flatMap(([packageId, { kind }]) => (kind === 'unavailable' ? [packageId] : []));
}

function checkLine({ quantity }: CartItem, said: Availability | undefined): LineCheck {
  if (said === undefined) return { kind: 'fine' };
  const { isValid, message, availableStock } = said;
  if (availableStock !== null && availableStock > 0 && availableStock < quantity) {
    return { kind: 'short-stock', available: availableStock };
  }
  return isValid ? { kind: 'fine' } : { kind: 'unavailable', message };
}

function isPriceChanged(item: CartItem, prices: ReadonlyMap<string, number>): boolean {
  const today = prices.get(item.packageId);
  return today !== undefined && today !== centsOf(item);
}

function centsOf({ price }: CartItem): number {
  return centsFromDollars(price);
}
