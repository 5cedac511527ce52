import type { TFunction } from 'i18next';
import type { Reason } from '#core/cart/availability.ts';
import type { CouponOutcome } from '#core/checkout/coupon.ts';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import type { Language } from '#core/language.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import type { ToastWords } from '../../ui/toasts/toast-store.ts';

export type CheckoutSpeech = Readonly<{
  language: Language;
  t: TFunction<'checkout'>;
  shell: TFunction;
}>;

const WARNING_MS = 4000;
const FAILURE_MS = 8000;

/** What is said about a submit; null when the browser leaves, or when the form itself says it. */
export function outcomeToast(outcome: CheckoutOutcome, speech: CheckoutSpeech): ToastWords | null {
  const { t, shell } = speech;
  switch (outcome.kind) {
    case 'leave':
    case 'email-unreadable':
    case 'not-ticked':
      return null;
    case 'incomplete':
      return bad(t('failedTitle'), t('incomplete'));
    case 'not-validated':
      return bad(shell('cart.notValidated'), shell('cart.notValidatedText'));
    case 'unavailable':
      return { ...bad(t('unavailableTitle'), reasonWords(outcome.reason, speech)), durationMs: WARNING_MS };
    case 'failed':
      return { ...bad(failureTitle(outcome.why, t), t(`failed.${outcome.why}`)), durationMs: FAILURE_MS };
  }
}

export function couponToast(outcome: CouponOutcome, { language, t }: CheckoutSpeech): ToastWords {
  switch (outcome.kind) {
    case 'empty':
      return { title: t('coupon.emptyTitle'), tone: 'bad' };
    case 'failed':
      return { title: t('coupon.failed'), tone: 'bad' };
    case 'invalid': {
      // The shop's reasons are English; Spanish readers are told the plain fact.
      const reason = language === 'en' ? outcome.message : null;
      return bad(t('coupon.invalidTitle'), reason ?? t('coupon.invalidText'));
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
}

function failureTitle(why: string, t: TFunction<'checkout'>): string {
  return why === 'coupon' ? t('coupon.invalidTitle') : t('failedTitle');
}

function reasonWords({ code, message }: Reason, { language, t }: CheckoutSpeech): string {
  if (language === 'en' && message !== null) return message;
  return code === null ? t('unavailable') : t(`reason.${code}`);
}

function bad(title: string, text: string): ToastWords {
  return { title, text, tone: 'bad' };
}
