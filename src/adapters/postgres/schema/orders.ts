import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PackageType } from '#core/catalogue/packages/package.ts';
import type { WithdrawalText } from '#core/checkout/consent.ts';
import type { Language } from '#core/language.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import { users } from './accounts.ts';
import { packageInventory, packages } from './catalogue.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id);

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey().defaultRandom(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
  user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  subtotal_cents: integer('subtotal_cents').notNull(),
  discount_cents: integer('discount_cents').notNull(),
  total_cents: integer('total_cents').notNull(),
  currency: text('currency').$type<'USD'>().notNull(),
  cart_id: uuid('cart_id'),
  idempotency_key: text('idempotency_key').notNull().unique(),
  request_hash: text('request_hash').notNull(),
  disclaimer_accepted_at: at('disclaimer_accepted_at'),
  device_answer: text('device_answer'),
  withdrawal_text: text('withdrawal_text').$type<WithdrawalText>(),
  withdrawal_accepted_at: at('withdrawal_accepted_at'),
  browser_token_hash: text('browser_token_hash').notNull(),
  created_at: at('created_at').notNull(),
  pay_until: at('pay_until').notNull(),
  paid_at: at('paid_at'),
  cancelled_at: at('cancelled_at'),
});

export const orderUnits = pgTable(
  'order_units',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    order_id: orderId(),
    position: integer('position').notNull(),
    package_id: text('package_id')
      .notNull()
      .references(() => packages.package_id),
    kind: text('kind').$type<PackageType>().notNull(),
    target_iccid: text('target_iccid'),
    price_cents: integer('price_cents').notNull(),
    discount_cents: integer('discount_cents').notNull(),
    outcome: text('outcome').$type<'delivered' | 'undeliverable'>(),
    failure: text('failure'),
    settled_at: at('settled_at'),
    attempt: integer('attempt').notNull().default(0),
    held_until: at('held_until'),
    deliver_by: at('deliver_by'),
    vendor_order_id: text('vendor_order_id').unique(),
  },
  (table) => [unique().on(table.order_id, table.position), unique().on(table.id, table.outcome)],
);

export const checkoutSessions = pgTable('checkout_sessions', {
  session_id: text('session_id').primaryKey(),
  order_id: orderId(),
  status: text('status').$type<'open' | 'complete' | 'expired'>().notNull(),
  amount_cents: integer('amount_cents').notNull(),
  url: text('url').notNull(),
  expires_at: at('expires_at').notNull(),
  asked_at: at('asked_at').notNull(),
});

export const paymentNotices = pgTable('payment_notices', {
  notice_id: text('notice_id').primaryKey(),
  source: text('source').$type<'webhook' | 'success-page' | 'reconciler'>().notNull(),
  kind: text('kind').notNull(),
  session_id: text('session_id').notNull(),
  received_at: at('received_at').notNull(),
  asked_at: at('asked_at'),
  handled_at: at('handled_at'),
});

export const payments = pgTable('payments', {
  payment_id: text('payment_id').primaryKey(),
  order_id: orderId(),
  session_id: text('session_id').notNull().unique(),
  amount_cents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  counts: boolean('counts').notNull(),
  paid_at: at('paid_at').notNull(),
});

export const stockHolds = pgTable(
  'stock_holds',
  {
    order_id: orderId(),
    package_id: text('package_id')
      .notNull()
      .references(() => packageInventory.package_id),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'sold' | 'released'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.package_id] })],
);
