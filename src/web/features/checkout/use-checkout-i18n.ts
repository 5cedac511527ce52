import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { CheckoutI18n } from './checkout-toasts.ts';

export function useCheckoutI18n(): CheckoutI18n {
  return { language: useLanguage(), t: useMessages('checkout'), shell: useMessages('shell') };
}
