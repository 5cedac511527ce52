import { foreignKey, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { RefundReason } from '#core/orders/delivery/refund.ts';
import { orders, orderUnits, payments } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const esims = pgTable(
  'esims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    unit_id: uuid('unit_id').notNull().unique(),
    unit_outcome: text('unit_outcome').$type<'delivered'>().notNull().default('delivered'),
    iccid: text('iccid').notNull().unique(),
    smdp_address: text('smdp_address').notNull(),
    activation_code: text('activation_code').notNull(),
    matching_id: text('matching_id').notNull(),
    apple_url: text('apple_url'),
    apn_kind: text('apn_kind').$type<'automatic' | 'manual'>().notNull(),
    apn_value: text('apn_value'),
    status: text('status').$type<EsimStatus>().notNull(),
    installed_at: at('installed_at'),
    first_connected_at: at('first_connected_at'),
    expires_at: at('expires_at'),
    created_at: at('created_at').notNull(),
    name: text('name'),
    read_at: at('read_at'),
    refreshed_at: at('refreshed_at'),
    next_read_at: at('next_read_at'),
    read_queued_at: at('read_queued_at'),
    read_failures: integer('read_failures').notNull().default(0),
    remind_at: at('remind_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.unit_id, table.unit_outcome],
      foreignColumns: [orderUnits.id, orderUnits.outcome],
    }),
  ],
);

export const topups = pgTable(
  'topups',
  {
    unit_id: uuid('unit_id').primaryKey(),
    unit_outcome: text('unit_outcome').$type<'delivered'>().notNull().default('delivered'),
    esim_id: uuid('esim_id').references(() => esims.id, { onDelete: 'set null' }),
    iccid: text('iccid').notNull(),
    vendor_order_id: text('vendor_order_id').notNull().unique(),
    created_at: at('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.unit_id, table.unit_outcome],
      foreignColumns: [orderUnits.id, orderUnits.outcome],
    }),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payment_id: text('payment_id')
      .notNull()
      .references(() => payments.payment_id),
    unit_id: uuid('unit_id')
      .unique()
      .references(() => orderUnits.id),
    unit_outcome: text('unit_outcome').$type<'undeliverable'>(),
    reason: text('reason').$type<RefundReason>().notNull(),
    request_id: uuid('request_id'),
    amount_cents: integer('amount_cents').notNull(),
    status: text('status').$type<'due' | 'done' | 'refused'>().notNull(),
    idempotency_key: text('idempotency_key').notNull().unique(),
    provider_refund_id: text('provider_refund_id').unique(),
    created_at: at('created_at').notNull(),
    tried_at: at('tried_at'),
    done_at: at('done_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.unit_id, table.unit_outcome],
      foreignColumns: [orderUnits.id, orderUnits.outcome],
    }),
  ],
);

export const sentMails = pgTable(
  'sent_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<OrderMailKind>().notNull(),
    subject: text('subject').notNull(),
    order_id: uuid('order_id').references(() => orders.id),
    recipient: text('recipient').notNull(),
    message_id: text('message_id').notNull().unique(),
    status: text('status').$type<'due' | 'sent' | 'refused' | 'replaced'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    tried_at: at('tried_at'),
    sent_at: at('sent_at'),
  },
  (table) => [unique().on(table.kind, table.subject)],
);
