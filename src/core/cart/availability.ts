import { addToCart, quantityOf, setQuantity, type Cart, type CartPlan } from './cart.ts';

/** What the shop says about one package. `availableStock` null means not limited. */
export type Availability = Readonly<{
  packageId: string;
  isValid: boolean;
  message: string | null;
  availableStock: number | null;
}>;

export type CartRefusal =
  /** `message` is the shop's own reason, null when it gave none. */
  | Readonly<{ kind: 'unavailable'; message: string | null }>
  /** `held` is how many are in the cart already. */
  | Readonly<{ kind: 'short-stock'; available: number; held: number }>;

export type CartDecision = Readonly<{ kind: 'added' | 'updated'; cart: Cart }> | CartRefusal;

/** One more of a plan, given what the shop says about one of it. */
export function decideAdd(cart: Cart, plan: CartPlan, availability: Availability): CartDecision {
  if (!availability.isValid) return { kind: 'unavailable', message: availability.message };
  const held = quantityOf(cart, plan.packageId);
  if (held > 0 && isBelow(availability, held + 1)) return shortStock(availability, held);
  return { kind: held === 0 ? 'added' : 'updated', cart: addToCart(cart, plan) };
}

type Raise = Readonly<{ packageId: string; held: number; wanted: number }>;

/** A raised quantity, given what the shop says about that many. */
export function decideRaise(cart: Cart, raise: Raise, availability: Availability): CartDecision {
  const { packageId, held, wanted } = raise;
  if (isBelow(availability, wanted)) return shortStock(availability, held);
  if (!availability.isValid) return { kind: 'unavailable', message: availability.message };
  return { kind: 'updated', cart: setQuantity(cart, packageId, wanted) };
}

function isBelow({ availableStock }: Availability, wanted: number): boolean {
  return availableStock !== null && availableStock < wanted;
}

function shortStock({ availableStock }: Availability, held: number): CartRefusal {
  return { kind: 'short-stock', available: availableStock ?? 0, held };
}
