import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { esims } from './delivery.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const shares = pgTable('shares', {
  id: uuid('id').primaryKey().defaultRandom(),
  esim_id: uuid('esim_id')
    .notNull()
    .references(() => esims.id, { onDelete: 'cascade' }),
  secret_hash: bytea('secret_hash').notNull().unique(),
  channel: text('channel').$type<'whatsapp' | 'sms' | 'email' | 'link' | 'code' | 'gift'>().notNull(),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at').notNull(),
  revoked_at: at('revoked_at'),
  revealed_at: at('revealed_at'),
});
