import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#core/cart/cart.ts';
import {
  applyCoupon,
  couponAsTyped,
  reasonOfRefusal,
  type AppliedDiscount,
  type CouponOutcome,
} from '#core/checkout/coupon.ts';
import { useCart } from '../../../cart/cart-context.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { askCoupon } from '../checkout-requests.ts';
import { couponToast } from '../checkout-toasts.ts';
import { useCheckoutSpeech } from '../use-checkout-i18n.ts';

export type Coupon = Readonly<{
  typed: string;
  discount: AppliedDiscount | null;
  /** What is wrong with the code that stands in the field. */
  trouble: CouponTrouble | null;
  isAsking: boolean;
  /** A code was typed and the shop was never asked about it. */
  isUnasked: boolean;
  type: (text: string) => void;
  apply: () => Promise<void>;
  remove: () => void;
  /** The shop no longer takes it; `code` is the one of the refused checkout. */
  refuse: (code: string | null) => void;
}>;

export type CouponTrouble = Exclude<CouponOutcome, { kind: 'applied' }>;

/** What a code is worth, and for which cart the shop said so. */
type Applied = Readonly<{ discount: AppliedDiscount; cart: string }>;

/** A coupon changes what is shown and what is submitted; the shop decides what it is worth. */
export function useCoupon(): Coupon {
  const speech = useCheckoutSpeech();
  const { items } = useCart();
  const { anonKey } = usePageFacts();
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState<Applied | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [asked, setAsked] = useState('');
  const [trouble, setTrouble] = useState<CouponTrouble | null>(null);
  const say = (outcome: CouponOutcome) => {
    setTrouble(outcome.kind === 'applied' ? null : outcome);
    const said = couponToast(outcome, speech);
    if (said !== null) toasts.show(said);
  };
  useAskedAgain(applied, (outcome, cart) => {
    setApplied(outcome.kind === 'applied' ? { discount: outcome.discount, cart } : null);
    if (outcome.kind !== 'applied') say(outcome);
  });

  const apply = async () => {
    if (isAsking) return;
    setIsAsking(true);
    const outcome = await applyCoupon(typed, (code) =>
      askCoupon(code, items, { anonKey, language: speech.language }),
    );
    setIsAsking(false);
    setAsked(typed);
    if (outcome.kind === 'applied') setApplied({ discount: outcome.discount, cart: cartKey(items) });
    say(outcome);
  };

  return {
    typed,
    discount: applied?.discount ?? null,
    trouble,
    isAsking,
    isUnasked: applied === null && typed.trim() !== '' && typed !== asked,
    type(text) {
      setTyped(couponAsTyped(text));
      setTrouble(null);
    },
    apply,
    remove() {
      setApplied(null);
      setTyped('');
      toasts.show({ title: speech.t('coupon.removedTitle') });
    },
    refuse(code) {
      setApplied(null);
      setAsked(typed);
      setTrouble({ kind: 'invalid', message: null, reason: reasonOfRefusal(code) });
    },
  };
}

/** Another tab may change the cart while a coupon is applied here: then it is worth something else, or nothing. */
function useAskedAgain(
  applied: Applied | null,
  settle: (outcome: CouponOutcome, cart: string) => void,
): void {
  const { items } = useCart();
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const latest = useRef({ items, settle });
  useEffect(() => {
    latest.current = { items, settle };
  });
  const cart = cartKey(items);
  const code = applied !== null && applied.cart !== cart && items.length > 0 ? applied.discount.code : null;
  useEffect(() => {
    if (code === null) return undefined;
    const asking = new AbortController();
    void applyCoupon(code, (one) => askCoupon(one, latest.current.items, { anonKey, language })).then(
      (outcome) => {
        if (!asking.signal.aborted) latest.current.settle(outcome, cart);
      },
    );
    return () => asking.abort();
  }, [code, cart, anonKey, language]);
}

function cartKey(items: Cart): string {
  return JSON.stringify(items.map(({ packageId, quantity, price }) => [packageId, quantity, price]));
}
