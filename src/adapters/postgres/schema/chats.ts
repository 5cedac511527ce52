import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatAuthor } from '#core/chat/chat.ts';
import type { Language } from '#core/language.ts';
import type { MailRowStatus } from '#core/mail/mail-row.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const chats = pgTable('chats', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text('language').$type<Language>().notNull(),
  last_sequence: integer('last_sequence').notNull().default(0),
  customer_read: integer('customer_read').notNull().default(0),
  customer_read_at: at('customer_read_at'),
  staff_read: integer('staff_read').notNull().default(0),
  staff_read_at: at('staff_read_at'),
  staff_id: text('staff_id').references(() => users.id, { onDelete: 'set null' }),
  created_at: at('created_at').notNull(),
  last_message_at: at('last_message_at').notNull(),
  waiting_since: at('waiting_since'),
  done_at: at('done_at'),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => chats.user_id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    author: text('author').$type<ChatAuthor>().notNull(),
    staff_id: text('staff_id').references(() => users.id, { onDelete: 'set null' }),
    client_id: uuid('client_id').notNull(),
    text: text('text').notNull(),
    sent_at: at('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.sequence] }),
    unique().on(table.user_id, table.author, table.client_id),
  ],
);

export const chatStaff = pgTable('chat_staff', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  shown_name: text('shown_name').notNull(),
  is_answering: boolean('is_answering').notNull(),
  seen_at: at('seen_at').notNull(),
});

export const chatMails = pgTable(
  'chat_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: text('user_id').notNull(),
    sequence: integer('sequence').notNull(),
    status: text('status').$type<MailRowStatus>().notNull().default('due'),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    tried_at: at('tried_at'),
    sent_at: at('sent_at'),
  },
  (table) => [
    unique().on(table.user_id, table.sequence),
    foreignKey({
      columns: [table.user_id, table.sequence],
      foreignColumns: [chatMessages.user_id, chatMessages.sequence],
    }).onDelete('cascade'),
  ],
);
