import type { Language } from '#core/language.ts';
import type { Seller } from '#core/seller.ts';

/** What every mail has, whatever it is about. */
export type MailFrame = Readonly<{
  language: Language;
  subject: string;
  /** The title inside the mail. */
  heading: string;
  /** Shown at the end, with the address for support. */
  seller: Seller;
}>;
