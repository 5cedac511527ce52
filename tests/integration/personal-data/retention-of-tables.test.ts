import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RETENTION_DAYS } from '#core/personal-data/retention.ts';
import { around, days, email, leftOf, NOW } from './left-after-retention.ts';

type Case = Readonly<{
  table: string;
  times: ReturnType<typeof around>;
  write: (name: string, at: Date) => SQL[];
  read: SQL;
  left: readonly string[];
}>;

const aPackage = sql`insert into packages (package_id, type, country_region, slug, coverage_type, data_amount,
    minimum_selling_price, sms, voice, operator, operator_coverages, countries, operator_countries, features, is_popular,
    is_unlimited, is_rechargeable, first_offered_at, changed_at)
  values ('p', 'sim', 'Japan', 'japan', 'local', '1 GB', 4, 0, 0, 'o', '[]', '{}', '[]', '{}', false, false, false, now(), now())
  on conflict do nothing`;

const aLead = (name: string, at: Date) =>
  sql`insert into leads (email, source, cart, cart_value_cents, captured_at) values (${email(name)}, 'checkout', '[]', 1, ${at})`;

const aChat = (name: string, at: Date) => [
  sql`insert into users (id, name, email, email_verified, created_at) values (${name}, '', ${email(name)}, true, ${NOW})`,
  sql`insert into chats (user_id, language, last_sequence, created_at, last_message_at) values (${name}, 'en', 1, ${at}, ${at})`,
  sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
    values (${name}, 1, 'staff', gen_random_uuid(), 'Hello', ${at})`,
];

const threeYearsAgo = new Date(NOW);
threeYearsAgo.setUTCFullYear(NOW.getUTCFullYear() - 3);

/** In the whole minute before or after the limit: these counts are kept per minute. */
const minutesAround = (limit: Date) => {
  const minute = Math.floor(limit.getTime() / 60_000) * 60_000;
  return { young: new Date(minute + 60_000), old: new Date(minute - 60_000) };
};

const CASES: readonly Case[] = [
  {
    table: 'withdrawal_mails',
    times: days(RETENTION_DAYS.unknownWithdrawals),
    write: (name, at) => [
      sql`with declared as (insert into withdrawals (order_number, email, positions, language, declared_at)
          values ('1', ${email(name)}, '{}', 'en', ${at}) returning id)
        insert into withdrawal_mails (withdrawal_id, kind, created_at) select id, 'receipt', ${at} from declared`,
    ],
    read: sql`select coalesce(split_part(w.email, '@', 1), 'left behind') as name
      from withdrawal_mails m left join withdrawals w on w.id = m.withdrawal_id`,
    left: ['young'],
  },
  {
    table: 'newsletter_subscriptions that go on',
    times: days(RETENTION_DAYS.endedSubscriptions),
    write: (name, at) => [
      sql`insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at)
        values (${email(name)}, 'en', 'newsletter-1', 'form', ${at}, ${at})`,
    ],
    read: sql`select split_part(email, '@', 1) as name from newsletter_subscriptions`,
    left: ['old', 'young'],
  },
  {
    table: 'cart_reminders',
    times: days(RETENTION_DAYS.leads),
    write: (name, at) => [
      aLead(name, at),
      sql`insert into cart_reminders (lead_id, language, consent_text, consented_at, status, due_at, created_at, sent_at)
        select id, 'en', 'cart-reminder-1', ${at}, 'sent', ${at}, ${at}, ${at} from leads where email = ${email(name)}`,
    ],
    read: sql`select coalesce(split_part(l.email, '@', 1), 'left behind') as name
      from cart_reminders r left join leads l on l.id = r.lead_id`,
    left: ['young'],
  },
  {
    // Until the address wants reminders again: deleted, it would get one it refused.
    table: 'cart_reminder_optouts',
    times: days(3_000),
    write: (name, at) => [
      sql`insert into cart_reminder_optouts (email, created_at) values (${email(name)}, ${at})`,
    ],
    read: sql`select split_part(email, '@', 1) as name from cart_reminder_optouts`,
    left: ['old', 'young'],
  },
  {
    table: 'chat_mails',
    times: days(RETENTION_DAYS.chats),
    write: (name, at) => [
      ...aChat(name, at),
      sql`insert into chat_mails (user_id, sequence, status, created_at, sent_at) values (${name}, 1, 'sent', ${at}, ${at})`,
    ],
    read: sql`select user_id as name from chat_mails`,
    left: ['young'],
  },
  {
    table: 'page_views',
    times: days(RETENTION_DAYS.visits),
    write: (name, at) => [
      sql`with begun as (insert into visitor_sessions (id, started_at, last_seen_at, seconds, views, step, is_signed_in, entry_route, device_type, browser, os)
          values (gen_random_uuid(), ${at}, ${at}, 0, 1, 0, false, ${`/${name}`}, 'mobile', 'safari', 'ios') returning id)
        insert into page_views (session_id, route, viewed_at) select id, ${`/${name}`}, ${NOW} from begun`,
    ],
    read: sql`select substr(route, 2) as name from page_views`,
    left: ['young'],
  },
  {
    table: 'security_events',
    times: minutesAround(days(RETENTION_DAYS.securityEvents).young),
    write: (name, at) => [
      sql`insert into security_events (minute, kind, route, client, count) values (${at}, 'rate-limited', ${name}, '', 1)`,
    ],
    read: sql`select route as name from security_events`,
    left: ['young'],
  },
  {
    table: 'catalogue_syncs',
    times: days(RETENTION_DAYS.catalogueSyncs),
    write: (name, at) => [
      aPackage,
      sql`with synced as (insert into catalogue_syncs (started_at, finished_at, outcome, reason)
          values (${at}, ${at}, 'refused', ${name}) returning id)
        insert into catalogue_sync_changes (sync_id, package_id, kind) select id, 'p', 'added' from synced`,
    ],
    read: sql`select coalesce(reason, 'left behind') as name
      from catalogue_syncs s full join catalogue_sync_changes c on c.sync_id = s.id`,
    left: ['young'],
  },
  {
    table: 'catalogue_imports',
    times: around(threeYearsAgo),
    write: (name, at) => [
      aPackage,
      sql`with imported as (insert into catalogue_imports (file_name, imported_at) values (${name}, ${at}) returning id)
        insert into catalogue_import_changes (import_id, package_id, price_before_cents, price_after_cents, hidden_before, hidden_after, changed_at)
        select id, 'p', 1, 2, false, false, ${at} from imported`,
    ],
    read: sql`select coalesce(file_name, 'left behind') as name
      from catalogue_imports i full join catalogue_import_changes c on c.import_id = i.id`,
    left: ['young'],
  },
];

test.each(CASES)('VISIT-09 LEGAL-14 the job removes from $table exactly what is too old', async (one) => {
  expect(await leftOf(one.times, one.write, one.read)).toEqual(one.left);
});
