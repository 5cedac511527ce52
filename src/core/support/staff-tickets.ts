import type { Language } from '#core/language.ts';
import type { AttachmentFile, NewMessage } from './ticket-store.ts';
import type { Ticket, TicketMessage, TicketStatus, TicketSummary } from './ticket.ts';

export type Assignee = Readonly<{ id: string; name: string }>;

/** How the email with a message was sent; null: none is sent for it. */
export type MailState = 'due' | 'sent' | 'refused' | null;

export type StaffTicketSummary = TicketSummary &
  Readonly<{ name: string; email: string; language: Language; assignee: Assignee | null }>;

export type StaffTicket = Ticket &
  Readonly<{
    assignee: Assignee | null;
    messages: readonly (TicketMessage & Readonly<{ writer: string | null; mail: MailState }>)[];
  }>;

export type TicketFilter = Readonly<{
  status: TicketStatus | 'all';
  /** Part of a number, an address or a name. */
  search: string;
  most: number;
}>;

export type Reply = NewMessage &
  Readonly<{
    staffId: string;
    at: Date;
    /** The last message that the writer has read. A newer one is shown before the reply is sent. */
    lastSeenMessageId: string;
  }>;

/** `changed`: somebody wrote or changed it meanwhile; nothing was stored. */
export type StaffChange =
  | Readonly<{ kind: 'done'; ticket: StaffTicket }>
  | Readonly<{ kind: 'changed'; ticket: StaffTicket }>
  | Readonly<{ kind: 'not-found' }>;

/** The member of staff who makes a change, and when. */
type ByStaff = Readonly<{ by: string; at: Date }>;

export type Assignment = ByStaff &
  Readonly<{
    /** Null: nobody. */
    staffId: string | null;
    /** Who had it when the caller looked. */
    before: string | null;
  }>;

/** Tickets as staff work on them. */
export interface StaffTickets {
  /** Those that wait come first, the longest wait first; then the last message first. */
  list(filter: TicketFilter): Promise<readonly StaffTicketSummary[]>;
  /** Of exactly this address, in the same order. */
  ofAddress(email: string, most: number): Promise<readonly StaffTicketSummary[]>;
  counts(): Promise<Readonly<Record<TicketStatus, number>>>;
  find(ticketId: string): Promise<StaffTicket | null>;
  findAttachment(ticketId: string): Promise<AttachmentFile | null>;
  /** Stores the reply and queues its email in one transaction. Repeating it sends no second one. */
  reply(ticketId: string, reply: Reply): Promise<StaffChange>;
  assign(ticketId: string, assignment: Assignment): Promise<StaffChange>;
  /** Closes a ticket, or opens a closed one again. */
  setClosed(ticketId: string, change: ByStaff & Readonly<{ isClosed: boolean }>): Promise<StaffChange>;
}

export type SavedReply = Readonly<{
  id: string;
  title: string;
  /** At least one language has a text. */
  bodies: Readonly<Record<Language, string | null>>;
  edition: number;
}>;

export type SavedReplyChange =
  | Readonly<{ kind: 'saved'; reply: SavedReply }>
  /** Somebody else changed it since it was read. */
  | Readonly<{ kind: 'changed'; reply: SavedReply }>
  | Readonly<{ kind: 'not-found' }>;

export interface SavedReplies {
  list(): Promise<readonly SavedReply[]>;
  add(reply: Omit<SavedReply, 'id' | 'edition'>, by: ByStaff): Promise<SavedReply>;
  change(reply: SavedReply, by: ByStaff): Promise<SavedReplyChange>;
  /** False: it was removed already. */
  remove(id: string, by: ByStaff): Promise<boolean>;
}
