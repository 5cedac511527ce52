import { tabStorage } from '../browser/guarded-storage.ts';
import { randomHex } from '../browser/random-id.ts';
import { attemptFor, parseAttempt, type Attempt } from '#core/checkout/attempt.ts';

const NAME = 'checkout-attempt';

export type SubmitKeys = Readonly<{
  current: () => string;
  /** Returns a new key for the same input; the previous one can no longer be used. */
  renew: () => string;
}>;

/**
 * The idempotency key of one checkout input, stored by the digest of its content. Stored for this tab: after a reload
 * in the middle of a submit, the same key is used.
 */
export function submitKeys(content: string): SubmitKeys {
  const keep = (attempt: Attempt) => {
    tabStorage.set(NAME, JSON.stringify(attempt));
    return attempt.key;
  };
  return {
    current: () => keep(attemptFor(content, parseAttempt(tabStorage.get(NAME)), randomHex)),
    renew: () => keep({ content, key: randomHex() }),
  };
}

/** After a payment the same input is a new purchase, with a new key. */
export function forgetSubmitKey(): void {
  tabStorage.set(NAME, null);
}
