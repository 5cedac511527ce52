import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { accountMails } from '#adapters/postgres/schema/account-mails.ts';
import {
  accounts,
  addressChanges,
  sessions,
  userRoles,
  users,
  verifications,
} from '#adapters/postgres/schema/accounts.ts';
import { alerts } from '#adapters/postgres/schema/alerts.ts';
import { auditLog } from '#adapters/postgres/schema/audit-log.ts';
import { handledOrders, orderNotes } from '#adapters/postgres/schema/order-notes.ts';
import {
  catalogueImportChanges,
  catalogueImports,
  catalogueSyncChanges,
  catalogueSyncs,
  catalogueVersion,
  currencyRates,
  packageInventory,
  packages,
  popularPicks,
} from '#adapters/postgres/schema/catalogue.ts';
import { chatMails, chatMessages, chats, chatStaff } from '#adapters/postgres/schema/chats.ts';
import { esims, refunds, sentMails, topups } from '#adapters/postgres/schema/delivery.ts';
import {
  discountCodePackages,
  discountCodes,
  discountRedemptions,
  discountSeries,
} from '#adapters/postgres/schema/discounts.ts';
import { gifts, openedGifts } from '#adapters/postgres/schema/gifts.ts';
import { billingDetails, invoices, invoiceSeries, sellers } from '#adapters/postgres/schema/invoices.ts';
import { leads } from '#adapters/postgres/schema/leads.ts';
import {
  savedReplies,
  supportTickets,
  ticketAttachments,
  ticketMails,
  ticketMessages,
} from '#adapters/postgres/schema/support.ts';
import {
  checkoutSessions,
  orders,
  orderUnits,
  paymentNotices,
  payments,
  stockHolds,
} from '#adapters/postgres/schema/orders.ts';
import { reconciliationFindings, reconciliationRuns } from '#adapters/postgres/schema/reconciliation.ts';
import { rateLimits } from '#adapters/postgres/schema/rate-limits.ts';
import { reminderOptouts, reminders } from '#adapters/postgres/schema/reminders.ts';
import { reviews } from '#adapters/postgres/schema/reviews.ts';
import { shareMails, shares } from '#adapters/postgres/schema/shares.ts';
import { cartReminderOptouts, cartReminders } from '#adapters/postgres/schema/cart-reminders.ts';
import { newsletterMails, newsletterSubscriptions } from '#adapters/postgres/schema/newsletter.ts';
import { withdrawalMails, withdrawals } from '#adapters/postgres/schema/withdrawals.ts';
import {
  pageSpeedCounts,
  pageSpeedMonthCounts,
  pageViews,
  salesChanges,
  salesSumDestinations,
  salesSums,
  salesSumWaits,
  visitCounts,
  visitMonthCounts,
  visitorSessions,
} from '#adapters/postgres/schema/statistics.ts';
import {
  networkBalance,
  processes,
  secretCheck,
  securityEvents,
  serviceChecks,
} from '#adapters/postgres/schema/system.ts';
import { usageReadings } from '#adapters/postgres/schema/usage-readings.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const CATALOGUE: PgTable[] = [
  packages,
  packageInventory,
  popularPicks,
  catalogueVersion,
  catalogueSyncs,
  catalogueSyncChanges,
  catalogueImports,
  catalogueImportChanges,
  currencyRates,
  alerts,
];
const SYSTEM: PgTable[] = [securityEvents, serviceChecks, networkBalance, processes];
const ACCOUNTS: PgTable[] = [
  users,
  sessions,
  accounts,
  verifications,
  rateLimits,
  userRoles,
  accountMails,
  addressChanges,
];
const BUYING: PgTable[] = [
  discountCodes,
  discountCodePackages,
  discountRedemptions,
  discountSeries,
  orders,
  orderUnits,
  checkoutSessions,
  paymentNotices,
  payments,
  stockHolds,
  leads,
  savedReplies,
  supportTickets,
  ticketAttachments,
  ticketMails,
  ticketMessages,
  sellers,
  invoiceSeries,
  invoices,
  billingDetails,
  withdrawals,
  withdrawalMails,
];
const SUBSCRIPTIONS: PgTable[] = [
  newsletterMails,
  newsletterSubscriptions,
  cartReminders,
  cartReminderOptouts,
];
const DELIVERY: PgTable[] = [
  secretCheck,
  esims,
  usageReadings,
  topups,
  gifts,
  openedGifts,
  shares,
  shareMails,
  reminders,
  reviews,
  chats,
  chatMails,
  chatMessages,
  chatStaff,
  auditLog,
  orderNotes,
  handledOrders,
  reminderOptouts,
  refunds,
  sentMails,
  reconciliationFindings,
  reconciliationRuns,
];
const STATISTICS: PgTable[] = [
  visitorSessions,
  pageViews,
  visitCounts,
  visitMonthCounts,
  pageSpeedCounts,
  pageSpeedMonthCounts,
  salesSums,
  salesSumWaits,
  salesSumDestinations,
  salesChanges,
];
const TABLES = [
  ...CATALOGUE,
  ...ACCOUNTS,
  ...SYSTEM,
  ...BUYING,
  ...SUBSCRIPTIONS,
  ...DELIVERY,
  ...STATISTICS,
].map(getTableConfig);

type Shape = Readonly<Record<string, unknown>>;

function shapeInCode(): Shape {
  return Object.fromEntries(
    TABLES.map(({ name, columns, foreignKeys, primaryKeys, uniqueConstraints }) => {
      const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      const single = columns.filter((column) => column.primary).map((column) => column.name);
      const uniques = columns.filter((column) => column.isUnique).map((column) => column.name);
      return [
        name,
        {
          columns: Object.fromEntries(
            columns.map((column) => [
              column.name,
              {
                type: column.getSQLType().replaceAll(', ', ','),
                isRequired: column.notNull,
                fillsItself: column.hasDefault || column.generatedIdentity !== undefined,
              },
            ]),
          ),
          primaryKey: [...single, ...keys].sort(),
          uniques: [
            ...uniques,
            ...uniqueConstraints.map((one) => one.columns.map((c) => c.name).join()),
          ].sort(),
          references: foreignKeys
            .map((key) => {
              const { columns: from, foreignTable } = key.reference();
              return `${from.map((column) => column.name).join()} ${getTableConfig(foreignTable).name} ${key.onDelete ?? 'no action'}`;
            })
            .sort(),
        },
      ];
    }),
  );
}

async function shapeInDatabase({ db }: Postgres): Promise<Shape> {
  const { rows } = await db.execute<{ name: string; shape: unknown }>(sql`
    with names as (
      select c.oid, c.conrelid, c.contype, c.confrelid, c.confdeltype,
        array(select attname::text from unnest(c.conkey) k join pg_attribute on attrelid = c.conrelid and attnum = k) as columns
      from pg_constraint c
    )
    select t.relname as name, jsonb_build_object(
      'columns', (
        select jsonb_object_agg(a.attname, jsonb_build_object(
          'type', format_type(a.atttypid, a.atttypmod),
          'isRequired', a.attnotnull,
          'fillsItself', a.atthasdef or a.attidentity <> ''))
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped),
      'primaryKey', (
        select jsonb_agg(name order by name) from names, unnest(columns) as name
        where conrelid = t.oid and contype = 'p'),
      'uniques', (
        select coalesce(jsonb_agg(array_to_string(columns, ',') order by array_to_string(columns, ',')), '[]')
        from names where conrelid = t.oid and contype = 'u'),
      'references', (
        select coalesce(jsonb_agg(r order by r), '[]') from (
          select array_to_string(columns, ',') || ' ' || confrelid::regclass || ' ' ||
            case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as r
          from names where conrelid = t.oid and contype = 'f') as refs)
    ) as shape
    from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and t.relname <> 'schema_migrations'`);
  return Object.fromEntries(rows.map(({ name, shape }) => [name, shape]));
}

test('the tables in the code match the tables in the database, column for column and key for key', async () => {
  expect(await shapeInDatabase(await aPostgres())).toEqual(shapeInCode());
});

test.each([
  [
    'DATA-01 the table packages',
    'packages',
    // `price` is not stored: it is computed from inventory and minimum_selling_price whenever a package is
    // read.
    'package_id type country_region region coverage_type data_amount validity_days minimum_selling_price sms voice ' +
      'networks operator_coverages countries operator_countries features is_popular',
  ],
  ['DATA-08 the table package_inventory', 'package_inventory', 'package_id price_cents available_stock'],
  ['DATA-09 the table user_roles', 'user_roles', 'user_id role'],
])('%s has the columns of the specification', async (_rule, table, names) => {
  const { db } = await aPostgres();
  const { rows } = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  );
  expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(names.split(' ')));
});
