import { useState } from 'react';
import { attemptFor, parseAttempt } from '#core/checkout/attempt.ts';
import type { AppliedDiscount } from '#core/checkout/coupon.ts';
import { submitCheckout, type CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import { useCart } from '../../cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../page-facts.ts';
import { checkoutCalls, type CheckoutBody } from './checkout-calls.ts';

const ATTEMPT = 'checkout-attempt';

export type CheckoutFields = Readonly<{
  email: string;
  discount: AppliedDiscount | null;
  isDisclaimerTicked: boolean;
  /** Whether the device checker was opened before the box was ticked. */
  isDeviceChecked: boolean;
}>;

type Submitting = Readonly<{
  state: 'open' | 'busy' | 'leaving';
  /** Answers null when it changes nothing: a submit is under way. */
  submit: (fields: CheckoutFields) => Promise<CheckoutOutcome | null>;
}>;

/** One submit at a time; the browser leaves for the payment page when it succeeds. */
export function useCheckout(): Submitting {
  const { items, id, leave } = useCart();
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<Submitting['state']>('open');

  const submit = async ({ email, discount, isDisclaimerTicked, isDeviceChecked }: CheckoutFields) => {
    if (state !== 'open') return null;
    setState('busy');
    const body: CheckoutBody = {
      email: email.trim(),
      items: [...items],
      discountCode: discount?.code ?? null,
      language,
      cartId: id(),
      disclaimerAccepted: true,
      deviceAnswer: isDeviceChecked ? 'compatible' : 'not-checked',
    };
    const key = keyFor(JSON.stringify(body));
    const outcome = await submitCheckout(
      { email, items, isDisclaimerTicked },
      checkoutCalls({ anonKey, body, key }),
    );
    if (outcome.kind === 'leave') {
      setState('leaving');
      leave();
      window.location.assign(outcome.url);
    } else {
      setState('open');
    }
    return outcome;
  };

  return { state, submit };
}

/** Kept for this tab, so that a reload in the middle of a submit asks for the same checkout. */
function keyFor(content: string): string {
  try {
    const attempt = attemptFor(content, parseAttempt(sessionStorage.getItem(ATTEMPT)), newKey);
    sessionStorage.setItem(ATTEMPT, JSON.stringify(attempt));
    return attempt.key;
  } catch {
    return newKey();
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
