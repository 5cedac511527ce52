import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { packages } from './catalogue.ts';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const discountSeries = pgTable('discount_series', {
  id: uuid('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  prefix: text('prefix').notNull(),
  code_count: integer('code_count').notNull(),
  created_at: at('created_at').notNull(),
});

export const discountCodes = pgTable('discount_codes', {
  code: text('code').primaryKey(),
  kind: text('kind').$type<'percent' | 'fixed'>().notNull(),
  percent: integer('percent'),
  amount_cents: integer('amount_cents'),
  starts_at: at('starts_at'),
  ends_at: at('ends_at'),
  minimum_subtotal_cents: integer('minimum_subtotal_cents'),
  total_limit: integer('total_limit'),
  uses: integer('uses').notNull().default(0),
  per_customer_limit: integer('per_customer_limit'),
  first_order_only: boolean('first_order_only').notNull().default(false),
  is_active: boolean('is_active').notNull().default(true),
  edition: integer('edition').notNull().default(1),
  created_at: at('created_at').notNull().defaultNow(),
  number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  series_id: uuid('series_id').references(() => discountSeries.id),
  destinations: text('destinations').array().notNull().default([]),
});

export const discountCodePackages = pgTable(
  'discount_code_packages',
  {
    code: text('code')
      .notNull()
      .references(() => discountCodes.code, { onDelete: 'cascade' }),
    package_id: text('package_id')
      .notNull()
      .references(() => packages.package_id),
  },
  (table) => [primaryKey({ columns: [table.code, table.package_id] })],
);

export const discountRedemptions = pgTable('discount_redemptions', {
  order_id: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  code: text('code')
    .notNull()
    .references(() => discountCodes.code),
  email: text('email').notNull(),
  place: integer('place'),
  is_first_order: boolean('is_first_order').notNull(),
  state: text('state').$type<'held' | 'used' | 'released'>().notNull(),
  amount_cents: integer('amount_cents').notNull(),
  series_id: uuid('series_id').references(() => discountSeries.id),
});
