export type ChatAuthor = 'customer' | 'staff';

export type ChatMessage = Readonly<{
  /** 1 for the first message of a chat, then without gaps. */
  sequence: number;
  author: ChatAuthor;
  /** Null: written by the customer, or by somebody who has no name to show. */
  staffName: string | null;
  /** Made by the browser that wrote it. */
  clientId: string;
  text: string;
  sentAt: Date;
}>;

/** Up to which message each side has read, and when that was. */
export type ReadMarks = Readonly<{
  lastSequence: number;
  customerRead: number;
  customerReadAt: Date | null;
  staffRead: number;
  staffReadAt: Date | null;
}>;

/** What a customer who never wrote has. */
export const NO_MARKS: ReadMarks = {
  lastSequence: 0,
  customerRead: 0,
  customerReadAt: null,
  staffRead: 0,
  staffReadAt: null,
};

/** Messages of one response. The browser asks again for what is before or after them. */
export const MESSAGES_PER_PAGE = 50;

/** A typing signal is sent at most this often while somebody types … */
export const TYPING_EVERY_MS = 3_000;
/** … and shown this long after the last one. */
export const TYPING_SHOWN_MS = 6_000;

/**
 * From which message a browser that has all up to `after` continues. A chat that was deleted meanwhile began again with
 * 1: then everything is new to it.
 */
export function continueAfter(after: number, { lastSequence }: Pick<ReadMarks, 'lastSequence'>): number {
  return after > lastSequence ? 0 : after;
}
