import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#core/language.ts';
import type { AttachmentType } from '#core/support/attachments/attachment-rules.ts';
import type { TicketMailKind } from '#core/support/ticket-mail-store.ts';
import type { TicketAuthor, TicketStatus } from '#core/support/ticket.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const supportTickets = pgTable('support_tickets', {
  id: uuid('id').primaryKey().defaultRandom(),
  number: bigint('number', { mode: 'number' })
    .notNull()
    .generatedAlwaysAsIdentity({ startWith: 2001 })
    .unique(),
  request_id: uuid('request_id').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  order_number: text('order_number'),
  language: text('language').$type<Language>().notNull(),
  status: text('status').$type<TicketStatus>().notNull(),
  assigned_to: text('assigned_to').references(() => users.id, { onDelete: 'set null' }),
  created_at: at('created_at').notNull(),
  waiting_since: at('waiting_since'),
  last_message_at: at('last_message_at').notNull(),
  was_signed_in: boolean('was_signed_in').notNull().default(false),
});

export const ticketMessages = pgTable('ticket_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  ticket_id: uuid('ticket_id')
    .notNull()
    .references(() => supportTickets.id, { onDelete: 'cascade' }),
  request_id: uuid('request_id').notNull().unique(),
  author: text('author').$type<TicketAuthor>().notNull(),
  staff_id: text('staff_id').references(() => users.id, { onDelete: 'set null' }),
  body: text('body').notNull(),
  sent_at: at('sent_at').notNull(),
});

export const ticketAttachments = pgTable('ticket_attachments', {
  id: uuid('id').primaryKey().defaultRandom(),
  ticket_id: uuid('ticket_id')
    .unique()
    .references(() => supportTickets.id, { onDelete: 'cascade' }),
  file_name: text('file_name').notNull(),
  content_type: text('content_type').$type<AttachmentType>().notNull(),
  bytes: integer('bytes').notNull(),
  content: bytea('content').notNull(),
  created_at: at('created_at').notNull(),
  client: text('client'),
});

export const ticketMails = pgTable('ticket_mails', {
  message_id: uuid('message_id')
    .primaryKey()
    .references(() => ticketMessages.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<TicketMailKind>().notNull(),
  status: text('status').$type<'due' | 'sent' | 'refused'>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  created_at: at('created_at').notNull(),
  tried_at: at('tried_at'),
  sent_at: at('sent_at'),
});

export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  body_en: text('body_en'),
  body_es: text('body_es'),
  more_bodies: jsonb('more_bodies').$type<Readonly<Record<string, string>>>().notNull().default({}),
  edition: integer('edition').notNull().default(1),
  changed_at: at('changed_at').notNull(),
});
