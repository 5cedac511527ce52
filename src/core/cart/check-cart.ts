import { centsFromDollars } from '#core/money.ts';
import type { Availability, Reason } from './availability.ts';
import type { Cart, CartItem, CartPlan } from './cart.ts';

/** What is to be said about one line before it is paid for. */
export type LineCheck =
  | Readonly<{ kind: 'fine' }>
  | Readonly<{ kind: 'unavailable' } & Reason>
  | Readonly<{ kind: 'short-stock'; available: number }>;

export type CartCheck = Readonly<{
  lines: ReadonlyMap<string, LineCheck>;
  /** What each line cost when it was chosen, in cents; only lines that cost something else today. */
  formerCents: ReadonlyMap<string, number>;
}>;

/** Plans as they are shown and priced today, in the visitor's language of now; by package. */
export type FreshPlans = ReadonlyMap<
  string,
  Pick<CartPlan, 'title' | 'country' | 'data' | 'validity' | 'price'>
>;

/** What the shop says today. */
export type CartFacts = Readonly<{
  availability: readonly Availability[];
  /** A package that is not named keeps its price and words. */
  plans: FreshPlans;
}>;

/** Compares a cart with what the shop says today. */
export function checkCart(cart: Cart, { availability, plans }: CartFacts): CartCheck {
  const availabilityOf = new Map(availability.map((result) => [result.packageId, result]));
  const lines = cart.map(
    (item) => [item.packageId, checkLine(item, availabilityOf.get(item.packageId))] as const,
  );
  const former = cart.filter((item) => isPriceChanged(item, plans));
  return {
    lines: new Map(lines),
    formerCents: new Map(former.map((item) => [item.packageId, centsFromDollars(item.price)])),
  };
}

/** The cart in the words and prices of today; the same object when nothing changed. */
export function refreshCart(cart: Cart, plans: FreshPlans): Cart {
  const fresh = cart.map((item) => ({ ...item, ...plans.get(item.packageId) }));
  return JSON.stringify(fresh) === JSON.stringify(cart) ? cart : fresh;
}

export function unavailableIds({ lines }: CartCheck): readonly string[] {
  return [...lines].flatMap(([packageId, { kind }]) => (kind === 'unavailable' ? [packageId] : []));
}

function checkLine({ quantity }: CartItem, availability: Availability | undefined): LineCheck {
  if (availability === undefined) return { kind: 'fine' };
  const { isValid, code, message, availableStock } = availability;
  if (availableStock !== null && availableStock > 0 && availableStock < quantity) {
    return { kind: 'short-stock', available: availableStock };
  }
  return isValid ? { kind: 'fine' } : { kind: 'unavailable', code, message };
}

function isPriceChanged({ packageId, price }: CartItem, plans: FreshPlans): boolean {
  const today = plans.get(packageId);
  return today !== undefined && centsFromDollars(today.price) !== centsFromDollars(price);
}
