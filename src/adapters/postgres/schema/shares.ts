import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#core/language.ts';
import type { ShareChannel } from '#core/shares/share.ts';
import type { ShareMailEnd } from '#core/shares/share-mail-store.ts';
import { esims } from './delivery.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const shares = pgTable('shares', {
  id: uuid('id').primaryKey(),
  esim_id: uuid('esim_id')
    .notNull()
    .references(() => esims.id, { onDelete: 'cascade' }),
  secret_hash: bytea('secret_hash').notNull().unique(),
  channel: text('channel').$type<ShareChannel>().notNull(),
  language: text('language').$type<Language>().notNull(),
  recipient: text('recipient'),
  recipient_name: text('recipient_name'),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at').notNull(),
  revoked_at: at('revoked_at'),
  revealed_at: at('revealed_at'),
});

export const shareMails = pgTable('share_mails', {
  id: uuid('id').primaryKey(),
  share_id: uuid('share_id')
    .notNull()
    .references(() => shares.id, { onDelete: 'cascade' }),
  status: text('status').$type<'due' | ShareMailEnd>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  created_at: at('created_at').notNull(),
  tried_at: at('tried_at'),
  sent_at: at('sent_at'),
});
