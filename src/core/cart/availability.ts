import type { Unavailable } from '#core/orders/checkout/check-availability.ts';
import { addToCart, quantityOf, type Cart, type CartPlan } from './cart.ts';

/** The server's response about one package. `availableStock` null means not limited. */
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
  /** The server's reason, as a code and in English; null when the response has none. */
  | Readonly<{ kind: 'unavailable' } & Reason>
  /** `held` is the quantity already in the cart. */
  | Readonly<{ kind: 'short-stock'; available: number; held: number }>;

export type CartDecision = Readonly<{ kind: 'added' | 'updated'; cart: Cart }> | CartRefusal;

/** Adds one of a plan to the cart, if the availability of one allows it. */
export function decideAdd(cart: Cart, plan: CartPlan, availability: Availability): CartDecision {
  if (!availability.isValid) return unavailable(availability);
  const held = quantityOf(cart, plan.packageId);
  if (held > 0 && isBelow(availability, held + 1)) return shortStock(availability, held);
  return { kind: held === 0 ? 'added' : 'updated', cart: addToCart(cart, plan) };
}

type Increase = Readonly<{ held: number; wanted: number }>;

/** Why a quantity cannot be increased, from the availability of that quantity; null when it can. */
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
