import type { ReportedEsim } from '#core/esims/installation/install-state.ts';
import type { Language } from '#core/language.ts';
import type { MailRows } from '#core/mail/send-mail-row.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';

export type DueShareMail = Readonly<{
  id: string;
  shareId: string;
  recipient: string;
  language: Language;
  /** The address of the account that shares the eSIM. Null: the account was deleted. */
  sender: string | null;
  described: Offer['described'];
  expiresAt: Date;
  reported: ReportedEsim;
  attempts: number;
}>;

/** How a mail ended. `refused`: the mail server will never accept it. `ended`: its link ended before it was sent. */
export type ShareMailEnd = 'sent' | 'refused' | 'ended';

export interface ShareMailStore extends MailRows<DueShareMail, 'ended'> {
  /** Removes the addresses of links that ended before this time. */
  forgetRecipients(before: Date): Promise<void>;
}
