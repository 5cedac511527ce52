import type { Reason } from '#core/cart/availability.ts';
import type { CouponOutcome } from '#core/checkout/coupon.ts';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Translate } from '#messages/translate.ts';
import type { ToastText } from '../../ui/toasts/toast-store.ts';

export type CheckoutI18n = Readonly<{
  language: Language;
  t: Translate<'checkout'>;
  shell: Translate<'shell'>;
}>;

type CouponProblem = Exclude<CouponOutcome, { kind: 'applied' }>;
type RejectedCoupon = Extract<CouponOutcome, { kind: 'invalid' }>;

const WARNING_MS = 4000;
const FAILURE_MS = 8000;

/**
 * The toast after a submit; null when the browser goes to the payment page, or when the form itself shows the
 * message.
 */
export function outcomeToast(outcome: CheckoutOutcome, i18n: CheckoutI18n): ToastText | null {
  const { t, shell } = i18n;
  switch (outcome.kind) {
    case 'leave':
      return null;
    case 'consent-required':
      return null;
    case 'empty-cart':
      return incompleteToast(t);
    case 'not-validated':
      return errorToast(shell('cart.notValidated'), shell('cart.notValidatedText'));
    case 'unavailable':
      return {
        ...errorToast(t('unavailableTitle'), reasonText(outcome.reason, i18n)),
        durationMs: WARNING_MS,
      };
    case 'failed':
      return {
        ...errorToast(failureTitle(outcome.why, t), t(`failed.${outcome.why}`)),
        durationMs: FAILURE_MS,
      };
  }
}

/** The email or the cart is missing. */
export function incompleteToast(t: Translate<'checkout'>): ToastText {
  return errorToast(t('failedTitle'), t('incomplete'));
}

/** Null: the field itself shows the message, and keeps showing it. */
export function couponToast(outcome: CouponOutcome, { language, t }: CheckoutI18n): ToastText | null {
  switch (outcome.kind) {
    case 'failed':
    case 'invalid':
      return null;
    case 'empty':
      return { title: t('coupon.emptyTitle'), tone: 'bad' };
    case 'applied': {
      const amount = formatMoney(money(outcome.discount.amountCents), language);
      return {
        title: t('coupon.appliedTitle'),
        text: t('coupon.appliedText', { amount }),
        tone: 'good',
      };
    }
  }
}

export type CouponMessage = Readonly<{ title: string; text?: string }>;

/** The message beside the field. */
export function couponMessage(problem: CouponProblem, i18n: CheckoutI18n): CouponMessage {
  const { t } = i18n;
  if (problem.kind === 'invalid')
    return {
      title: t('coupon.invalidTitle'),
      text: `${rejectionText(problem, i18n)}. ${t('coupon.unchanged')}`,
    };
  return { title: t(problem.kind === 'empty' ? 'coupon.emptyTitle' : 'coupon.failed') };
}

/** The server's sentence is English; in Spanish the text is chosen by its code. */
function rejectionText({ message, reason }: RejectedCoupon, { language, t }: CheckoutI18n): string {
  if (language === 'en' && message !== null) return message;
  const { code, minimumCents } = reason;
  if (code !== 'minimum') return t(`coupon.reason.${code}`);
  if (minimumCents === null) return t('coupon.reason.minimumUnknown');
  return t('coupon.reason.minimum', { amount: formatMoney(money(minimumCents), language) });
}

function failureTitle(reason: string, t: Translate<'checkout'>): string {
  return reason === 'coupon' ? t('coupon.invalidTitle') : t('failedTitle');
}

function reasonText({ code, message }: Reason, { language, t }: CheckoutI18n): string {
  if (language === 'en' && message !== null) return message;
  return code === null ? t('unavailable') : t(`reason.${code}`);
}

function errorToast(title: string, text: string): ToastText {
  return { title, text, tone: 'bad' };
}
