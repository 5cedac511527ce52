import type { Language } from '#core/language.ts';
import type { MailRows } from '#core/mail/send-mail-row.ts';

export type TicketMailKind = 'received' | 'reply';

export type DueTicketMail = Readonly<{
  messageId: string;
  kind: TicketMailKind;
  attempts: number;
  recipient: string;
  language: Language;
  ticketId: string;
  ticketNumber: string;
  /** Of the message that the mail is about. */
  body: string;
  sentAt: Date;
}>;

/** A mail is named by the message it is about. */
export interface TicketMailStore extends MailRows<DueTicketMail, never> {
  /** Queues mails that no worker sends: the mail server deferred them, or their job was lost. Returns how many. */
  requeue(most: number, now: Date): Promise<number>;
}
