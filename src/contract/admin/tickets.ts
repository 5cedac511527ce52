import { z } from 'zod';
import { forEachLanguage, LANGUAGES, type Language } from '#core/language.ts';
import { MAX_SAVED_REPLY_TITLE_LENGTH, MAX_TICKET_MESSAGE_LENGTH } from '#core/support/ticket-text.ts';
import { storableText } from '../storable-text.ts';
import { ShownTicketMessage, ShownTicketSummary } from '../support/tickets.ts';

export const TicketParams = z.object({ id: z.uuid() });

export const StaffTicketQuery = z.object({
  status: z.enum(['open', 'answered', 'closed', 'all']).default('open'),
  search: storableText(100).default(''),
});

const Assignee = z.object({ id: z.string(), name: z.string() });

const OfCustomer = {
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  assignee: Assignee.nullable(),
};

export const StaffTicketSummary = ShownTicketSummary.extend(OfCustomer);
export type StaffTicketSummary = z.infer<typeof StaffTicketSummary>;

export const StaffTicketsResponse = z.object({
  tickets: z.array(StaffTicketSummary),
  counts: z.object({ open: z.int(), answered: z.int(), closed: z.int() }),
});
export type StaffTicketsResponse = z.infer<typeof StaffTicketsResponse>;

export const StaffTicket = StaffTicketSummary.extend({
  messages: z.array(
    ShownTicketMessage.extend({
      /** Of a reply; null: the customer, or a deleted account. */
      writer: z.string().nullable(),
      mail: z.enum(['due', 'sent', 'refused']).nullable(),
    }),
  ),
});
export type StaffTicket = z.infer<typeof StaffTicket>;

export const StaffTicketResponse = z.object({ ticket: StaffTicket });

/** 409: the ticket as it is now. Nothing was stored. */
export const TicketChanged = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
  ticket: StaffTicket,
});

const Text = storableText(MAX_TICKET_MESSAGE_LENGTH).refine(
  (text) => text.trim() !== '',
  'must not be empty',
);

export const StaffReplyBody = z.strictObject({
  requestId: z.uuid(),
  body: Text,
  /** The last message that the writer has read. */
  lastSeenMessageId: z.uuid(),
});

export const AssignBody = z.strictObject({
  /** True: to the caller. False: to nobody. */
  isMine: z.boolean(),
  /** Who had it when the caller looked; null: nobody. */
  before: z.string().max(100).nullable(),
});

export const CloseBody = z.strictObject({ isClosed: z.boolean() });

const SavedReplyFields = {
  title: storableText(MAX_SAVED_REPLY_TITLE_LENGTH).refine((text) => text.trim() !== '', 'must not be empty'),
  ...forEachLanguage(() => Text.nullable().default(null)),
};
const hasText = (reply: Readonly<Record<Language, string | null>>) =>
  LANGUAGES.some((language) => reply[language] !== null);
const NO_TEXT = { message: 'needs a text in one language', path: ['en'] };

export const NewSavedReply = z.strictObject(SavedReplyFields).refine(hasText, NO_TEXT);
export const ChangedSavedReply = z
  .strictObject({ ...SavedReplyFields, edition: z.int().min(1) })
  .refine(hasText, NO_TEXT);

export const ShownSavedReply = z.object({
  id: z.uuid(),
  title: z.string(),
  ...forEachLanguage(() => z.string().nullable()),
  edition: z.int(),
});
export type ShownSavedReply = z.infer<typeof ShownSavedReply>;

export const SavedRepliesResponse = z.object({ replies: z.array(ShownSavedReply) });
export const SavedReplyResponse = z.object({ reply: ShownSavedReply });
export const SavedReplyRemoved = z.object({ removed: z.boolean() });
