import { useEffect, useRef, useState } from 'react';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { AppliedDiscount } from '#core/checkout/coupon.ts';
import { digestOf } from '#core/checkout/attempt.ts';
import { submitCheckout, type CheckoutOutcome, type CheckoutInput } from '#core/checkout/submit-checkout.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { checkoutCalls, type CheckoutBody } from './checkout-requests.ts';
import { submitKeys } from './submit-keys.ts';

export type CheckoutFields = CheckoutInput &
  Readonly<{ discount: AppliedDiscount | null; deviceAnswer: DeviceAnswer }>;

type Submitting = Readonly<{
  state: 'open' | 'busy' | 'leaving';
  /** The items the browser leaves to pay for; null while it stays. */
  paidItems: Cart | null;
  /** Resolves with null when it did nothing because a submit is in progress. */
  submit: (fields: CheckoutFields) => Promise<CheckoutOutcome | null>;
}>;

/** One submit at a time; on success the browser opens the payment page, if the dialog is still open. */
export function useCheckout(isOpen: boolean): Submitting {
  const { id, leave } = useCart();
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<Submitting['state']>('open');
  const [paidItems, setPaidItems] = useState<Cart | null>(null);
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    isStillOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    // The browser's Back button restores the page in the state in which it was left: on its way to the payment page.
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setState('open');
      setPaidItems(null);
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, []);

  const submit = async ({ discount, deviceAnswer, ...input }: CheckoutFields) => {
    const { email, items, withdrawal } = input;
    if (state !== 'open') return null;
    setState('busy');
    const body: CheckoutBody = {
      email: email.trim(),
      items: [...items],
      discountCode: discount?.code ?? null,
      language,
      cartId: id(),
      disclaimerAccepted: true,
      withdrawal,
      deviceAnswer,
    };
    const keys = submitKeys(digestOf(JSON.stringify(body)));
    const outcome = await submitCheckout(input, checkoutCalls({ anonKey, body, keys }));
    if (outcome.kind === 'leave' && isStillOpen.current) {
      setState('leaving');
      setPaidItems(items);
      leave();
      window.location.assign(outcome.url);
    } else {
      setState('open');
    }
    return outcome;
  };

  return { state, paidItems, submit };
}
