import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { storableText } from '../storable-text.ts';

/** As long as a message may be, with room for spaces that are removed. */
const MOST_TYPED = 4_000;
const Sequence = z.number().int().min(0).max(2_147_483_647);
const SequenceText = z.coerce.number().int().min(0).max(2_147_483_647);
const Time = z.iso.datetime();

export const ChatMessageView = z.object({
  /** 1 for the first message, then without gaps. Also the id of its event. */
  sequence: Sequence,
  author: z.enum(['customer', 'staff']),
  staffName: z.string().nullable(),
  clientId: z.string(),
  text: z.string(),
  sentAt: Time,
});
export type ChatMessageView = z.infer<typeof ChatMessageView>;

/** Who has read up to which message. */
export const ChatMarksView = z.object({
  lastSequence: Sequence,
  customerRead: Sequence,
  customerReadAt: Time.nullable(),
  staffRead: Sequence,
  staffReadAt: Time.nullable(),
});
export type ChatMarksView = z.infer<typeof ChatMarksView>;

/** What the box shows above the messages. Also the data of the event `state`. */
export const ChatState = z.object({
  /** The names of those who answer chats now; empty: nobody is online. */
  staffOnline: z.array(z.string()),
  marks: ChatMarksView,
});
export type ChatState = z.infer<typeof ChatState>;

export const ChatQuery = z.strictObject({
  /** Messages after this number; without it and without `before` the newest. */
  after: SequenceText.optional(),
  before: SequenceText.optional(),
});

export const ChatResponse = z.object({ messages: z.array(ChatMessageView), state: ChatState });
export type ChatResponse = z.infer<typeof ChatResponse>;

export const SendChatBody = z.strictObject({
  /** Made by the browser before the first attempt. Sending the same again stores nothing. */
  clientId: z.uuid(),
  text: storableText(MOST_TYPED),
  language: z.enum(LANGUAGES),
});

export const SentChatResponse = z.object({ message: ChatMessageView });

export const ChatReadBody = z.strictObject({ sequence: Sequence });

/** Data of the event `typing`. Sent to the other side, and to other members of staff. */
export const ChatTyping = z.object({
  customerId: z.string(),
  by: z.enum(['customer', 'staff']),
  name: z.string().nullable(),
});
export type ChatTyping = z.infer<typeof ChatTyping>;
