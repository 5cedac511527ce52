import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => bigint(name, { mode: 'number' });

export const visitorSessions = pgTable('visitor_sessions', {
  id: uuid('id').primaryKey(),
  started_at: moment('started_at').notNull(),
  last_seen_at: moment('last_seen_at').notNull(),
  seconds: integer('seconds').notNull(),
  views: integer('views').notNull(),
  step: smallint('step').notNull(),
  is_signed_in: boolean('is_signed_in').notNull(),
  entry_route: text('entry_route').notNull(),
  referrer: text('referrer'),
  utm_source: text('utm_source'),
  utm_medium: text('utm_medium'),
  utm_campaign: text('utm_campaign'),
  device_type: text('device_type').notNull(),
  browser: text('browser').notNull(),
  os: text('os').notNull(),
});

export const pageViews = pgTable('page_views', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  session_id: uuid('session_id')
    .notNull()
    .references(() => visitorSessions.id, { onDelete: 'cascade' }),
  route: text('route').notNull(),
  title: text('title'),
  referrer: text('referrer'),
  viewed_at: moment('viewed_at').notNull(),
});

export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    views: count('views').notNull(),
    sessions: count('sessions').notNull(),
    seconds: count('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.subject, table.name] })],
);

export const visitMonthCounts = pgTable(
  'visit_month_counts',
  {
    month: date('month').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    views: count('views').notNull(),
    sessions: count('sessions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.subject, table.name] })],
);

export const pageSpeedCounts = pgTable(
  'page_speed_counts',
  {
    day: date('day').notNull(),
    route: text('route').notNull(),
    metric: text('metric').notNull(),
    bucket: smallint('bucket').notNull(),
    count: count('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route, table.metric, table.bucket] })],
);

export const pageSpeedMonthCounts = pgTable(
  'page_speed_month_counts',
  {
    month: date('month').notNull(),
    route: text('route').notNull(),
    metric: text('metric').notNull(),
    bucket: smallint('bucket').notNull(),
    count: count('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.route, table.metric, table.bucket] })],
);

export const salesSums = pgTable(
  'sales_sums',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unit: text('unit').notNull(),
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    orders: integer('orders').notNull(),
    paid_cents: count('paid_cents').notNull(),
    settled: integer('settled').notNull(),
    refunds: integer('refunds').notNull(),
    refunded_cents: count('refunded_cents').notNull(),
  },
  (table) => [unique().on(table.unit, table.starts_at)],
);

const ofSums = () =>
  bigint('sums_id', { mode: 'number' })
    .notNull()
    .references(() => salesSums.id, { onDelete: 'cascade' });

export const salesSumWaits = pgTable(
  'sales_sum_waits',
  { sums_id: ofSums(), seconds: integer('seconds').notNull(), orders: integer('orders').notNull() },
  (table) => [primaryKey({ columns: [table.sums_id, table.seconds] })],
);

export const salesSumDestinations = pgTable(
  'sales_sum_destinations',
  { sums_id: ofSums(), slug: text('slug').notNull(), cents: count('cents').notNull() },
  (table) => [primaryKey({ columns: [table.sums_id, table.slug] })],
);

export const salesChanges = pgTable(
  'sales_changes',
  {
    at: moment('at').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.at, table.id] })],
);
