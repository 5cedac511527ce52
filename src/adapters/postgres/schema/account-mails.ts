import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountMailKind } from '#core/accounts/account-mails.ts';
import type { AccountMailEnd } from '#core/accounts/account-mail-store.ts';
import type { Language } from '#core/language.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const accountMails = pgTable('account_mails', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<AccountMailKind>().notNull(),
  recipient: text('recipient').notNull(),
  language: text('language').$type<Language>().notNull(),
  sealed_path: text('sealed_path'),
  expires_at: at('expires_at').notNull(),
  status: text('status').$type<'due' | AccountMailEnd>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  created_at: at('created_at').notNull(),
  tried_at: at('tried_at'),
  sent_at: at('sent_at'),
  user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
});
