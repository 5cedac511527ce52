import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { ChatMarksView, ChatMessageView } from '../account/chat.ts';
import { storableText } from '../storable-text.ts';

const Sequence = z.number().int().min(0).max(2_147_483_647);
const Time = z.iso.datetime();

/** A chat is named by the account of its customer. */
export const ChatParams = z.object({ id: z.string().min(1).max(64) });

export const ChatSummaryView = z.object({
  customerId: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  marks: ChatMarksView,
  last: z.object({ author: z.enum(['customer', 'staff']), text: z.string(), at: Time }),
  unread: z.number().int(),
  waitingSince: Time.nullable(),
  /** Who replied last. */
  staff: z.object({ userId: z.string(), name: z.string().nullable() }).nullable(),
  isDone: z.boolean(),
});
export type ChatSummaryView = z.infer<typeof ChatSummaryView>;

/** The switch of the member of staff, and who else answers chats. Also the data of the event `presence`. */
export const ChatPresenceView = z.object({
  isAnswering: z.boolean(),
  /** What customers see as the author; null: never chosen. */
  shownName: z.string().nullable(),
  /** Everybody who answers now, the member of staff included. */
  online: z.array(z.string()),
});
export type ChatPresenceView = z.infer<typeof ChatPresenceView>;

/** Also the data of the event `chats`, with which a stream begins. */
export const StaffChatsResponse = z.object({ chats: z.array(ChatSummaryView), presence: ChatPresenceView });
export type StaffChatsResponse = z.infer<typeof StaffChatsResponse>;

export const StaffChatResponse = z.object({ messages: z.array(ChatMessageView), marks: ChatMarksView });
export type StaffChatResponse = z.infer<typeof StaffChatResponse>;

export const StaffMessageBody = z.strictObject({
  clientId: z.uuid(),
  text: storableText(4_000),
  /** The newest message on the screen. The reply is refused when there is a newer one. */
  seen: Sequence,
});

export const FinishChatBody = z.strictObject({ seen: Sequence });

export const FinishedChatResponse = z.object({ isDone: z.literal(true) });

export const ChatPresenceBody = z.strictObject({
  isAnswering: z.boolean(),
  shownName: storableText(200),
});

/** Nothing is stored except the read mark and the time of the last sign of life. */
export const ChatSignalBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typing'), customerId: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('read'), customerId: z.string().min(1).max(64), sequence: Sequence }),
  z.strictObject({ kind: z.literal('here') }),
]);
export type ChatSignalBody = z.infer<typeof ChatSignalBody>;

/** Data of the event `typing`. */
export const StaffTyping = z.object({
  customerId: z.string(),
  by: z.enum(['customer', 'staff']),
  name: z.string().nullable(),
});
