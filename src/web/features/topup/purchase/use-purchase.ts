import { useState, type SyntheticEvent } from 'react';
import { TopupFields } from '#contract/forms.ts';
import type { TopupOffer } from '#contract/orders/topups.ts';
import { parseMegabytes } from '#core/catalogue/packages/data-amount.ts';
import { checkoutTotals } from '#core/checkout/coupon.ts';
import { chooseTopup } from '#core/topups/choose-topup.ts';
import { useWithdrawal } from '../../../checkout/consent/use-withdrawal.ts';
import { useCoupon } from '../../../checkout/coupon/use-coupon.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAccountEmail } from '../../../session/use-account-email.ts';
import type { TopupTarget } from '../topup-target.ts';
import { useBuyTopup, type BuyOutcome } from './use-buy-topup.ts';

type Options = Readonly<{
  target: TopupTarget;
  offers: readonly TopupOffer[];
  packageId: string | null;
  onOutdated: () => void;
}>;

/** All inputs of the purchase. Nothing typed is lost when it fails. */
export function usePurchase({ target, offers, packageId, onOutdated }: Options) {
  const { chosen, choose } = useChosen({ target, offers, packageId });
  const { form, withdrawal, shownWithdrawal, isEmailFixed } = useBuyer(chosen);
  const lines = chosen === null ? [] : [{ ...chosen, quantity: 1 }];
  const coupon = useCoupon(lines);
  const { isLeaving, buy } = useBuyTopup(target);
  const [outcome, setOutcome] = useState<BuyOutcome | null>(null);

  const react = (result: BuyOutcome) => {
    setOutcome(result);
    if (result.kind !== 'failed') return null;
    if (result.why === 'coupon') coupon.refuse(result.code);
    if (result.why === 'prices-updated' || result.why === 'not-possible') onOutdated();
    if (result.why !== 'consent') return null;
    withdrawal.requireTick();
    return { message: null, fields: ['withdrawal'] as const };
  };
  const submit = (isRepeatWanted: boolean) =>
    form.handle({
      schema: TopupFields,
      onInvalid: () => setOutcome(null),
      async send({ email }) {
        if (chosen === null || isLeaving) return null;
        const discountCode = coupon.discount?.code ?? null;
        const input = { email, topup: chosen, withdrawal: shownWithdrawal, discountCode, isRepeatWanted };
        return react(await buy(input));
      },
    });
  return {
    form,
    coupon,
    withdrawal,
    chosen,
    choose: (topup: TopupOffer) => {
      choose(topup);
      setOutcome(null);
    },
    isEmailFixed,
    totalCents: checkoutTotals(lines, coupon.discount).totalCents,
    state: stateOf(isLeaving, form.isBusy),
    /** Shown above the button; consent and the question about a repeat have their own place. */
    failure: shownFailure(outcome),
    question: questionOf(outcome),
    keepOne: () => setOutcome(null),
    buyAgain: submit(true),
    pay: (event: SyntheticEvent) => {
      // A typed coupon is applied before paying; the new total is shown first.
      event.preventDefault();
      if (coupon.isUnvalidated) void coupon.apply();
      else submit(false)(event);
    },
  };
}

/** What is bought and who pays, and what they were shown about withdrawal. */
function useBuyer(chosen: TopupOffer | null) {
  const account = useAccountEmail();
  const { hasTick, textFor, requireTick } = useWithdrawal();
  const text = textFor('topup');
  const form = useForm({
    texts: { packageId: '', email: '' },
    ticks: { withdrawal: false },
    fixed: {
      texts: { packageId: chosen?.packageId ?? '', ...(account === null ? {} : { email: account }) },
      ticks: hasTick ? {} : { withdrawal: true },
    },
  });
  return {
    form,
    withdrawal: { text, requireTick },
    shownWithdrawal: { text, isAccepted: hasTick },
    isEmailFixed: account !== null,
  };
}

export type PurchaseState = ReturnType<typeof usePurchase>;

function stateOf(isLeaving: boolean, isBusy: boolean): 'open' | 'busy' | 'leaving' {
  if (isLeaving) return 'leaving';
  return isBusy ? 'busy' : 'open';
}

function shownFailure(outcome: BuyOutcome | null) {
  if (outcome?.kind !== 'failed') return null;
  const { why } = outcome;
  return why === 'consent' || why === 'same-again' || why === 'same-unpaid' ? null : why;
}

/** The same top-up was bought a moment ago, or somebody is about to pay for it. */
function questionOf(outcome: BuyOutcome | null) {
  if (outcome?.kind !== 'failed') return null;
  const { why } = outcome;
  return why === 'same-again' || why === 'same-unpaid' ? why : null;
}

/** The selected top-up. When the list is read again it keeps its selection, with the new price. */
function useChosen({ target, offers, packageId }: Omit<Options, 'onOutdated'>) {
  const [pressed, setPressed] = useState<string | null>(null);
  const isStillOffered = offers.some((offer) => offer.packageId === pressed);
  const chosen = chooseTopup(offers, {
    packageId: isStillOffered ? pressed : packageId,
    planMegabytes: planMegabytesOf(target),
  });
  return { chosen, choose: (topup: TopupOffer) => setPressed(topup.packageId) };
}

/** Of an eSIM that is not the customer's own, the plan is not known. */
function planMegabytesOf(target: TopupTarget) {
  if (target.kind !== 'mine') return null;
  const megabytes = parseMegabytes(target.esim.dataPlan);
  return megabytes === null || megabytes === Infinity ? 'unlimited' : megabytes;
}
