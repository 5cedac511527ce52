import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { ATTACHMENT_TYPES } from '#core/support/attachments/attachment-rules.ts';
import {
  MAX_ORDER_NUMBER_LENGTH,
  MAX_TICKET_MESSAGE_LENGTH,
  MAX_TICKET_NAME_LENGTH,
} from '#core/support/ticket-text.ts';
import { storableText } from '../storable-text.ts';

/** Says when the form was opened; a submission needs it. */
export const SupportFormResponse = z.object({ token: z.string() });

const Message = storableText(MAX_TICKET_MESSAGE_LENGTH).refine(
  (text) => text.trim() !== '',
  'must not be empty',
);

export const SubmitTicketBody = z.strictObject({
  /** Of this submission; one that is sent again after a lost response is the same ticket. */
  requestId: z.uuid(),
  token: z.string().max(200),
  name: storableText(MAX_TICKET_NAME_LENGTH).refine((text) => text.trim() !== '', 'must not be empty'),
  email: z.email().max(254),
  orderNumber: storableText(MAX_ORDER_NUMBER_LENGTH).optional(),
  message: Message,
  /** What `POST /api/support-attachments` returned. */
  attachmentId: z.uuid().optional(),
  /** Of a field that people do not see. */
  website: z.string().max(300).optional(),
  language: z.enum(LANGUAGES),
});
export type SubmitTicketBody = z.infer<typeof SubmitTicketBody>;

export const SubmitTicketResponse = z.object({
  number: z.string(),
  email: z.string(),
  replyBy: z.iso.datetime(),
});
export type SubmitTicketResponse = z.infer<typeof SubmitTicketResponse>;

export const ShownAttachment = z.object({
  fileName: z.string(),
  contentType: z.enum(ATTACHMENT_TYPES),
  bytes: z.int(),
});
export type ShownAttachment = z.infer<typeof ShownAttachment>;

export const UploadResponse = ShownAttachment.extend({ id: z.uuid() });
export type UploadResponse = z.infer<typeof UploadResponse>;

export const ShownTicketSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  orderNumber: z.string().nullable(),
  /** False: the first message was written on the contact form by somebody who typed this address. */
  wasSignedIn: z.boolean(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  /** When the reply is due; null: nobody waits. */
  replyBy: z.iso.datetime().nullable(),
  opening: z.string(),
  attachment: ShownAttachment.nullable(),
});
export type ShownTicketSummary = z.infer<typeof ShownTicketSummary>;

export const ShownTicketMessage = z.object({
  id: z.uuid(),
  author: z.enum(['customer', 'staff']),
  body: z.string(),
  sentAt: z.iso.datetime(),
});

export const ShownTicket = ShownTicketSummary.extend({ messages: z.array(ShownTicketMessage) });
export type ShownTicket = z.infer<typeof ShownTicket>;

export const MyTicketsResponse = z.object({ tickets: z.array(ShownTicketSummary) });
export type MyTicketsResponse = z.infer<typeof MyTicketsResponse>;

export const TicketMessageBody = z.strictObject({ requestId: z.uuid(), body: Message });
