import type { Language } from '../language.ts';
import type { ChatAuthor, ChatMessage, ReadMarks } from './chat.ts';
import type { ChatStaff } from './staff-presence.ts';

/** Which messages of a chat: those after or before a number, or the newest. */
export type PageOf = Readonly<{ after: number } | { before: number }> | 'newest';

type ChatPage = Readonly<{
  /** Oldest first, at most `MESSAGES_PER_PAGE`. */
  messages: readonly ChatMessage[];
  marks: ReadMarks;
}>;

export type CustomerMessage = Readonly<{
  customerId: string;
  language: Language;
  clientId: string;
  text: string;
  at: Date;
}>;

export type StaffMessage = Readonly<{
  customerId: string;
  staffId: string;
  clientId: string;
  text: string;
  /** The newest message that the author has seen. */
  seen: number;
  at: Date;
}>;

export interface ChatStore {
  /** A customer who never wrote has no messages. */
  read(customerId: string, page: PageOf): Promise<ChatPage>;
  /**
   * Stores the message and announces it, in one transaction. A message whose client id is known stores nothing and
   * returns what was stored.
   */
  addFromCustomer(message: CustomerMessage): Promise<ChatMessage>;
  /** The same. `unknown-chat`: the customer never wrote. `changed`: there are messages that the author has not seen. */
  addFromStaff(
    message: StaffMessage,
  ): Promise<
    Readonly<{ kind: 'stored'; message: ChatMessage }> | Readonly<{ kind: 'unknown-chat' | 'changed' }>
  >;
  /** A mark never goes back, and never beyond the last message. */
  markRead(mark: Readonly<{ customerId: string; by: ChatAuthor; sequence: number; at: Date }>): Promise<void>;
  /** Announces it; nothing is stored. */
  announceTyping(typing: Typing): Promise<void>;
}

export type Typing =
  | Readonly<{ kind: 'typing'; customerId: string; by: 'customer' }>
  | Readonly<{ kind: 'typing'; customerId: string; by: 'staff'; staffId: string; name: string | null }>;

/** A chat as staff see it in the list. */
export type ChatSummary = Readonly<{
  customerId: string;
  email: string;
  language: Language;
  marks: ReadMarks;
  /** The newest message, shortened. */
  last: Readonly<{ author: ChatAuthor; text: string; at: Date }>;
  /** Messages of the customer that no member of staff has read. */
  unread: number;
  /** Since when the customer waits for a reply; null: the last word was ours. */
  waitingSince: Date | null;
  /** Who replied last. */
  staff: Readonly<{ userId: string; name: string | null }> | null;
  isDone: boolean;
}>;

export interface ChatInbox {
  /** Open chats, those that wait longest first; then those done since `doneSince`. */
  list(page: Readonly<{ doneSince: Date }>): Promise<readonly ChatSummary[]>;
  find(customerIds: readonly string[]): Promise<readonly ChatSummary[]>;
  /** A chat with messages that the member of staff has not seen stays open and returns `changed`. */
  finish(
    chat: Readonly<{ customerId: string; seen: number; by: string; at: Date }>,
  ): Promise<'done' | 'changed' | 'unknown-chat'>;
}

export interface ChatStaffStore {
  /** Everybody with a role who has used the switch. */
  all(): Promise<readonly ChatStaff[]>;
  /** Turns the switch on or off. */
  setAnswering(
    member: Readonly<{ userId: string; shownName: string; isAnswering: boolean; at: Date }>,
  ): Promise<void>;
  /** A sign of life of who has the switch on. Returns whether it is on. */
  seen(userId: string, at: Date): Promise<boolean>;
}

export type ChatEvent =
  /** Messages, marks or the state of the chat changed. */
  | Readonly<{ kind: 'chat'; customerId: string }>
  | Typing
  /** Somebody turned the switch. */
  | Readonly<{ kind: 'presence' }>
  /** A session or a role of this user ended. */
  | Readonly<{ kind: 'access'; userId: string }>
  /** Events were lost: everything must be read again. */
  | Readonly<{ kind: 'lost' }>;

type Listener = (event: ChatEvent) => void;

/** What happens in all processes. Each returned function ends the subscription. */
export interface ChatEvents {
  /** About one customer, and what concerns everybody. */
  ofCustomer(customerId: string, listener: Listener): () => void;
  all(listener: Listener): () => void;
}
