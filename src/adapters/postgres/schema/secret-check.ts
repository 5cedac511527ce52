import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const secretCheck = pgTable('secret_check', {
  is_only: boolean('is_only').primaryKey().default(true),
  sealed: text('sealed').notNull(),
});
