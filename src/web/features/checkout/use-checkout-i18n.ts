import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { CheckoutSpeech } from './checkout-toasts.ts';

export function useCheckoutSpeech(): CheckoutSpeech {
  return { language: useLanguage(), t: useMessages('checkout'), shell: useMessages('shell') };
}
