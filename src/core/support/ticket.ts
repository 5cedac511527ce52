import type { Language } from '#core/language.ts';
import type { AttachmentType } from './attachments/attachment-rules.ts';

export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;
/** `open`: the customer waits for a reply. `answered`: staff replied last. `closed`: settled; a message opens it again. */
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export type TicketAuthor = 'customer' | 'staff';

/** What happens to a ticket. */
export type TicketEvent = 'customer-message' | 'staff-reply' | 'closed' | 'reopened';

/** The status after an event. A message of the customer opens every ticket, also a closed one. */
export function statusAfter(event: TicketEvent): TicketStatus {
  switch (event) {
    case 'customer-message':
    case 'reopened':
      return 'open';
    case 'staff-reply':
      return 'answered';
    case 'closed':
      return 'closed';
  }
}

type Waiting = Readonly<{ status: TicketStatus; waitingSince: Date | null }>;

/** Since when the customer waits. A second message does not make an open ticket younger. */
export function waitingAfter(before: Waiting, event: TicketEvent, at: Date): Date | null {
  if (statusAfter(event) !== 'open') return null;
  return before.waitingSince ?? at;
}

/** Messages of a ticket are in the order in which they were stored, also when the clocks of two processes differ. */
export function messageTime(lastMessageAt: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), lastMessageAt.getTime() + 1));
}

export type TicketAttachment = Readonly<{ fileName: string; contentType: AttachmentType; bytes: number }>;

export type TicketMessage = Readonly<{
  id: string;
  author: TicketAuthor;
  body: string;
  sentAt: Date;
}>;

/** A ticket in a list. */
export type TicketSummary = Readonly<{
  id: string;
  number: string;
  status: TicketStatus;
  orderNumber: string | null;
  /** False: anybody can have typed this address and the first message. */
  wasSignedIn: boolean;
  createdAt: Date;
  waitingSince: Date | null;
  lastMessageAt: Date;
  /** The beginning of the first message. */
  opening: string;
  attachment: TicketAttachment | null;
}>;

export type Ticket = TicketSummary &
  Readonly<{ name: string; email: string; language: Language; messages: readonly TicketMessage[] }>;

/**
 * The address whose tickets an account sees: its own, which it has proved to own before its first session. A ticket of
 * a guest with this address is among them.
 */
export function addressOfTickets(account: Readonly<{ email: string }>): string {
  return account.email.toLowerCase();
}
