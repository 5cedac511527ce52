import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { RETENTION_DAYS, UNCONFIRMED_ORDER_YEARS } from '#core/personal-data/retention.ts';
import { ADDRESS, around, days, email, leftOf, NOW } from './left-after-retention.ts';

test('LEAD-04 LEGAL-14 a lead is deleted after its days', async () => {
  const left = await leftOf(
    days(RETENTION_DAYS.leads),
    (name, at) => [
      sql`insert into leads (email, source, cart, cart_value_cents, captured_at) values (${email(name)}, 'checkout', '[]', 1, ${at})`,
    ],
    sql`${ADDRESS('email')} leads`,
  );
  expect(left).toEqual(['young']);
});

test('VISIT-09 LEGAL-14 a visit is deleted with its page views after its days, and counts after 13 months', async () => {
  const visits = await leftOf(
    days(RETENTION_DAYS.visits),
    (name, at) => [
      sql`insert into visitor_sessions (id, started_at, last_seen_at, seconds, views, step, is_signed_in, entry_route, device_type, browser, os)
        values (gen_random_uuid(), ${at}, ${at}, 0, 1, 0, false, ${`/${name}`}, 'mobile', 'safari', 'ios')`,
      sql`insert into page_views (session_id, route, viewed_at)
        select id, entry_route, started_at from visitor_sessions where entry_route = ${`/${name}`}`,
    ],
    sql`select substr(entry_route, 2) as name from visitor_sessions union all select substr(route, 2) from page_views`,
  );
  expect(visits).toEqual(['young', 'young']);
  const [old, young] = ['2025-10-16', '2025-10-17'];
  const counts = await leftOf(
    days(RETENTION_DAYS.visitCounts),
    (name) => [
      sql`insert into visit_counts (day, subject, name, views, sessions, seconds)
        values (${name === 'old' ? old : young}::date, 'page', ${name}, 1, 0, 0)`,
      sql`insert into page_speed_counts (day, route, metric, bucket, count)
        values (${name === 'old' ? old : young}::date, ${`/${name}`}, 'lcp', 1, 1)`,
    ],
    sql`select name from visit_counts union all select substr(route, 2) from page_speed_counts`,
  );
  expect(counts).toEqual(['young', 'young']);
  const [earlier, later] = ['2025-10-31', '2025-11-01'];
  const months = await leftOf(
    days(RETENTION_DAYS.visitCounts),
    (name) => [
      sql`insert into visit_counts (day, subject, name, views, sessions, seconds)
        values (${name === 'old' ? earlier : later}::date, 'page', ${name}, 1, 0, 0)`,
      sql`insert into page_speed_counts (day, route, metric, bucket, count)
        values (${name === 'old' ? earlier : later}::date, ${`/${name}`}, 'lcp', 1, 1)`,
    ],
    sql`select name from visit_month_counts union all select substr(route, 2) from page_speed_month_counts`,
  );
  expect(months).toEqual(['young', 'young']);
});

test('SUPPORT-32 VISIT-09 a ticket is deleted with everything in it, 365 days after its last message', async () => {
  expect(RETENTION_DAYS.tickets).toBe(365);
  const write = (name: string, at: Date) => [
    sql`insert into support_tickets (request_id, name, email, language, status, created_at, waiting_since, last_message_at)
      values (${randomUUID()}, 'A', ${email(name)}, 'en', 'open', ${at}, ${at}, ${at})`,
    sql`insert into ticket_messages (ticket_id, request_id, author, body, sent_at)
      select id, ${randomUUID()}, 'customer', email, created_at from support_tickets where email = ${email(name)}`,
    sql`insert into ticket_attachments (ticket_id, file_name, content_type, bytes, content, created_at)
      select id, 'a.pdf', 'application/pdf', 1, '\\x00', created_at from support_tickets where email = ${email(name)}`,
  ];
  const read = sql`${ADDRESS('body')} ticket_messages join support_tickets on true join ticket_attachments on true`;
  expect(await leftOf(days(RETENTION_DAYS.tickets), write, read)).toEqual(['young']);
});

const aUser = (name: string, at: Date, isVerified = true) =>
  sql`insert into users (id, name, email, email_verified, created_at) values (${name}, '', ${email(name)}, ${isVerified}, ${at})`;

test('LEGAL-14 sessions, pending links, wanted addresses and limits are deleted when they end', async () => {
  const ends = around(NOW);
  const write = (name: string, at: Date) => [
    aUser(name, new Date(NOW.getTime() - DAY_MS)),
    sql`insert into sessions (id, user_id, token, expires_at, created_at, ip_address) values (${name}, ${name}, ${name}, ${at}, ${new Date(NOW.getTime() - DAY_MS)}, '127.0.0.1')`,
    sql`insert into verifications (id, identifier, value, expires_at) values (${name}, ${name}, ${email(name)}, ${at})`,
    sql`insert into rate_limits (key, used_until) values (${name}, ${at})`,
    sql`insert into address_changes (token_hash, user_id, email, requested_at, expires_at)
      values (sha256(${name}::bytea), ${name}, ${email(`wanted-${name}`)}, ${new Date(NOW.getTime() - DAY_MS)}, ${at})`,
  ];
  const read = sql`select id as name from sessions union all select id from verifications union all select key from rate_limits
    union all select user_id from address_changes`;
  expect(await leftOf(ends, write, read)).toEqual(['young', 'young', 'young', 'young']);
});

test('LEGAL-14 an account that was never confirmed and has no order is deleted after its days', async () => {
  const times = days(RETENTION_DAYS.unconfirmedAccounts);
  const read = sql`select id as name from users`;
  expect(await leftOf(times, (name, at) => [aUser(name, at, false)], read)).toEqual(['young']);
  expect(await leftOf(times, (name, at) => [aUser(name, at, true)], read)).toEqual(['old', 'young']);
  const paying = (name: string, at: Date) => [aUser(name, at, false), ...anOrder(name, { createdAt: NOW })];
  expect(await leftOf(times, paying, read)).toEqual(['old', 'young']);
});

test('LEGAL-14 the record of an account mail is deleted after its days, unless it is still due', async () => {
  const write = (status: 'sent' | 'due') => (name: string, at: Date) => [
    sql`insert into account_mails (id, kind, recipient, language, sealed_path, expires_at, status, created_at, sent_at)
      values (${randomUUID()}, 'magic-link', ${email(name)}, 'en', ${status === 'due' ? 'sealed' : null},
        ${new Date(at.getTime() + DAY_MS)}, ${status}, ${at}, ${status === 'sent' ? at : null})`,
  ];
  const read = sql`${ADDRESS('recipient')} account_mails`;
  expect(await leftOf(days(RETENTION_DAYS.accountMails), write('sent'), read)).toEqual(['young']);
  expect(await leftOf(days(RETENTION_DAYS.accountMails), write('due'), read)).toEqual(['old', 'young']);
});

type OrderTimes = Readonly<{ createdAt: Date; paidAt?: Date; cancelledAt?: Date; userId?: string }>;

const orderId = (name: string) => sql`(select id from orders where idempotency_key = ${name})`;

/** An order with one unit. */
function anOrder(name: string, { createdAt, paidAt, cancelledAt, userId }: OrderTimes): SQL[] {
  const status =
    paidAt !== undefined ? 'fulfilled' : cancelledAt !== undefined ? 'cancelled' : 'awaiting-payment';
  return [
    sql`insert into packages (package_id, type, country_region, slug, coverage_type, data_amount, minimum_selling_price, sms,
        voice, operator, operator_coverages, countries, operator_countries, features, is_popular, is_unlimited,
        is_rechargeable, first_offered_at, changed_at)
      values ('p', 'sim', 'Japan', 'japan', 'local', '1 GB', 4, 0, 0, 'o', '[]', '{}', '[]', '{}', false, false, false, now(), now())
      on conflict do nothing`,
    sql`with placed as (
        insert into orders (user_id, email, language, status, subtotal_cents, discount_cents, total_cents, currency,
          idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at, cancelled_at)
        values (${userId ?? null}, ${email(name)}, 'en', ${status}, 400, 0, 400, 'USD', ${name}, 'hash', 'hash', ${createdAt},
          ${new Date(createdAt.getTime() + 1_800_000)}, ${paidAt ?? null}, ${cancelledAt ?? null}) returning id)
      insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, deliver_by, outcome, settled_at, vendor_order_id)
      select id, 1, 'p', 'sim', 400, 0, ${paidAt ?? null}::timestamptz, ${paidAt === undefined ? null : 'delivered'},
        ${paidAt ?? null}::timestamptz, ${paidAt === undefined ? null : name} from placed`,
  ];
}

const anEsim = (name: string, iccid: string) =>
  sql`insert into esims (unit_id, iccid, smdp_address, activation_code, matching_id, apn_kind, status, created_at)
    select id, ${iccid}, 'smdp', 'v1.a', 'v1.b', 'automatic', 'active', now() from order_units where order_id = ${orderId(name)}`;
const ICCIDS: Readonly<Record<string, string>> = { young: '8900000000000000001', old: '8900000000000000002' };

test('LEGAL-14 the address of a checkout that was not paid is erased after its days', async () => {
  const write = (name: string, at: Date) => anOrder(name, { createdAt: at, cancelledAt: at });
  const read = sql`${ADDRESS('email')} orders where email like '%@example.com'`;
  expect(await leftOf(days(RETENTION_DAYS.unpaidOrders), write, read)).toEqual(['young']);
});

test('LEGAL-14 a purchase whose buyer never confirmed the address is erased after its years, one of an account is not', async () => {
  const limit = new Date(NOW);
  limit.setUTCFullYear(NOW.getUTCFullYear() - UNCONFIRMED_ORDER_YEARS);
  const write = (isVerified: boolean) => (name: string, at: Date) => [
    aUser(name, NOW, isVerified),
    ...anOrder(name, { createdAt: at, paidAt: at, userId: name }),
    anEsim(name, ICCIDS[name] ?? ''),
  ];
  const read = sql`${ADDRESS('email')} orders where email like '%@example.com'
    union all select right(iccid, 1) from esims`;
  expect(await leftOf(around(limit), write(false), read)).toEqual(['1', 'young']);
  expect(await leftOf(around(limit), write(true), read)).toEqual(['1', '2', 'old', 'young']);
});

test('LEGAL-14 the address of an order mail is erased after its days, and its row still prevents a second mail', async () => {
  const write = (name: string, at: Date) => [
    sql`insert into sent_mails (kind, subject, recipient, message_id, status, created_at, sent_at)
      values ('order', ${name}, ${email(name)}, ${name}, 'sent', ${at}, ${at})`,
  ];
  const times = days(RETENTION_DAYS.orderMails);
  expect(
    await leftOf(times, write, sql`${ADDRESS('recipient')} sent_mails where recipient like '%@example.com'`),
  ).toEqual(['young']);
  expect(await leftOf(times, write, sql`select subject as name from sent_mails`)).toEqual(['old', 'young']);
});

test('LEGAL-14 SHARE-30 the recipient of a share and what a gift says are removed after their days', async () => {
  const shared = (name: string, at: Date) => [
    ...anOrder(name, { createdAt: at, paidAt: at }),
    anEsim(name, ICCIDS[name] ?? ''),
    sql`insert into shares (id, esim_id, secret_hash, channel, language, recipient, recipient_name, created_at, expires_at)
      select gen_random_uuid(), id, sha256(${name}::bytea), 'email', 'en', ${email(name)}, ${name}, ${new Date(at.getTime() - DAY_MS)}, ${at}
      from esims where iccid = ${ICCIDS[name]}`,
  ];
  const recipients = sql`${ADDRESS('recipient')} shares where recipient is not null`;
  expect(await leftOf(days(RETENTION_DAYS.shareRecipients), shared, recipients)).toEqual(['young']);
  const named = (name: string, at: Date) => [
    ...shared(name, at),
    sql`update shares set recipient = null, channel = 'link' where recipient = ${email(name)}`,
  ];
  const names = sql`select recipient_name as name from shares where recipient_name is not null`;
  expect(await leftOf(days(RETENTION_DAYS.shareRecipients), named, names)).toEqual(['young']);

  const given = (name: string, at: Date) => [
    ...anOrder(name, { createdAt: at, paidAt: at }),
    sql`insert into gifts (order_id, recipient_email, language, send_at, time_zone, released_at, created_at)
      values (${orderId(name)}, ${email(name)}, 'en', ${at}, 'UTC', ${at}, ${at})`,
  ];
  expect(await leftOf(days(RETENTION_DAYS.gifts), given, sql`${ADDRESS('recipient_email')} gifts`)).toEqual([
    'young',
  ]);
});

test('CHAT-20 VISIT-09 LEGAL-14 a chat message is deleted after its days, and a chat without messages with it', async () => {
  const write = (name: string, at: Date) => [
    aUser(name, NOW),
    sql`insert into chats (user_id, language, last_sequence, created_at, last_message_at) values (${name}, 'en', 1, ${at}, ${at})`,
    sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
      values (${name}, 1, 'customer', gen_random_uuid(), 'Hello', ${at})`,
  ];
  const read = sql`select user_id as name from chats union all select user_id from chat_messages`;
  expect(await leftOf(days(RETENTION_DAYS.chats), write, read)).toEqual(['young', 'young']);
  // A chat that goes on loses its old messages only.
  const goingOn = (name: string, at: Date) => [
    ...write(name, at),
    sql`update chats set last_sequence = 2, last_message_at = ${NOW} where user_id = ${name}`,
    sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
      values (${name}, 2, 'customer', gen_random_uuid(), 'Again', ${NOW})`,
  ];
  const messages = sql`select user_id || ' ' || sequence as name from chat_messages`;
  expect(await leftOf(days(RETENTION_DAYS.chats), goingOn, messages)).toEqual([
    'old 2',
    'young 1',
    'young 2',
  ]);
});
