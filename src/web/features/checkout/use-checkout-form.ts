import { useState, type SyntheticEvent } from 'react';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import { CheckoutFields, GiftCheckoutFields } from '#contract/forms.ts';
import type { GiftBody } from '#contract/orders/gifts.ts';
import { useCart } from '../../cart/cart-context.ts';
import { giftBodyOf } from '../../gifts/gift-values.ts';
import { useCoupon, type Coupon } from '../../checkout/coupon/use-coupon.ts';
import { useWithdrawal } from '../../checkout/consent/use-withdrawal.ts';
import { useCheckoutI18n } from '../../checkout/use-checkout-i18n.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useDeviceAnswer } from '../../visitor/use-device-answer.ts';
import { outcomeToast } from './checkout-toasts.ts';
import { useBuyNow } from './buy-now/use-buy-now.ts';
import { useCheckout } from './use-checkout.ts';
import { useFirstValues, useKeepCheckout } from './use-kept-checkout.ts';

/** All inputs of the checkout. Nothing typed here is lost when a submit fails. */
export function useCheckoutForm(isOpen: boolean) {
  const account = useAccountEmail();
  const { hasTick, textFor, requireTick } = useWithdrawal();
  const i18n = useCheckoutI18n();
  const deviceAnswer = useDeviceAnswer();
  const { paidItems, submit } = useCheckout(isOpen);
  const { items: cart } = useCart();
  const buyNow = useBuyNow(cart, paidItems !== null);
  // While the browser goes to the payment page they are not in the cart any more; they stay visible.
  const items = paidItems ?? buyNow.items;
  const first = useFirstValues(i18n.language);
  const coupon = useCoupon(items, first.code);
  const form = useForm(fieldsOf(first, { account, hasTick }));
  const [outcome, setOutcome] = useOutcome(isOpen, form.clearProblems);

  const isGift = form.tick('isGift').isTicked;
  const withdrawalText = textFor(isGift ? 'gift' : 'esim');
  const { email: typedEmail, ...giftTexts } = form.texts;
  const mustTickAgain = useKeepCheckout(first, {
    // The email of an account must not stay in this browser after a sign-out.
    email: account === null ? typedEmail : '',
    code: coupon.keptCode,
    gift: isGift ? giftTexts : null,
    hasTicked: form.tick('disclaimer').isTicked,
  });

  const onInvalid = () => setOutcome(null);
  const send = async (email: string, gift: GiftBody | null) => {
    if (paidItems !== null) return null;
    const shown = { text: withdrawalText, isAccepted: hasTick };
    const isReminderWanted = form.tick('reminder').isTicked;
    const order = { email, items, discount: coupon.discount, deviceAnswer, gift };
    const result = await submit({ ...order, withdrawal: shown, isReminderWanted });
    setOutcome(result);
    if (result.kind === 'failed' && result.why === 'coupon') coupon.refuse(result.code);
    const toast = outcomeToast(result, i18n, navigator.onLine);
    if (toast !== null) toasts.show(toast);
    if (result.kind === 'consent-required') requireTick();
    return refusedFields(result);
  };
  const submitForm = isGift
    ? form.handle({
        schema: GiftCheckoutFields,
        onInvalid,
        send: ({ email, ...fields }) => send(email, giftBodyOf(fields)),
      })
    : form.handle({ schema: CheckoutFields, onInvalid, send: ({ email }) => send(email, null) });

  return {
    coupon,
    withdrawalText,
    deviceAnswer,
    state: stateOf(paidItems !== null, form.isBusy),
    items,
    buyNow,
    form,
    isGift,
    mustTickAgain,
    isEmailFixed: account !== null,
    outcome,
    pay: payOnceApplied(coupon, submitForm),
  };
}

type KnownBuyer = Readonly<{ account: string | null; hasTick: boolean }>;

/** The fields with their first values. The email of an account is fixed; without a withdrawal box its tick is not needed. */
function fieldsOf(first: ReturnType<typeof useFirstValues>, { account, hasTick }: KnownBuyer) {
  return {
    texts: first.texts,
    ticks: { isGift: first.isGift, disclaimer: false, withdrawal: false, reminder: false },
    fixed: {
      texts: account === null ? {} : { email: account },
      ticks: hasTick ? {} : { withdrawal: true },
    },
  };
}

/** A typed coupon is applied before paying, so that no customer pays the full price by mistake; the new total is shown first. */
function payOnceApplied(coupon: Coupon, submitForm: (event: SyntheticEvent) => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault();
    if (coupon.isUnvalidated) void coupon.apply();
    else submitForm(event);
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** What the server refused although the page accepted it. */
function refusedFields(outcome: CheckoutOutcome) {
  if (outcome.kind === 'consent-required') return { message: null, fields: ['withdrawal'] as const };
  const isDay = outcome.kind === 'failed' && outcome.why === 'gift-day';
  return isDay ? { message: null, fields: ['sendOn'] as const } : null;
}

function stateOf(isLeaving: boolean, isBusy: boolean): 'open' | 'busy' | 'leaving' {
  if (isLeaving) return 'leaving';
  return isBusy ? 'busy' : 'open';
}

/** The outcome of the last submit; it is cleared when the dialog opens again, because the customer has seen it. */
function useOutcome(isOpen: boolean, onReopen: () => void) {
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setOutcome(null);
    onReopen();
  }
  return [outcome, setOutcome] as const;
}
