import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '#core/security/security-event.ts';
import type { CheckedService, CheckFailure } from '#core/system/service-check.ts';
import type { ProcessRole } from '#core/system/system-health.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => bigint(name, { mode: 'number' });

export const securityEvents = pgTable(
  'security_events',
  {
    minute: moment('minute').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    route: text('route').notNull(),
    client: text('client').notNull(),
    count: count('count').notNull(),
  },
  ({ minute, kind, route, client }) => [primaryKey({ columns: [minute, kind, route, client] })],
);

export const serviceChecks = pgTable('service_checks', {
  service: text('service').$type<CheckedService>().primaryKey(),
  checked_at: moment('checked_at').notNull(),
  succeeded_at: moment('succeeded_at'),
  failure: text('failure').$type<CheckFailure>(),
});

export const networkBalance = pgTable('network_balance', {
  is_only: boolean('is_only').primaryKey().default(true),
  cents: count('cents').notNull(),
  read_at: moment('read_at').notNull(),
});

export const processes = pgTable('processes', {
  id: uuid('id').primaryKey(),
  role: text('role').$type<ProcessRole>().notNull(),
  version: text('version').notNull(),
  started_at: moment('started_at').notNull(),
  seen_at: moment('seen_at').notNull(),
  disk_free_bytes: count('disk_free_bytes'),
  disk_total_bytes: count('disk_total_bytes'),
});

/** One row, sealed with the secret of this shop: a start with another secret is noticed. */
export const secretCheck = pgTable('secret_check', {
  is_only: boolean('is_only').primaryKey().default(true),
  sealed: text('sealed').notNull(),
});
