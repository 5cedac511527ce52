import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

export const salesDays = pgTable('sales_days', {
  starts_at: moment('starts_at').primaryKey(),
  ends_at: moment('ends_at').notNull(),
  orders: integer('orders').notNull(),
  paid_cents: cents('paid_cents').notNull(),
  settled: integer('settled').notNull(),
  refunds: integer('refunds').notNull(),
  refunded_cents: cents('refunded_cents').notNull(),
});

const ofDay = () =>
  moment('starts_at')
    .notNull()
    .references(() => salesDays.starts_at, { onDelete: 'cascade' });

export const salesDayWaits = pgTable(
  'sales_day_waits',
  { starts_at: ofDay(), seconds: integer('seconds').notNull(), orders: integer('orders').notNull() },
  (table) => [primaryKey({ columns: [table.starts_at, table.seconds] })],
);

export const salesDayDestinations = pgTable(
  'sales_day_destinations',
  { starts_at: ofDay(), slug: text('slug').notNull(), cents: cents('cents').notNull() },
  (table) => [primaryKey({ columns: [table.starts_at, table.slug] })],
);

export const salesChanges = pgTable(
  'sales_changes',
  {
    at: moment('at').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.at, table.id] })],
);
