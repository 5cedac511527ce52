import { sql, type SQL } from 'drizzle-orm';
import type { RetentionRule } from '#core/personal-data/delete-old-data.ts';
import { ERASED_DOMAIN } from '#core/personal-data/erased-address.ts';
import type { RetentionLimits } from '#core/personal-data/retention.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { eraseOrders } from './erase-rows.ts';

/** So many rows per statement: other transactions never wait long. */
const AT_ONCE = 500;
/** Orders have many rows. */
const ORDERS_AT_ONCE = 50;

type Statement = (limits: RetentionLimits) => SQL;

/** What the privacy policy promises to remove, one rule for each kind of data. */
export function createRetentionRules(postgres: Postgres): readonly RetentionRule[] {
  const rule = (name: string, statement: Statement): RetentionRule => ({
    name,
    removeSome: async (limits) => (await postgres.db.execute(statement(limits))).rowCount ?? 0,
  });
  const orders = (name: string, select: Statement): RetentionRule => ({
    name,
    removeSome: (limits) => postgres.transaction((tx) => eraseSome(tx, select(limits))),
  });
  return [
    ...Object.entries(STATEMENTS).map(([name, statement]) => rule(name, statement)),
    orders('unpaidOrders', unpaidOrders),
    orders('unconfirmedOrders', unconfirmedOrders),
    // After the orders, which an account without a proof may have had.
    rule('unconfirmedAccounts', unconfirmedAccounts),
  ];
}

const STATEMENTS: Readonly<Record<string, Statement>> = {
  leads: ({ leads }) => some('leads', 'id', sql`captured_at < ${leads}`),
  sessions: ({ ended }) => some('sessions', 'id', sql`expires_at < ${ended}`),
  pendingLinks: ({ ended }) => some('verifications', 'id', sql`expires_at < ${ended}`),
  addressChanges: ({ ended }) => some('address_changes', 'token_hash', sql`expires_at < ${ended}`),
  limits: ({ ended }) => some('rate_limits', 'key', sql`used_until < ${ended}`),
  auditLog: ({ auditLog }) => some('audit_log', 'id', sql`at < ${auditLog}`),
  // What a file of prices changed belongs to its entry in the audit log.
  catalogueImports: ({ auditLog }) => some('catalogue_imports', 'id', sql`imported_at < ${auditLog}`),
  catalogueSyncs: ({ catalogueSyncs }) => some('catalogue_syncs', 'id', sql`finished_at < ${catalogueSyncs}`),
  accountMails: ({ accountMails }) =>
    some('account_mails', 'id', sql`status <> 'due' and created_at < ${accountMails}`),
  tickets: ({ tickets }) => some('support_tickets', 'id', sql`last_message_at < ${tickets}`),
  chats: ({ chats }) => some('chats', 'user_id', sql`last_message_at < ${chats}`),
  // Of chats that go on.
  chatMessages: ({ chats }) => sql`
    delete from chat_messages where (user_id, sequence) in (
      select user_id, sequence from chat_messages where sent_at < ${chats} limit ${AT_ONCE} for update skip locked)`,
  reviewLinks: ({ reviewLinks }) =>
    some('reviews', 'id', sql`status = 'asked' and asked_at < ${reviewLinks}`),
  reviews: ({ reviews }) => some('reviews', 'id', sql`status <> 'asked' and written_at < ${reviews}`),
  rejectedReviews: ({ rejectedReviews }) =>
    some('reviews', 'id', sql`status = 'rejected' and decided_at < ${rejectedReviews}`),
  gifts: ({ gifts }) => some('gifts', 'order_id', sql`released_at < ${gifts}`),
  unknownWithdrawals: ({ unknownWithdrawals }) =>
    some('withdrawals', 'id', sql`order_id is null and declared_at < ${unknownWithdrawals}`),
  newsletterMails: ({ newsletterMails }) =>
    some('newsletter_mails', 'id', sql`created_at < ${newsletterMails}`),
  endedSubscriptions: ({ endedSubscriptions }) =>
    some('newsletter_subscriptions', 'email', sql`ended_at < ${endedSubscriptions}`),
  // With their page views.
  visits: ({ visits }) => some('visitor_sessions', 'id', sql`started_at < ${visits}`),
  visitCounts: ({ visitCounts }) => someDays('visit_counts', visitCounts),
  visitMonthCounts: ({ visitCounts }) => someDays('visit_month_counts', visitCounts, 'month'),
  pageSpeedCounts: ({ visitCounts }) => someDays('page_speed_counts', visitCounts),
  pageSpeedMonthCounts: ({ visitCounts }) => someDays('page_speed_month_counts', visitCounts, 'month'),
  securityEvents: ({ securityEvents }) => sql`
    delete from security_events where ctid in (
      select ctid from security_events where minute < ${securityEvents} limit ${AT_ONCE})`,
  shareRecipients: ({ shareRecipients }) => sql`
    update shares set recipient = null, recipient_name = null where id in (
      select id from shares where (recipient is not null or recipient_name is not null) and expires_at < ${shareRecipients}
      limit ${AT_ONCE} for update skip locked)`,
  orderMails: ({ orderMails }) => sql`
    update sent_mails set recipient = gen_random_uuid() || ${`@${ERASED_DOMAIN}`} where id in (
      select id from sent_mails where status <> 'due' and created_at < ${orderMails} and ${isNotErased('recipient')}
      limit ${AT_ONCE} for update skip locked)`,
};

/** Deletes rows that no other transaction has locked; those are deleted another time. */
function some(table: string, key: string, isOld: SQL): SQL {
  const [from, id] = [sql.identifier(table), sql.identifier(key)];
  return sql`delete from ${from} where ${id} in (
    select ${id} from ${from} where ${isOld} limit ${AT_ONCE} for update skip locked)`;
}

/** Deletes rows of days that ended before, and of months whose first day did. */
function someDays(table: string, before: Date, column: 'day' | 'month' = 'day'): SQL {
  const [from, day] = [sql.identifier(table), sql.identifier(column)];
  return sql`delete from ${from} where ctid in (
    select ctid from ${from} where ${day} < (${before}::timestamptz at time zone 'UTC')::date limit ${AT_ONCE})`;
}

/** As in the condition of the index `orders_to_erase`. */
function isNotErased(column: string): SQL {
  return sql`${sql.identifier(column)} not like ${sql.raw(`'%@${ERASED_DOMAIN}'`)}`;
}

function unpaidOrders({ unpaidOrders: before }: RetentionLimits): SQL {
  return sql`select id from orders
    where cancelled_at < ${before} and ${isNotErased('email')} and ${hasNoOpenRefund()}`;
}

function unconfirmedOrders({ unconfirmedOrders: before }: RetentionLimits): SQL {
  return sql`select id from orders
    where paid_at < ${before} and status <> 'paid' and ${isNotErased('email')} and ${hasNoOpenRefund()}
      and not exists (select 1 from users where users.id = orders.user_id and users.email_verified)
      and not exists (select 1 from gifts where gifts.order_id = orders.id and gifts.released_at is null)`;
}

/** Somebody still waits for money. */
function hasNoOpenRefund(): SQL {
  return sql`not exists (select 1 from refunds join payments using (payment_id)
    where payments.order_id = orders.id and refunds.status <> 'done')`;
}

async function eraseSome(tx: Transaction, select: SQL): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`${select} order by id limit ${ORDERS_AT_ONCE} for update of orders skip locked`,
  );
  if (rows.length > 0)
    await eraseOrders(
      tx,
      rows.map(({ id }) => id),
    );
  return rows.length;
}

/** Its creator never opened the confirmation mail. Staff accounts are made by a command. */
function unconfirmedAccounts({ unconfirmedAccounts: before }: RetentionLimits): SQL {
  return some(
    'users',
    'id',
    sql`not email_verified and created_at < ${before}
      and not exists (select 1 from orders where orders.user_id = users.id
        or (orders.email = users.email and orders.status = 'awaiting-payment'))
      and not exists (select 1 from user_roles where user_roles.user_id = users.id)`,
  );
}
