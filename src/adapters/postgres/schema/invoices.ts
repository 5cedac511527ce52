import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceSeries } from '#core/orders/history/order-record.ts';
import { refunds } from './delivery.ts';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const sellers = pgTable('sellers', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  tax_id: text('tax_id').notNull(),
  support_email: text('support_email').notNull(),
  tax_basis_points: integer('tax_basis_points'),
  since: at('since').notNull(),
});

export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').$type<InvoiceSeries>().primaryKey(),
  last_number: bigint('last_number', { mode: 'number' }).notNull(),
});

/** Written by triggers in the transaction of a payment or a refund; never changed. */
export const invoices = pgTable(
  'invoices',
  {
    series: text('series')
      .$type<InvoiceSeries>()
      .notNull()
      .references(() => invoiceSeries.series),
    number: bigint('number', { mode: 'number' }).notNull(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    refund_id: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    issued_at: at('issued_at').notNull(),
    seller_id: bigint('seller_id', { mode: 'number' }).references(() => sellers.id),
  },
  (table) => [primaryKey({ columns: [table.series, table.number] })],
);

/** What the owner of an order typed for its invoice. Empty texts: not given. */
export const billingDetails = pgTable('billing_details', {
  order_id: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  name: text('name').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  tax_number: text('tax_number').notNull(),
  changed_at: at('changed_at').notNull(),
});
