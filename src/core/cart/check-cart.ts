import type { Availability, Reason } from './availability.ts';
import type { Cart, CartItem, CartPlan } from './cart.ts';

/** The result for one line before payment. */
export type LineCheck =
  | Readonly<{ kind: 'fine' }>
  | Readonly<{ kind: 'unavailable' } & Reason>
  | Readonly<{ kind: 'short-stock'; available: number }>;

export type CartCheck = Readonly<{
  lines: ReadonlyMap<string, LineCheck>;
  /** The earlier price of each line, in cents; only lines whose price changed. */
  formerCents: ReadonlyMap<string, number>;
}>;

/** Plans by package, with today's prices, in the visitor's current language. */
export type FreshPlans = ReadonlyMap<
  string,
  Pick<CartPlan, 'title' | 'country' | 'data' | 'validity' | 'priceCents'>
>;

/** What the server returned today. */
export type CartFacts = Readonly<{
  availability: readonly Availability[];
  /** A package that is missing here keeps its price and texts. */
  plans: FreshPlans;
}>;

/** Compares a cart with today's facts. */
export function checkCart(cart: Cart, { availability, plans }: CartFacts): CartCheck {
  const availabilityOf = new Map(availability.map((result) => [result.packageId, result]));
  const lines = cart.map(
    (item) => [item.packageId, checkLine(item, availabilityOf.get(item.packageId))] as const,
  );
  const former = cart.filter((item) => isPriceChanged(item, plans));
  return {
    lines: new Map(lines),
    formerCents: new Map(former.map((item) => [item.packageId, item.priceCents])),
  };
}

/** The cart with today's texts and prices; the same object when nothing changed. */
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

function isPriceChanged({ packageId, priceCents }: CartItem, plans: FreshPlans): boolean {
  const today = plans.get(packageId);
  return today !== undefined && today.priceCents !== priceCents;
}
