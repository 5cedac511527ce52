import type { Reason } from '#core/cart/availability.ts';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { ToastWords } from '../../ui/toasts/toast-store.ts';

const WARNING_MS = 4000;
const FAILURE_MS = 8000;

/** What is said about a submit; null when the browser leaves, or when the form itself says it. */
export function useOutcomeWords(): (outcome: CheckoutOutcome) => ToastWords | null {
  const t = useMessages('checkout');
  const shell = useMessages('shell');
  const language = useLanguage();

  const reasonWords = ({ code, message }: Reason) => {
    if (language === 'en' && message !== null) return message;
    return code === null ? t('unavailable') : t(`reason.${code}`);
  };

  return (outcome) => {
    switch (outcome.kind) {
      case 'leave':
      case 'email-unreadable':
      case 'not-ticked':
        return null;
      case 'incomplete':
        return { title: t('failedTitle'), text: t('incomplete'), tone: 'bad' };
      case 'not-validated':
        return { title: shell('cart.notValidated'), text: shell('cart.notValidatedText'), tone: 'bad' };
      case 'unavailable':
        return {
          title: t('unavailableTitle'),
          text: reasonWords(outcome.reason),
          tone: 'bad',
          durationMs: WARNING_MS,
        };
      case 'failed':
        return {
          title: t('failedTitle'),
          text: t(`failed.${outcome.why}`),
          tone: 'bad',
          durationMs: FAILURE_MS,
        };
    }
  };
}
