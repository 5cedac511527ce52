import type { Unavailable } from '#core/orders/checkout/check-availability.ts';
import { addToCart, quantityOf, type Cart, type CartPlan } from './cart.ts';

/** What the shop says about one package. `availableStock` null means not limited. */
export type Availability = Readonly<{
  packageId: string;
  isValid: boolean;
  /** Null when it is valid. */
  code: Unavailable['kind'] | null;
  message: string | null;
  availableStock: number | null;
}>;

export type Reason = Pick<Availability, 'code' | 'message'>;

export type CartRefusal =
  /** The shop's own reason, for programs and in English; null when it gave none. */
  | Readonly<{ kind: 'unavailable' } & Reason>
  /** `held` is how many are in the cart already. */
  | Readonly<{ kind: 'short-stock'; available: number; held: number }>;

export type CartDecision = Readonly<{ kind: 'added' | 'updated'; cart: Cart }> | CartRefusal;

/** One more of a plan, given what the shop says about one of it. */
export function decideAdd(cart: Cart, plan: CartPlan, availability: Availability): CartDecision {
  if (!availability.isValid) return unavailable(availability);
  const held = quantityOf(cart, plan.packageId);
  if (held > 0 && isBelow(availability, held + 1)) return shortStock(availability, held);
  return { kind: held === 0 ? 'added' : 'updated', cart: addToCart(cart, plan) };
}

type Increase = Readonly<{ held: number; wanted: number }>;

/** Why a quantity is not raised, given what the shop says about that many; null when it may be. */
export function refuseIncrease({ held, wanted }: Increase, availability: Availability): CartRefusal | null {
  if (isBelow(availability, wanted)) return shortStock(availability, held);
  return availability.isValid ? null : unavailable(availability);
}

function isBelow({ availableStock }: Availability, wanted: number): boolean {
  return availableStock !== null && availableStock < wanted;
}

function shortStock({ availableStock }: Availability, held: number): CartRefusal {
  return { kind: 'short-stock', available: availableStock ?? 0, held };
}

function unavailable({ code, message }: Availability): CartRefusal {
  return { kind: 'unavailable', code, message };
}
