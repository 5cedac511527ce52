import { useEffect, useRef, useState } from 'react';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import type { AppliedDiscount } from '#core/checkout/coupon.ts';
import { submitCheckout, type CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import { useCart } from '../../cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../page-facts.ts';
import { checkoutCalls, type CheckoutBody } from './checkout-calls.ts';
import { submitKeys } from './submit-keys.ts';

export type CheckoutFields = Readonly<{
  email: string;
  discount: AppliedDiscount | null;
  isDisclaimerTicked: boolean;
  deviceAnswer: DeviceAnswer;
}>;

type Submitting = Readonly<{
  state: 'open' | 'busy' | 'leaving';
  /** Answers null when it changes nothing: a submit is under way. */
  submit: (fields: CheckoutFields) => Promise<CheckoutOutcome | null>;
}>;

/** One submit at a time; the browser leaves for the payment page when it succeeds and the dialog is still open. */
export function useCheckout(isOpen: boolean): Submitting {
  const { items, id, leave } = useCart();
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<Submitting['state']>('open');
  const isWanted = useRef(isOpen);
  useEffect(() => {
    isWanted.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    // The browser's Back brings the page back as it was left: on its way to pay.
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('open');
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, []);

  const submit = async ({ email, discount, isDisclaimerTicked, deviceAnswer }: CheckoutFields) => {
    if (state !== 'open') return null;
    setState('busy');
    const body: CheckoutBody = {
      email: email.trim(),
      items: [...items],
      discountCode: discount?.code ?? null,
      language,
      cartId: id(),
      disclaimerAccepted: true,
      deviceAnswer,
    };
    const outcome = await submitCheckout(
      { email, items, isDisclaimerTicked },
      checkoutCalls({ anonKey, body, keys: submitKeys(JSON.stringify(body)) }),
    );
    if (outcome.kind === 'leave' && isWanted.current) {
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
