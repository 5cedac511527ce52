import type { Language } from '#core/language.ts';
import type { OrderMailKind } from './order-mail-kinds.ts';

type Mail = Readonly<{
  kind: OrderMailKind;
  /** Of the order. */
  language: Language;
  /** Of the recipient of its gift. */
  giftLanguage: Language | null;
  /** Of the order in which the topped up eSIM was bought. */
  ownerLanguage: Language | null;
}>;

/** The recipient's language if the mail is not for the buyer. */
export function mailLanguage({ kind, language, giftLanguage, ownerLanguage }: Mail): Language {
  if (kind === 'gift') return giftLanguage ?? language;
  return kind === 'topup-owner' ? (ownerLanguage ?? language) : language;
}
