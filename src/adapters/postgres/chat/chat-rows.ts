import { sql } from 'drizzle-orm';
import type { ChatAuthor, ChatMessage, ReadMarks } from '#core/chat/chat.ts';

/** Raw statements return times as texts. */
export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

export type MessageRow = {
  sequence: number;
  author: ChatAuthor;
  staff_name: string | null;
  client_id: string;
  text: string;
  sent_at: string;
};

/** Of `chat_messages m` with `chat_staff s`. */
export const MESSAGE_COLUMNS = sql`m.sequence, m.author, s.shown_name as staff_name, m.client_id, m.text, m.sent_at`;

export function messageOf(row: MessageRow): ChatMessage {
  const { sequence, author, text } = row;
  return {
    sequence,
    author,
    staffName: row.staff_name,
    clientId: row.client_id,
    text,
    sentAt: new Date(row.sent_at),
  };
}

export type MarksRow = {
  last_sequence: number;
  customer_read: number;
  customer_read_at: string | null;
  staff_read: number;
  staff_read_at: string | null;
};

export function marksOf(row: MarksRow): ReadMarks {
  return {
    lastSequence: row.last_sequence,
    customerRead: row.customer_read,
    customerReadAt: dateOf(row.customer_read_at),
    staffRead: row.staff_read,
    staffReadAt: dateOf(row.staff_read_at),
  };
}
