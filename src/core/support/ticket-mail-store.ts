import type { Language } from '#core/language.ts';

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

export interface TicketMailStore {
  /** Locks a mail, so that no other process sends it. Null: nothing to send now. */
  take(messageId: string, at: Date): Promise<DueTicketMail | null>;
  /** Does nothing when it has ended already. */
  end(messageId: string, end: 'sent' | 'refused', at: Date): Promise<void>;
  /** Queues mails that no worker sends: the mail server deferred them, or their job was lost. Returns how many. */
  requeue(most: number, now: Date): Promise<number>;
}
