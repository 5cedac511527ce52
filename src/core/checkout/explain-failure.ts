/** Why a call to our server failed. `message` is the server's, or the browser's. */
export type CallFailure =
  | Readonly<{ kind: 'refused'; code: string; message: string }>
  /** No response arrived. `isTypeError`: the browser's `fetch` reports a lost connection this way. */
  | Readonly<{ kind: 'no-response'; message: string; isTypeError: boolean }>;

export type CheckoutFailure =
  | 'prices-updated'
  | 'items-unavailable'
  | 'payment-unavailable'
  | 'security'
  | 'network'
  | 'connection'
  /** The code was valid when it was applied and is no longer: another customer took its last use. */
  | 'coupon'
  /** The server requires the withdrawal tick and the page did not show it. */
  | 'consent'
  /** The gift would be sent after one of its plans must be installed. */
  | 'gift-day'
  /** Too many checkouts were begun; waiting helps. */
  | 'too-many'
  | 'failed';

/** The phrases by which the specification identifies the causes of a refused checkout. */
const CAUSES: readonly (readonly [phrase: string, cause: CheckoutFailure])[] = [
  ['price has been updated', 'prices-updated'],
  ['package not found', 'items-unavailable'],
  ['no longer available', 'items-unavailable'],
  ['payment processing', 'payment-unavailable'],
  ['configuration error', 'payment-unavailable'],
  ['origin not allowed', 'security'],
];

/** Our own error codes, for causes that the specification has no phrase for. */
const CONSENT_CODE = 'withdrawal-consent-required';
const COUPON_CODES = 'coupon-';
const GIFT_DAY_CODE = 'gift-day-too-late';
const LIMIT_CODES = 'too-many-';

export function explainFailure(failure: CallFailure): CheckoutFailure {
  const message = failure.message.toLowerCase();
  if (failure.kind === 'no-response') {
    return failure.isTypeError && message.includes('fetch') ? 'network' : 'connection';
  }
  if (failure.code === CONSENT_CODE) return 'consent';
  if (failure.code.startsWith(COUPON_CODES)) return 'coupon';
  if (failure.code === GIFT_DAY_CODE) return 'gift-day';
  if (failure.code.startsWith(LIMIT_CODES)) return 'too-many';
  return CAUSES.find(([phrase]) => message.includes(phrase))?.[1] ?? 'failed';
}
