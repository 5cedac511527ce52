import type { Seller } from '#core/seller.ts';
import type { MessagesOf, ServerI18n, Translate } from '#messages/translate.ts';
import type { DueMail } from './mail-store.ts';

export type MailContext = Readonly<{
  signInUrl: string;
  /** The address of a page of the shop in the mail's language. */
  urlOf(path: string): string;
  helpUrl: string;
  termsUrl: string;
  privacyUrl: string;
  withdrawalUrl: string;
  /** The address of the page that the secret of a link opens. */
  shareUrlOf: (secret: string) => string;
  now: Date;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

/** A mail while it is written: its data, the links it needs and its texts. */
export type Draft = Readonly<{
  due: DueMail;
  context: MailContext;
  i18n: ServerI18n;
  t: Translate<'order-mail'>;
}>;
