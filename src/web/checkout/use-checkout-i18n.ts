import type { Language } from '#core/language.ts';
import type { Translate } from '#messages/translate.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessages } from '../language/use-messages.ts';

export type CheckoutI18n = Readonly<{
  language: Language;
  t: Translate<'checkout'>;
  shell: Translate<'shell'>;
}>;

export function useCheckoutI18n(): CheckoutI18n {
  return { language: useLanguage(), t: useMessages('checkout'), shell: useMessages('shell') };
}
