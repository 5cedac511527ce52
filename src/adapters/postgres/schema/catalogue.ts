import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  CoverageType,
  OperatorCountry,
  OperatorCoverage,
  PackageType,
} from '#core/catalogue/packages/package.ts';
import type { SyncChangeKind } from '#core/catalogue/sync/sync-history.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const dollars = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' });

export const packages = pgTable('packages', {
  package_id: text('package_id').primaryKey(),
  type: text('type').$type<PackageType>().notNull(),
  country_region: text('country_region').notNull(),
  slug: text('slug').notNull(),
  country_code: text('country_code'),
  region: text('region'),
  coverage_type: text('coverage_type').$type<CoverageType>().notNull(),
  data_amount: text('data_amount').notNull(),
  validity_days: integer('validity_days'),
  minimum_selling_price: dollars('minimum_selling_price').notNull(),
  net_price: dollars('net_price'),
  sms: integer('sms').notNull(),
  voice: integer('voice').notNull(),
  operator: text('operator').notNull(),
  networks: text('networks'),
  operator_coverages: jsonb('operator_coverages').$type<readonly OperatorCoverage[]>().notNull(),
  countries: text('countries').array().notNull(),
  operator_countries: jsonb('operator_countries').$type<readonly OperatorCountry[]>().notNull(),
  features: text('features').array().notNull(),
  is_popular: boolean('is_popular').notNull(),
  is_unlimited: boolean('is_unlimited').notNull(),
  activation_policy: text('activation_policy'),
  install_window_days: integer('install_window_days'),
  topup_grace_window_days: integer('topup_grace_window_days'),
  is_rechargeable: boolean('is_rechargeable').notNull(),
  fair_usage_policy: text('fair_usage_policy'),
  other_info: text('other_info'),
  first_offered_at: at('first_offered_at').notNull(),
  changed_at: at('changed_at').notNull(),
  withdrawn_at: at('withdrawn_at'),
  content_hash: text('content_hash').notNull().default(''),
  coverage_hash: text('coverage_hash').notNull().default(''),
});

export const packageInventory = pgTable('package_inventory', {
  package_id: text('package_id')
    .primaryKey()
    .references(() => packages.package_id),
  price_cents: integer('price_cents').notNull().default(0),
  available_stock: integer('available_stock'),
  changed_at: at('changed_at').notNull().defaultNow(),
  is_popular: boolean('is_popular'),
  is_hidden: boolean('is_hidden').notNull().default(false),
});

export const popularPicks = pgTable('popular_picks', {
  position: integer('position').primaryKey(),
  slug: text('slug').notNull().unique(),
});

export const catalogueVersion = pgTable('catalogue_version', {
  only_row: boolean('only_row').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull(),
});

export const catalogueSyncs = pgTable('catalogue_syncs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  finished_at: at('finished_at').notNull(),
  outcome: text('outcome').$type<'synced' | 'refused'>().notNull(),
  reason: text('reason'),
  added: integer('added'),
  changed: integer('changed'),
  withdrawn: integer('withdrawn'),
  total: integer('total'),
  version: bigint('version', { mode: 'number' }),
  started_at: at('started_at').notNull(),
});

export const catalogueSyncChanges = pgTable(
  'catalogue_sync_changes',
  {
    sync_id: bigint('sync_id', { mode: 'number' })
      .notNull()
      .references(() => catalogueSyncs.id, { onDelete: 'cascade' }),
    package_id: text('package_id')
      .notNull()
      .references(() => packages.package_id),
    kind: text('kind').$type<SyncChangeKind>().notNull(),
    price_before_cents: integer('price_before_cents'),
    price_after_cents: integer('price_after_cents'),
    net_before_cents: integer('net_before_cents'),
    net_after_cents: integer('net_after_cents'),
  },
  (table) => [primaryKey({ columns: [table.sync_id, table.package_id] })],
);

export const catalogueImports = pgTable('catalogue_imports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  file_name: text('file_name').notNull(),
  imported_at: at('imported_at').notNull(),
  undone_at: at('undone_at'),
});

export const catalogueImportChanges = pgTable(
  'catalogue_import_changes',
  {
    import_id: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    package_id: text('package_id')
      .notNull()
      .references(() => packages.package_id),
    price_before_cents: integer('price_before_cents').notNull(),
    price_after_cents: integer('price_after_cents').notNull(),
    stock_before: integer('stock_before'),
    stock_after: integer('stock_after'),
    popular_before: boolean('popular_before'),
    popular_after: boolean('popular_after'),
    hidden_before: boolean('hidden_before').notNull(),
    hidden_after: boolean('hidden_after').notNull(),
    changed_at: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.package_id] })],
);

export const currencyRates = pgTable('currency_rates', {
  is_only: boolean('is_only').primaryKey().default(true),
  day: date('day'),
  source: text('source'),
  per_dollar: jsonb('per_dollar').$type<Readonly<Record<string, number>>>(),
  read_at: at('read_at'),
  failing_since: at('failing_since'),
});
