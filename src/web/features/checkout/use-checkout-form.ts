import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CheckoutOutcome, Gap } from '#core/checkout/submit-checkout.ts';
import { findGaps } from '#core/checkout/submit-checkout.ts';
import { useCart } from '../../cart/cart-context.ts';
import { useSession } from '../../session/use-session.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useDeviceAnswer } from '../../visitor/use-device-answer.ts';
import { outcomeToast } from './checkout-toasts.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutI18n } from './use-checkout-i18n.ts';
import { useCoupon } from './coupon/use-coupon.ts';
import { useWithdrawal } from './consent/use-withdrawal.ts';

/** All inputs of the checkout. Nothing typed here is lost when a submit fails. */
export function useCheckoutForm(isOpen: boolean) {
  const account = useAccountEmail();
  const coupon = useCoupon();
  const withdrawal = useWithdrawal();
  const i18n = useCheckoutI18n();
  const deviceAnswer = useDeviceAnswer();
  const { items } = useCart();
  const { state, paidItems, submit } = useCheckout(isOpen);
  const [typedEmail, setTypedEmail] = useState('');
  const [isDisclaimerTicked, setIsDisclaimerTicked] = useState(false);
  const [outcome, setOutcome] = useOutcome(isOpen);
  const email = account ?? typedEmail;
  const input = { email, items, isDisclaimerTicked, withdrawal: withdrawal.shown };
  const inputs = useInputs();
  useFocusOnFirstGap(outcome, inputs);

  const pay = async () => {
    // A typed coupon is applied before paying, so that no customer pays the full price by mistake; the new total is
    // shown first.
    if (coupon.isUnvalidated) return coupon.apply();
    const result = await submit({ ...input, discount: coupon.discount, deviceAnswer });
    if (result === null) return;
    setOutcome(result);
    if (result.kind === 'failed' && result.why === 'coupon') coupon.refuse(result.code);
    if (isGap(result, 'withdrawal')) withdrawal.requireTick();
    const toast = outcomeToast(result, i18n);
    if (toast !== null) toasts.show(toast);
  };

  return {
    coupon,
    withdrawal,
    deviceAnswer,
    state,
    /** While the browser goes to the payment page the cart is already empty; the items being paid stay visible. */
    items: paidItems ?? items,
    email: { value: email, isFixed: account !== null, type: setTypedEmail },
    disclaimer: { isTicked: isDisclaimerTicked, tick: setIsDisclaimerTicked },
    inputs,
    outcome,
    /** Inputs that were missing when Pay was pressed and still are. */
    gaps: outcome?.kind === 'incomplete' ? findGaps(input).filter((gap) => isGap(outcome, gap)) : [],
    pay,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

function isGap(outcome: CheckoutOutcome, gap: Gap): boolean {
  return outcome.kind === 'incomplete' && outcome.gaps.includes(gap);
}

type Inputs = Readonly<Record<'email' | 'disclaimer' | 'withdrawal', RefObject<HTMLInputElement | null>>>;

function useInputs(): Inputs {
  return {
    email: useRef<HTMLInputElement>(null),
    disclaimer: useRef<HTMLInputElement>(null),
    withdrawal: useRef<HTMLInputElement>(null),
  };
}

/** Runs after the gap is rendered: a checkbox the server just required has only now appeared. */
function useFocusOnFirstGap(outcome: CheckoutOutcome | null, inputs: Inputs): void {
  const known = useRef(inputs);
  useEffect(() => {
    const [first] = outcome?.kind === 'incomplete' ? outcome.gaps : [];
    if (first === undefined || first === 'cart') return;
    known.current[first === 'email-unreadable' ? 'email' : first].current?.focus();
  }, [outcome]);
}

/** The outcome of the last submit; it is cleared when the dialog opens again, because the customer has seen it. */
function useOutcome(isOpen: boolean) {
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setOutcome(null);
  }
  return [outcome, setOutcome] as const;
}

/** Null for a guest, and until the session is known. */
function useAccountEmail(): string | null {
  const session = useSession();
  return session.kind === 'signed-in' ? session.session.email : null;
}
