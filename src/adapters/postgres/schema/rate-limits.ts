import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  used_until: timestamp('used_until', { withTimezone: true }).notNull(),
});
