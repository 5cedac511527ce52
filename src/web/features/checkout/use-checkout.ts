import { useEffect, useRef, useState } from 'react';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import type { Cart } from '#core/cart/cart.ts';
import { storedItems } from '#core/cart/stored-items.ts';
import type { AppliedDiscount } from '#core/checkout/coupon.ts';
import { digestOf } from '#core/checkout/attempt.ts';
import type { ShownWithdrawal } from '#core/checkout/consent.ts';
import { submitCheckout, type CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import type { CreateCheckoutBody } from '#contract/orders/checkout.ts';
import type { GiftBody } from '#contract/orders/gifts.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { checkoutCalls } from './checkout-requests.ts';
import { submitKeys } from '../../checkout/submit-keys.ts';

type CheckoutInput = Readonly<{
  email: string;
  items: Cart;
  withdrawal: ShownWithdrawal;
  discount: AppliedDiscount | null;
  deviceAnswer: DeviceAnswer;
  /** Null: it is for the buyer. */
  gift: GiftBody | null;
  isReminderWanted: boolean;
}>;

type Submitting = Readonly<{
  /** The items the browser leaves to pay for; null while it stays. */
  paidItems: Cart | null;
  submit: (input: CheckoutInput) => Promise<CheckoutOutcome>;
}>;

/** On success the browser opens the payment page, if the dialog is still open. */
export function useCheckout(isOpen: boolean): Submitting {
  const { id, leave } = useCart();
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [paidItems, setPaidItems] = useState<Cart | null>(null);
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    isStillOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    // The browser's Back button restores the page in the state in which it was left: on its way to the payment page.
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPaidItems(null);
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, []);

  const submit = async ({ isReminderWanted, ...input }: CheckoutInput) => {
    const { email, items, withdrawal, discount, deviceAnswer, gift } = input;
    const body: CreateCheckoutBody = {
      email,
      items: storedItems(items),
      discountCode: discount?.code ?? null,
      language,
      cartId: id(),
      disclaimerAccepted: true,
      withdrawal,
      deviceAnswer,
      ...(gift !== null && { gift }),
    };
    const keys = submitKeys(digestOf(JSON.stringify(body)));
    const outcome = await submitCheckout(
      items,
      checkoutCalls({ anonKey, items, body, keys, isReminderWanted }),
    );
    if (outcome.kind === 'leave' && isStillOpen.current) {
      setPaidItems(items);
      leave(items.map(({ packageId }) => packageId));
      window.location.assign(outcome.url);
    }
    return outcome;
  };

  return { paidItems, submit };
}
