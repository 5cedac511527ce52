import type { Reason } from '#core/cart/availability.ts';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import type { Translate } from '#messages/translate.ts';
import type { CheckoutI18n } from '../../checkout/use-checkout-i18n.ts';
import type { ToastText } from '../../ui/toasts/toast-store.ts';

const WARNING_MS = 4000;
const FAILURE_MS = 8000;

/**
 * The toast after a submit; null when the browser goes to the payment page, or when the form itself shows the
 * message.
 */
export function outcomeToast(
  outcome: CheckoutOutcome,
  i18n: CheckoutI18n,
  isOnline: boolean,
): ToastText | null {
  const { t, shell } = i18n;
  if (!isOnline && isUnanswered(outcome))
    return { ...errorToast(shell('toast.offlineTitle'), t('offline')), durationMs: FAILURE_MS };
  switch (outcome.kind) {
    case 'leave':
      return null;
    case 'consent-required':
      return null;
    case 'empty-cart':
      return errorToast(t('failedTitle'), t('incomplete'));
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

/** No response came from the shop, as opposed to a refusal. */
function isUnanswered(outcome: CheckoutOutcome): boolean {
  return outcome.kind === 'not-validated' || (outcome.kind === 'failed' && outcome.why === 'failed');
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
