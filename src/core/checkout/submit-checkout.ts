import type { Availability, Reason } from '#core/cart/availability.ts';
import type { Cart } from '#core/cart/cart.ts';
import { WITHDRAWAL_TICK, type ShownWithdrawal } from './consent.ts';
import { explainFailure, type CallFailure, type CheckoutFailure } from './explain-failure.ts';

export type CheckoutInput = Readonly<{
  email: string;
  items: Cart;
  isDisclaimerTicked: boolean;
  withdrawal: ShownWithdrawal;
}>;

/** What prevents a checkout from being submitted, in the order of the form. */
export type Gap = 'cart' | 'email' | 'email-unreadable' | 'disclaimer' | 'withdrawal';

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
  | Readonly<{ kind: 'incomplete'; gaps: readonly Gap[] }>
  | Readonly<{ kind: 'not-validated' }>
  /** `reason` is the reason of the first invalid line. */
  | Readonly<{ kind: 'unavailable'; reason: Reason }>
  /** `code` is the server's error code, if it sent one. */
  | Readonly<{ kind: 'failed'; why: Exclude<CheckoutFailure, 'consent'>; code: string | null }>;

/** Validates the packages, captures the lead, creates the payment session. The cart is kept when it fails. */
export async function submitCheckout(input: CheckoutInput, calls: CheckoutCalls): Promise<CheckoutOutcome> {
  const gaps = findGaps(input);
  if (gaps.length > 0) return { kind: 'incomplete', gaps };
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

/** The same rule as on the server: the form reports an invalid address at once, not as a failed payment. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function findGaps({ email, items, isDisclaimerTicked, withdrawal }: CheckoutInput): readonly Gap[] {
  const gaps: Gap[] = [];
  if (items.length === 0) gaps.push('cart');
  if (email.trim() === '') gaps.push('email');
  else if (!ADDRESS.test(email.trim())) gaps.push('email-unreadable');
  if (!isDisclaimerTicked) gaps.push('disclaimer');
  if (withdrawal.text === WITHDRAWAL_TICK && !withdrawal.isAccepted) gaps.push('withdrawal');
  return gaps;
}

function failed(failure: CallFailure): CheckoutOutcome {
  const why = explainFailure(failure);
  // The server detected another country than the page did: the page now shows the tick.
  if (why === 'consent') return { kind: 'incomplete', gaps: ['withdrawal'] };
  return { kind: 'failed', why, code: failure.kind === 'refused' ? failure.code : null };
}

function firstReason(results: readonly Availability[]): Reason {
  return results.find(({ isValid }) => !isValid) ?? { code: null, message: null };
}

function isPayable(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
