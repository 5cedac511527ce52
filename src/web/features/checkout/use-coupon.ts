import { useState } from 'react';
import {
  applyCoupon,
  couponAsTyped,
  type AppliedDiscount,
  type CouponOutcome,
} from '#core/checkout/coupon.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { useCart } from '../../cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../page-facts.ts';
import type { ToastWords } from '../../ui/toasts/toast-store.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { askCoupon } from './checkout-calls.ts';

export type Coupon = Readonly<{
  typed: string;
  discount: AppliedDiscount | null;
  isAsking: boolean;
  type: (text: string) => void;
  apply: () => Promise<void>;
  remove: () => void;
}>;

/** A coupon changes what is shown and what is submitted; the shop decides what it is worth. */
export function useCoupon(): Coupon {
  const t = useMessages('checkout');
  const outcomeToast = useOutcomeToast();
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
    toasts.show(outcomeToast(outcome));
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
      toasts.show({ title: t('coupon.removedTitle') });
    },
  };
}

function useOutcomeToast(): (outcome: CouponOutcome) => ToastWords {
  const t = useMessages('checkout');
  const language = useLanguage();
  return (outcome) => {
    switch (outcome.kind) {
      case 'empty':
        return { title: t('coupon.emptyTitle'), tone: 'bad' };
      case 'failed':
        return { title: t('coupon.failed'), tone: 'bad' };
      case 'invalid': {
        // The shop's reasons are English; Spanish readers are told the plain fact.
        const reason = language === 'en' ? outcome.message : null;
        return { title: t('coupon.invalidTitle'), text: reason ?? t('coupon.invalidText'), tone: 'bad' };
      }
      case 'applied': {
        const amount = formatMoney(money(centsFromDollars(outcome.discount.amount)), language);
        return {
          title: t('coupon.appliedTitle'),
          text: t('coupon.appliedText', { amount }),
          tone: 'good',
        };
      }
    }
  };
}
