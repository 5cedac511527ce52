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

export const salesDays = pgTable('sales_days', {
  starts_at: moment('starts_at').primaryKey(),
  ends_at: moment('ends_at').notNull(),
  orders: integer('orders').notNull(),
  paid_cents: count('paid_cents').notNull(),
  settled: integer('settled').notNull(),
  refunds: integer('refunds').notNull(),
  refunded_cents: count('refunded_cents').notNull(),
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
  { starts_at: ofDay(), slug: text('slug').notNull(), cents: count('cents').notNull() },
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
