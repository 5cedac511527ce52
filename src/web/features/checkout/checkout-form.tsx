import { useRef, useState, type SubmitEvent } from 'react';
import { Lock, TriangleAlert } from 'lucide-react';
import { checkoutTotals } from '#core/checkout/coupon.ts';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import { formatMoney, money } from '#core/money.ts';
import { useCart } from '../../cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDeviceAnswer } from '../../use-device-answer.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { outcomeToast } from './checkout-toasts.ts';
import { CouponField } from './coupon-field.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { EmailField } from './email-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutSpeech } from './use-checkout-speech.ts';
import { useCoupon } from './use-coupon.ts';

type Properties = Readonly<{ isOpen: boolean; onReview: () => void }>;

/** Everything a customer decides before paying. Nothing typed here is lost when a submit fails. */
export function CheckoutForm({ isOpen, onReview }: Properties) {
  const account = useAccountEmail();
  const coupon = useCoupon();
  const speech = useCheckoutSpeech();
  const { state, submit } = useCheckout(isOpen);
  const [typedEmail, setTypedEmail] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const deviceAnswer = useDeviceAnswer();
  const [outcome, setOutcome] = useOutcome(isOpen);
  const emailInput = useRef<HTMLInputElement>(null);
  const tickInput = useRef<HTMLInputElement>(null);
  const email = account ?? typedEmail;

  // What was said about the address was about the one before.
  const typeEmail = (typed: string) => {
    setTypedEmail(typed);
    if (outcome !== null && isAboutEmail(outcome)) setOutcome(null);
  };

  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    // Nobody pays the full price because one button was not pressed: the total is shown with the coupon first.
    if (coupon.isUnasked) return coupon.apply();
    const fields = { email, discount: coupon.discount, isDisclaimerTicked: isTicked, deviceAnswer };
    const result = await submit(fields);
    if (result === null) return;
    setOutcome(result);
    if (result.kind === 'failed' && result.why === 'coupon') coupon.drop();
    if (isAboutEmail(result)) emailInput.current?.focus();
    if (result.kind === 'not-ticked') tickInput.current?.focus();
    const said = outcomeToast(result, speech);
    if (said !== null) toasts.show(said);
  };

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={(event) => void pay(event)}>
      <OrderSummary discount={coupon.discount} onReview={onReview} />
      <CouponField coupon={coupon} />
      <EmailField
        input={emailInput}
        value={email}
        isFixed={account !== null}
        complaint={useEmailComplaint(outcome)}
        onChange={typeEmail}
      />
      <Disclaimer
        input={tickInput}
        isTicked={isTicked}
        isComplained={outcome?.kind === 'not-ticked' && !isTicked}
        onTick={setIsTicked}
        answer={deviceAnswer}
      />
      <Changed outcome={outcome} onReview={onReview} />
      <PayButton state={state} discount={coupon.discount} />
    </form>
  );
}

function isAboutEmail({ kind }: CheckoutOutcome): boolean {
  return kind === 'incomplete' || kind === 'email-unreadable';
}

/** What the last submit came to; whoever opens the dialog anew has seen it, and may have mended it. */
function useOutcome(isOpen: boolean) {
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setOutcome(null);
  }
  return [outcome, setOutcome] as const;
}

/** Null for a guest, and until it is known. */
function useAccountEmail(): string | null {
  const session = useSession();
  return session.kind === 'signed-in' ? session.session.email : null;
}

function useEmailComplaint(outcome: CheckoutOutcome | null): string | null {
  const t = useMessages('checkout');
  if (outcome?.kind === 'incomplete') return t('incomplete');
  return outcome?.kind === 'email-unreadable' ? t('emailUnreadable') : null;
}

type ChangedProperties = Readonly<{ outcome: CheckoutOutcome | null; onReview: () => void }>;

/** Prices that moved and plans that went are mended in the cart, which shows them marked. */
function Changed({ outcome, onReview }: ChangedProperties) {
  const t = useMessages('checkout');
  const what = whatChanged(outcome);
  if (what === null) return null;
  return (
    <div className="changed-notice">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid gap-1">
        <p className="font-semibold">{t(`changed.${what}.title`)}</p>
        <p>{t(`changed.${what}.text`)}</p>
        <button type="button" className="text-button justify-self-start" onClick={onReview}>
          {t('review')}
        </button>
      </div>
    </div>
  );
}

function whatChanged(outcome: CheckoutOutcome | null): 'prices-updated' | 'items-unavailable' | null {
  if (outcome?.kind === 'unavailable') return 'items-unavailable';
  if (outcome?.kind !== 'failed') return null;
  return outcome.why === 'prices-updated' || outcome.why === 'items-unavailable' ? outcome.why : null;
}

type PayProperties = Readonly<{
  state: ReturnType<typeof useCheckout>['state'];
  discount: ReturnType<typeof useCoupon>['discount'];
}>;

function PayButton({ state, discount }: PayProperties) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { items } = useCart();
  const total = formatMoney(money(checkoutTotals(items, discount).totalCents), language);
  const words = { open: t('pay', { total }), busy: t('paying'), leaving: t('leaving') };
  return (
    <div className="grid gap-2">
      <button
        type="submit"
        className={`w-full ${buttonClass('primary')}`}
        aria-disabled={state !== 'open'}
        data-busy={state !== 'open'}
      >
        <Lock aria-hidden="true" className="size-4" />
        <span aria-live="polite">{words[state]}</span>
      </button>
      <p className="text-center text-sm text-ink-soft">{t('secure')}</p>
    </div>
  );
}
