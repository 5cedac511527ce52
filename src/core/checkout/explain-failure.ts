/** How a call to the shop went wrong. `message` is the shop's own, or the browser's. */
export type CallFailure =
  | Readonly<{ kind: 'refused'; message: string }>
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
  | 'failed';

/** The words by which the specification tells the causes of a refused checkout apart. */
const CAUSES: readonly (readonly [phrase: string, cause: CheckoutFailure])[] = [
  ['price has been updated', 'prices-updated'],
  ['package not found', 'items-unavailable'],
  ['no longer available', 'items-unavailable'],
  ['payment processing', 'payment-unavailable'],
  ['configuration error', 'payment-unavailable'],
  ['origin not allowed', 'security'],
  ['coupon code is not valid', 'coupon'],
];

export function explainFailure(failure: CallFailure): CheckoutFailure {
  const message = failure.message.toLowerCase();
  if (failure.kind === 'no-answer') {
    return failure.isTypeError && message.includes('fetch') ? 'network' : 'connection';
  }
  return CAUSES.find(([phrase]) => message.includes(phrase))?.[1] ?? 'failed';
}
