import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const alerts = pgTable('alerts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  message: text('message').notNull(),
  occurrences: integer('occurrences').notNull().default(1),
  raised_at: at('raised_at').notNull(),
  last_seen_at: at('last_seen_at').notNull(),
  resolved_at: at('resolved_at'),
});
