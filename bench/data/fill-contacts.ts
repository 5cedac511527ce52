import { sql } from 'drizzle-orm';
import type { Postgres, Transaction } from '#adapters/postgres/connection/connect-postgres.ts';

/** Everybody who wrote, subscribed or left a cart, and the emails to them. Expects orders and accounts. */
export async function fillContacts(postgres: Postgres): Promise<void> {
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await fillNewsletter(tx);
    await fillLeads(tx);
    await fillTickets(tx);
    await fillChats(tx);
    await fillWithdrawals(tx);
    await fillReviews(tx);
    await fillOtherMails(tx);
  });
}

const NEWSLETTER = 'newsletter-1';

/** 100,000 subscriptions, a fifth ended, and the requests of a month: 8,000, of which 2,000 wait for a confirmation. */
async function fillNewsletter(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at, ended_at)
    select 'reader-' || n || '@mail-' || n % 50 || '.example', case when n % 3 = 0 then 'es' else 'en' end, ${NEWSLETTER},
      case when n % 10 = 0 then 'account' else 'form' end, at, at + interval '1 hour',
      case when n % 5 = 0 then at + interval '2 hours' end
    from (select n, now() - interval '5 minutes' * n as at from generate_series(1, 100000) n) as readers`);
  await tx.execute(sql`
    insert into newsletter_mails (kind, email, language, consent_text, status, attempts, created_at, tried_at, sent_at)
    select 'confirm', 'reader-' || n || '@mail-' || n % 50 || '.example', 'en', ${NEWSLETTER}, 'sent', 1, at, at, at
    from (select n, now() - interval '5 minutes' * n as at from generate_series(1, 6000) n
      union all select n, now() - interval '20 minutes' * (n - 200000) from generate_series(200001, 202000) n) as requests`);
}

async function fillLeads(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into leads (email, source, cart, cart_value_cents, utm_source, utm_campaign, captured_at)
    select email, 'checkout', '[{"packageId":"plan-000001","price":9.5,"quantity":1,"title":"Japan 5 GB","country":"Japan"}]', 950,
      case when number % 4 = 0 then 'source-' || number % 300 end, case when number % 8 = 0 then 'campaign-' || number % 300 end,
      created_at
    from orders order by number`);
  await tx.execute(sql`
    insert into cart_reminders (lead_id, language, consent_text, consented_at, status, due_at, attempts, created_at, sent_at)
    select id, 'en', 'cart-reminder-1', captured_at, case when id % 10 = 0 then 'sent' else 'skipped' end, captured_at, 1, captured_at,
      case when id % 10 = 0 then captured_at end
    from leads where id % 5 = 0`);
}

/** 20,000 tickets of three messages; 300 wait. */
async function fillTickets(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into support_tickets (request_id, name, email, order_number, language, status, assigned_to, created_at, waiting_since,
      last_message_at)
    select gen_random_uuid(), 'Customer ' || n, 'customer-' || n || '@mail-' || n % 50 || '.example', (100000 + n)::text, 'en', status,
      case when n % 2 = 0 then 'staff-1' end, at, case when status = 'open' then at end, at + interval '2 hours'
    from (select n, now() - interval '20 minutes' * (20001 - n) as at,
        case when n > 19700 then 'open' when n % 8 = 0 then 'answered' else 'closed' end as status
      from generate_series(1, 20000) n) as tickets`);
  await tx.execute(sql`
    insert into ticket_messages (ticket_id, request_id, author, staff_id, body, sent_at)
    select id, gen_random_uuid(), case when n = 2 then 'staff' else 'customer' end, case when n = 2 then 'staff-1' end,
      repeat('My eSIM does not connect. ', 20), created_at + interval '1 hour' * (n - 1)
    from support_tickets, generate_series(1, 3) n`);
  await tx.execute(sql`
    insert into ticket_mails (message_id, kind, status, attempts, created_at, tried_at, sent_at)
    select id, case author when 'staff' then 'reply' else 'received' end, 'sent', 1, sent_at, sent_at, sent_at
    from ticket_messages where author = 'staff' or sent_at < now() - interval '30 days'`);
}

/** 20,000 chats of five messages; 300 are open, 100 of them wait; 200 were finished today. */
async function fillChats(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into chats (user_id, language, last_sequence, customer_read, staff_read, staff_id, created_at, last_message_at,
      waiting_since, done_at)
    select 'user-' || n, 'en', 5, 5, case when n <= 100 then 3 else 5 end, 'staff-1', at, at + interval '1 hour',
      case when n <= 100 then at end, case when n > 300 then at + interval '2 hours' end
    from (select n, now() - interval '4 minutes' * n as at from generate_series(1, 20000) n) as chats`);
  await tx.execute(sql`
    insert into chat_messages (user_id, sequence, author, staff_id, client_id, text, sent_at)
    select user_id, n, case when n % 2 = 0 then 'staff' else 'customer' end, case when n % 2 = 0 then 'staff-1' end,
      gen_random_uuid(), 'Where do I find the code of my eSIM?', created_at + interval '1 minute' * n
    from chats, generate_series(1, 5) n`);
  await tx.execute(sql`
    insert into chat_staff (user_id, shown_name, is_answering, seen_at) values ('staff-1', 'Ana', true, now())`);
}

/** 5,000 withdrawals, one in 50 open. */
async function fillWithdrawals(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into withdrawals (order_number, email, positions, language, declared_at, order_id, status, refusal, decided_at)
    select number::text, email, '{}', 'en', paid_at + interval '1 day', id, status, case status when 'refused' then 'used' end,
      case when status <> 'open' then paid_at + interval '2 days' end
    from (select number, email, paid_at, id, case when n % 50 = 0 then 'open' when n % 2 = 0 then 'accepted' else 'refused' end as status
      from (select *, row_number() over (order by number) as n from orders where paid_at is not null and number % 18 = 0) as o) as w
    limit 5000`);
  await tx.execute(sql`
    insert into withdrawal_mails (withdrawal_id, kind, status, attempts, created_at, sent_at)
    select id, kind, 'sent', 1, declared_at, declared_at from withdrawals, unnest(array['receipt', 'decision']) kind`);
}

/** A review of every order with an eSIM, about 80,000: most are published, one in 20 waits, one in 30 was rejected. */
async function fillReviews(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into reviews (esim_id, order_id, email, token_hash, asked_at, status, stars, body, shown_name, language, consent_text,
      written_at, rejection, decided_at)
    select id, order_id, 'customer-' || n || '@mail.example', sha256(id::text::bytea), at, status, n % 5 + 1, repeat('Good. ', (n % 50)::int), 'Ana',
      'en', 'review-1', at, case status when 'rejected' then 'off-topic' end, case when status <> 'waiting' then at + interval '1 day' end
    from (select *, case when n % 20 = 0 then 'waiting' when n % 30 = 1 then 'rejected' else 'published' end as status
      from (select e.id, u.order_id, e.created_at + interval '4 days' as at, row_number() over (order by e.iccid) as n
        from esims e join order_units u on u.id = e.unit_id where u.position = 1) as e) as e`);
}

/** Reminders and shared eSIMs, and what accounts got in the last month. */
async function fillOtherMails(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into reminders (esim_id, kind, period, status, attempts, created_at, sent_at)
    select id, 'data-75', 0, 'sent', 1, created_at + interval '2 days', created_at + interval '2 days'
    from esims where right(iccid, 1) in ('1', '4', '7')`);
  await tx.execute(sql`
    insert into shares (id, esim_id, secret_hash, channel, language, recipient, created_at, expires_at)
    select gen_random_uuid(), id, sha256(iccid::bytea), 'email', 'en', 'friend-' || right(iccid, 6) || '@mail.example', created_at,
      created_at + interval '72 hours'
    from esims where right(iccid, 1) = '5'`);
  await tx.execute(sql`
    insert into share_mails (id, share_id, status, attempts, created_at, sent_at)
    select gen_random_uuid(), id, 'sent', 1, created_at, created_at from shares`);
  await tx.execute(sql`
    insert into account_mails (id, kind, recipient, language, expires_at, status, attempts, created_at, sent_at)
    select gen_random_uuid(), 'confirm-address', 'customer-' || n || '@mail-' || n % 50 || '.example', 'en', at + interval '1 day',
      case when n % 40 = 0 then 'refused' when n % 41 = 0 then 'expired' else 'sent' end, 1, at,
      case when n % 40 <> 0 and n % 41 <> 0 then at end
    from (select n, now() - interval '5 minutes' * n as at from generate_series(1, 8000) n) as mails`);
}
