import type { Language } from '#core/language.ts';
import type { MailRows } from '#core/mail/send-mail-row.ts';
import type { AccountMailKind } from './account-mails.ts';

type NewAccountMail = Readonly<{
  kind: AccountMailKind;
  recipient: string;
  language: Language;
  /** The path of its link, with the token: a secret. */
  path: string;
  /** Whose mail it is, when the recipient is not the address of that account. */
  aboutUserId?: string;
}>;

export type DueAccountMail = Omit<NewAccountMail, 'aboutUserId'> &
  Readonly<{ id: string; attempts: number; createdAt: Date }>;

/** How a mail ended. `refused`: the mail server will never accept it. `expired`: its link expired before it was sent. */
export type AccountMailEnd = 'sent' | 'refused' | 'expired';

export interface AccountMailQueue {
  /** Stores the mail and queues its job in one transaction: when this resolves, no crash loses the mail. */
  add(mail: NewAccountMail, at: Date): Promise<void>;
}

export interface AccountMailStore extends MailRows<DueAccountMail, 'expired'> {
  /** Removes the secret path; the mail is not tried again. Does nothing when it has ended already. */
  end(mailId: string, end: AccountMailEnd, at: Date): Promise<void>;
  /** Deletes mails that ended and were created before this time, a few at a time. */
  deleteEnded(before: Date): Promise<void>;
}
