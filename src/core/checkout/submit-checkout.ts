import type { Availability, Reason } from '#core/cart/availability.ts';
import type { Cart } from '#core/cart/cart.ts';
import { explainFailure, type CallFailure, type CheckoutFailure } from './explain-failure.ts';

export type CheckoutWish = Readonly<{ email: string; items: Cart; isDisclaimerTicked: boolean }>;

/** The three calls of a submit, in the order they are made. */
export interface CheckoutCalls {
  /** Null: the shop could not be asked. */
  validate: () => Promise<Readonly<{ valid: boolean; results: readonly Availability[] }> | null>;
  captureLead: () => Promise<unknown>;
  /** May be repeated: the same wish is the same checkout. `url` is where to pay. */
  create: () => Promise<Readonly<{ kind: 'made'; url: string | null }> | CallFailure>;
}

export type CheckoutOutcome =
  | Readonly<{ kind: 'leave'; url: string }>
  | Readonly<{ kind: 'incomplete' | 'email-unreadable' | 'not-ticked' | 'not-validated' }>
  /** `reason` is that of the first invalid line. */
  | Readonly<{ kind: 'unavailable'; reason: Reason }>
  | Readonly<{ kind: 'failed'; why: CheckoutFailure }>;

/** Checks the packages, notes the lead, makes the payment session. Nothing is lost when it fails. */
export async function submitCheckout(wish: CheckoutWish, calls: CheckoutCalls): Promise<CheckoutOutcome> {
  const missing = whatIsMissing(wish);
  if (missing !== null) return { kind: missing };
  const answer = await calls.validate();
  if (answer === null) return { kind: 'not-validated' };
  if (!answer.valid) return { kind: 'unavailable', reason: firstReason(answer.results) };
  // A lead is worth something to us and nothing to the customer: it must never stand in their way.
  await calls.captureLead().catch(() => undefined);
  const made = await calls.create();
  if (made.kind !== 'made') return { kind: 'failed', why: explainFailure(made) };
  return isPayable(made.url) ? { kind: 'leave', url: made.url } : { kind: 'failed', why: 'failed' };
}

/** What the shop's server takes for an address: said here at once, in the form, instead of as a failed payment. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

type Missing = 'incomplete' | 'email-unreadable' | 'not-ticked';

export function whatIsMissing({ email, items, isDisclaimerTicked }: CheckoutWish): Missing | null {
  if (email.trim() === '' || items.length === 0) return 'incomplete';
  if (!ADDRESS.test(email.trim())) return 'email-unreadable';
  return isDisclaimerTicked ? null : 'not-ticked';
}

function firstReason(results: readonly Availability[]): Reason {
  return results.find(({ isValid }) => !isValid) ?? { code: null, message: null };
}

function isPayable(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
