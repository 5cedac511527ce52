import type { Language } from '#core/language.ts';
import type { LinkTokens } from '#core/mail/link-tokens.ts';
import type { NewsletterMailKind, NewsletterRequest } from './newsletter.ts';

export interface NewsletterStore {
  /** Stores the request and queues its mail in one transaction. A second one on the same day (UTC) changes nothing. */
  request(request: NewsletterRequest, at: Date): Promise<void>;
  /**
   * The owner of the mailbox pressed the button. Subscribes the address and queues the mail with the link to
   * unsubscribe. Null: the request is unknown or too old. Repeating it changes nothing.
   */
  confirm(requestId: string, at: Date): Promise<Readonly<{ email: string }> | null>;
  isSubscribed(email: string): Promise<boolean>;
  /** For an address whose mailbox is proved: by a session, or by the link of a mail. */
  change(
    request: Readonly<{ email: string; isWanted: boolean; language: Language }>,
    at: Date,
  ): Promise<void>;
}

export type DueNewsletterMail = Readonly<{
  id: string;
  kind: NewsletterMailKind;
  email: string;
  language: Language;
  isSubscribed: boolean;
  /** Confirmation mails that the address got in the 30 days before. */
  earlier: number;
}>;

/** The holder of such a link can only do what it is for. */
export type NewsletterTokens = Readonly<{
  /** Contains the id of a request. */
  confirm: LinkTokens;
  /** Contains an address. */
  unsubscribe: LinkTokens;
}>;
