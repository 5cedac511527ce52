import type { Language } from '#core/language.ts';
import type { AttachmentType } from './attachments/attachment-rules.ts';
import type { Ticket, TicketAttachment, TicketSummary } from './ticket.ts';

/** A submitted form. */
export type NewTicket = Readonly<{
  /** Of the submission: the same one is stored once. */
  requestId: string;
  name: string;
  /** In lower case. */
  email: string;
  orderNumber: string | null;
  message: string;
  /** Of an upload; null: nothing is attached. */
  attachmentId: string | null;
  /** False: the address was only typed, nobody has proved to own it. */
  wasSignedIn: boolean;
  language: Language;
}>;

export type TicketReceipt = Readonly<{ number: string; createdAt: Date }>;

export type SubmitOutcome =
  | Readonly<{ kind: 'stored'; receipt: TicketReceipt }>
  /** The upload was deleted, or another ticket has it. Nothing was stored. */
  | Readonly<{ kind: 'attachment-gone' }>;

export type AttachmentFile = TicketAttachment & Readonly<{ content: Uint8Array }>;

export type CleanUpload = Readonly<{
  fileName: string;
  contentType: AttachmentType;
  content: Uint8Array;
  /** The pseudonym of who uploads it. */
  client: string;
}>;

export interface UploadStore {
  /**
   * Returns the id of the upload. A client that keeps too much waiting loses its oldest uploads. `full`: those of all
   * clients together take all the space that they may take.
   */
  add(
    upload: CleanUpload,
    at: Date,
  ): Promise<Readonly<{ kind: 'stored'; id: string }> | Readonly<{ kind: 'full' }>>;
  /** Deletes uploads that no ticket took. Returns how many. */
  deleteUnused(before: Date): Promise<number>;
}

export type NewMessage = Readonly<{ requestId: string; body: string }>;

export interface TicketStore {
  /** Ticket, message, attachment and email in one transaction. Repeating it returns the same receipt. */
  submit(ticket: NewTicket, at: Date): Promise<SubmitOutcome>;
  /** The tickets of an address, the last one first. */
  listOf(email: string): Promise<readonly TicketSummary[]>;
  /** Null: this address has no such ticket. */
  findOf(email: string, ticketId: string): Promise<Ticket | null>;
  findAttachmentOf(email: string, ticketId: string): Promise<AttachmentFile | null>;
  /** Adds a message of the customer and opens the ticket again. Null: this address has no such ticket. */
  addMessage(
    email: string,
    ticketId: string,
    message: NewMessage & Readonly<{ at: Date }>,
  ): Promise<Ticket | null>;
}
