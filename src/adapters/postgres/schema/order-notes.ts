import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const orderNotes = pgTable('order_notes', {
  id: uuid('id').primaryKey(),
  order_id: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  staff_id: text('staff_id').notNull(),
  text: text('text').notNull(),
  created_at: at('created_at').notNull(),
});

export const handledOrders = pgTable('handled_orders', {
  order_id: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  staff_id: text('staff_id').notNull(),
  at: at('at').notNull(),
});
