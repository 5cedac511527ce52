import { useState } from 'react';
import { applyCoupon, couponAsTyped, type AppliedDiscount } from '#core/checkout/coupon.ts';
import { useCart } from '../../cart-context.ts';
import { usePageFacts } from '../../page-facts.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { askCoupon } from './checkout-calls.ts';
import { couponToast } from './checkout-toasts.ts';
import { useCheckoutSpeech } from './use-checkout-speech.ts';

export type Coupon = Readonly<{
  typed: string;
  discount: AppliedDiscount | null;
  isAsking: boolean;
  type: (text: string) => void;
  apply: () => Promise<void>;
  remove: () => void;
  /** The shop no longer takes it. */
  drop: () => void;
}>;

/** A coupon changes what is shown and what is submitted; the shop decides what it is worth. */
export function useCoupon(): Coupon {
  const speech = useCheckoutSpeech();
  const { items } = useCart();
  const { anonKey } = usePageFacts();
  const [typed, setTyped] = useState('');
  const [discount, setDiscount] = useState<AppliedDiscount | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const apply = async () => {
    if (isAsking) return;
    setIsAsking(true);
    const outcome = await applyCoupon(typed, (code) => askCoupon(code, items, anonKey));
    setIsAsking(false);
    if (outcome.kind === 'applied') setDiscount(outcome.discount);
    toasts.show(couponToast(outcome, speech));
  };

  return {
    typed,
    discount,
    isAsking,
    type: (text) => setTyped(couponAsTyped(text)),
    apply,
    remove() {
      setDiscount(null);
      setTyped('');
      toasts.show({ title: speech.t('coupon.removedTitle') });
    },
    drop: () => setDiscount(null),
  };
}
