import type { Availability, Reason } from '#core/cart/availability.ts';
import type { Cart } from '#core/cart/cart.ts';
import { explainFailure, type CallFailure, type CheckoutFailure } from './explain-failure.ts';

/** The three calls of a submit, in the order they are made. */
export interface CheckoutCalls {
  /** Null: the request failed. */
  validate: () => Promise<Readonly<{ valid: boolean; results: readonly Availability[] }> | null>;
  captureLead: () => Promise<unknown>;
  /** May be repeated: the same content is the same checkout. `url` is the payment page. */
  create: () => Promise<Readonly<{ kind: 'made'; url: string | null }> | CallFailure>;
}

export type CheckoutOutcome =
  | Readonly<{ kind: 'leave'; url: string }>
  /** `consent-required`: the server requires the withdrawal tick, and the page did not show it. */
  | Readonly<{ kind: 'empty-cart' | 'consent-required' | 'not-validated' }>
  /** `reason` is the reason of the first invalid line. */
  | Readonly<{ kind: 'unavailable'; reason: Reason }>
  /** `code` is the server's error code, if it sent one. */
  | Readonly<{ kind: 'failed'; why: Exclude<CheckoutFailure, 'consent'>; code: string | null }>;

/**
 * Validates the packages, captures the lead, creates the payment session. The cart is kept when it fails. The form has
 * already read its own fields with the contract's schema.
 */
export async function submitCheckout(items: Cart, calls: CheckoutCalls): Promise<CheckoutOutcome> {
  if (items.length === 0) return { kind: 'empty-cart' };
  const response = await calls.validate();
  if (response === null) return { kind: 'not-validated' };
  if (!response.valid) return { kind: 'unavailable', reason: firstReason(response.results) };
  // A lead is useful for us only, so a failure must never stop the customer.
  await calls.captureLead().catch(() => undefined);
  const made = await calls.create();
  if (made.kind !== 'made') return failed(made);
  return isPayable(made.url)
    ? { kind: 'leave', url: made.url }
    : { kind: 'failed', why: 'failed', code: null };
}

function failed(failure: CallFailure): CheckoutOutcome {
  const why = explainFailure(failure);
  // The server detected another country than the page did: the page now shows the tick.
  if (why === 'consent') return { kind: 'consent-required' };
  return { kind: 'failed', why, code: failure.kind === 'refused' ? failure.code : null };
}

function firstReason(results: readonly Availability[]): Reason {
  return results.find(({ isValid }) => !isValid) ?? { code: null, message: null };
}

function isPayable(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
