/** How a call to the shop went wrong. `message` is the shop's own, or the browser's. */
export type CallFailure =
  | Readonly<{ kind: 'refused'; code: string; message: string }>
  /** No answer came. `isTypeError`: the browser's `fetch` reports a lost connection so. */
  | Readonly<{ kind: 'no-answer'; message: string; isTypeError: boolean }>;

export type CheckoutFailure =
  | 'prices-updated'
  | 'items-unavailable'
  | 'payment-unavailable'
  | 'security'
  | 'network'
  | 'connection'
  /** The code was good when it was applied and is not any more: its last use went to somebody else. */
  | 'coupon'
  /** The shop needs the withdrawal tick and the page did not ask for it. */
  | 'consent'
  /** Too many checkouts were begun; waiting helps. */
  | 'too-many'
  | 'failed';

/** The words by which the specification tells the causes of a refused checkout apart. */
const CAUSES: readonly (readonly [phrase: string, cause: CheckoutFailure])[] = [
  ['price has been updated', 'prices-updated'],
  ['package not found', 'items-unavailable'],
  ['no longer available', 'items-unavailable'],
  ['payment processing', 'payment-unavailable'],
  ['configuration error', 'payment-unavailable'],
  ['origin not allowed', 'security'],
];

/** What the shop's own codes say; the specification has no words for these. */
const CONSENT_CODE = 'withdrawal-consent-required';
const COUPON_CODES = 'coupon-';
const LIMIT_CODES = 'too-many-';

export function explainFailure(failure: CallFailure): CheckoutFailure {
  const message = failure.message.toLowerCase();
  if (failure.kind === 'no-answer') {
    return failure.isTypeError && message.includes('fetch') ? 'network' : 'connection';
  }
  if (failure.code === CONSENT_CODE) return 'consent';
  if (failure.code.startsWith(COUPON_CODES)) return 'coupon';
  if (failure.code.startsWith(LIMIT_CODES)) return 'too-many';
  return CAUSES.find(([phrase]) => message.includes(phrase))?.[1] ?? 'failed';
}
