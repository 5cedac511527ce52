import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Lead } from '#core/orders/checkout/lead.ts';

export const leads = pgTable('leads', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  source: text('source').notNull(),
  cart: jsonb('cart').$type<Lead['cart']>().notNull(),
  cart_value_cents: integer('cart_value_cents').notNull(),
  utm_source: text('utm_source'),
  utm_medium: text('utm_medium'),
  utm_campaign: text('utm_campaign'),
  utm_content: text('utm_content'),
  utm_term: text('utm_term'),
  captured_at: timestamp('captured_at', { withTimezone: true }).notNull(),
});
