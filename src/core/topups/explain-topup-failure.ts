import { explainFailure, type CallFailure, type CheckoutFailure } from '#core/checkout/explain-failure.ts';

export type TopupFailure =
  | Exclude<CheckoutFailure, 'items-unavailable' | 'connection' | 'gift-day'>
  /** The same top-up for the same eSIM was bought within the last minute: the customer is asked. */
  | 'same-again'
  /** Somebody else is about to pay for the same top-up: the customer is asked. */
  | 'same-unpaid'
  /** The eSIM does not take this top-up any more. */
  | 'not-possible'
  /** The network cannot say whether the eSIM takes it. */
  | 'network-silent';

const SAME_CODE = 'same-topup-again';
const UNPAID_CODE = 'same-topup-unpaid';
const SILENT_CODE = 'topups-unavailable';
const NOT_POSSIBLE_CODES = 'no-topup-';

/** Why a top-up could not be bought; the screen has a sentence for each. */
export function explainTopupFailure(failure: CallFailure): TopupFailure {
  if (failure.kind === 'refused') {
    if (failure.code === SAME_CODE) return 'same-again';
    if (failure.code === UNPAID_CODE) return 'same-unpaid';
    if (failure.code === SILENT_CODE) return 'network-silent';
    if (failure.code.startsWith(NOT_POSSIBLE_CODES)) return 'not-possible';
  }
  const why = explainFailure(failure);
  if (why === 'items-unavailable') return 'not-possible';
  if (why === 'connection') return 'network';
  // A top-up is never a gift.
  return why === 'gift-day' ? 'failed' : why;
}
