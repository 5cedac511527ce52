import type { MailFrame } from '#core/mail/mail-frame.ts';

/**
 * Confirms that a ticket was stored. Text typed in the form never appears in it: anybody can type the address of
 * somebody else.
 */
export type TicketReceivedMail = MailFrame &
  Readonly<{ number: string; receivedAt: string; replyBy: string; url: string }>;

/** A reply that a staff member wrote. */
export type TicketReplyMail = MailFrame &
  Readonly<{ number: string; paragraphs: readonly string[]; url: string }>;
