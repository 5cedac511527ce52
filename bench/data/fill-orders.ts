import { sql } from 'drizzle-orm';
import type { Postgres, Transaction } from '#adapters/postgres/connection/connect-postgres.ts';

const ORDERS = 100_000;
const CUSTOMERS = 60_000;
const ACCOUNTS = 40_000;
const STAFF = 2;
const DAYS = 365;

/**
 * A year of a growing shop: 39 of 100 orders are younger than 90 days. The triggers are off meanwhile: they would number
 * 90,000 invoices one after the other in a single transaction.
 */
export async function fillOrders(postgres: Postgres): Promise<void> {
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`alter table orders disable trigger user`);
    await tx.execute(sql`alter table refunds disable trigger user`);
    await fillAccounts(tx);
    await fillDiscounts(tx);
    await planOrders(tx);
    await insertOrders(tx);
    await insertUnits(tx);
    await insertPayments(tx);
    await insertNotes(tx);
    await tx.execute(sql`alter table orders enable trigger user`);
    await tx.execute(sql`alter table refunds enable trigger user`);
  });
}

async function fillAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into users (id, name, email, email_verified, created_at)
    select 'user-' || n, 'Customer ' || n, 'customer-' || n || '@mail-' || n % 50 || '.example', true,
      now() - interval '1 hour' * (n % (${DAYS}::int * 24))
    from generate_series(1, ${ACCOUNTS}::int) n
    union all select 'staff-' || n, 'Staff ' || n, 'staff-' || n || '@example.com', true, now()
    from generate_series(1, ${STAFF}::int) n`);
  await tx.execute(sql`
    insert into user_roles (user_id, role)
    select 'staff-' || n, role from generate_series(1, ${STAFF}::int) n, unnest(array['support', 'admin']) role`);
  await tx.execute(sql`
    insert into sessions (id, user_id, token, expires_at)
    select 'session-' || n, 'user-' || n, 'token-' || n, now() + interval '30 days'
    from generate_series(1, ${ACCOUNTS}::int / 2) n`);
}

/** Series have at most 5,000 codes, so the 10,000 are two. */
async function fillDiscounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into discount_codes (code, kind, percent, starts_at, ends_at, total_limit, uses, is_active, created_at)
    select 'SALE-' || n, 'percent', 10, now() - interval '300 days',
      case when n % 3 = 0 then now() - interval '1 day' end, case when n % 5 = 0 then 40 end,
      case when n % 5 = 0 then 40 else 20 end, n % 7 <> 0, now() - interval '1 day' * (600 - n)
    from generate_series(1, 500) n`);
  await tx.execute(sql`
    insert into discount_series (id, prefix, code_count, created_at)
    select gen_random_uuid(), 'FLIGHT' || n, 5000, now() from generate_series(1, 2) n
    union all select gen_random_uuid(), 'SMALL' || n, 100, now() from generate_series(1, 30) n`);
  await tx.execute(sql`
    insert into discount_codes (code, kind, percent, total_limit, uses, is_active, created_at, series_id)
    select prefix || '-' || upper(md5(prefix || n))::varchar(12), 'percent', 15, 1, (n % 2), n % 50 <> 3, s.created_at, s.id
    from discount_series s, generate_series(1, code_count) n`);
}

/** What each order will be, so that its rows in all tables agree. */
async function planOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temporary table planned on commit drop as
    select *, case when status in ('paid', 'fulfilled', 'refunded') then at + interval '1 minute' end as paid_at,
      case when has_coupon then price / 20 else 0 end as discount,
      case when customer <= ${ACCOUNTS}::int then 'user-' || customer end as user_id,
      'customer-' || customer || '@mail-' || customer % 50 || '.example' as email
    from (
      select n, gen_random_uuid() as id, 800 + 100 * (n % 50) as price, n % 6 = 0 as has_coupon,
        now() - interval '1 day' * ${DAYS}::int * power((${ORDERS}::int - n) / ${ORDERS}::float8, 1.5) - interval '1 hour' as at,
        case when n % 20 = 0 then 3 when n % 4 = 0 then 2 else 1 end as units,
        case when n % 2000 = 0 then 1 else 1 + (n::bigint * 7919) % ${CUSTOMERS}::int end as customer,
        case when n > ${ORDERS}::int - 20 then 'awaiting-payment' when n % 10 = 3 then 'cancelled' when n % 33 = 5 then 'refunded'
          when n % 2500 = 7 then 'paid' else 'fulfilled' end as status
      from generate_series(1, ${ORDERS}::int) n) as p`);
  await tx.execute(sql`create index on planned (n)`);
  await tx.execute(sql`create index on planned (id)`);
  await tx.execute(sql`analyze planned`);
}

async function insertOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into orders (id, user_id, email, language, status, subtotal_cents, discount_cents, total_cents, currency,
      idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at, cancelled_at)
    select id, user_id, email, 'en', status, units * price, units * discount, units * (price - discount), 'USD', n::text,
      'hash', 'hash', at, at + interval '30 minutes', paid_at, case when status = 'cancelled' then at + interval '31 minutes' end
    from planned order by n`);
  await tx.execute(sql`
    insert into discount_redemptions (order_id, code, email, is_first_order, state, amount_cents)
    select p.id, case when n % 12 = 0 then 'SAVE5' when n % 18 = 0 and f.code is not null then f.code else 'SALE-' || 1 + n % 500 end,
      email, false, case when paid_at is not null then 'used' when status = 'cancelled' then 'released' else 'held' end,
      units * discount
    from planned p left join (
      select code, row_number() over (order by number) * 18 as of_order from discount_codes where series_id is not null and uses = 1
    ) as f on f.of_order = p.n
    where has_coupon`);
}

async function insertUnits(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into order_units (order_id, position, package_id, kind, target_iccid, price_cents, discount_cents, outcome, settled_at,
      failure, attempt, deliver_by, vendor_order_id)
    select id, position, 'plan-' || lpad(((n * 13 + position) % 6000)::text, 6, '0'),
      case when n % 25 = 1 then 'topup' else 'sim' end, case when n % 25 = 1 then '89' || lpad((n - 1)::text, 17, '0') end,
      price, discount,
      case status when 'fulfilled' then 'delivered' when 'refunded' then 'undeliverable' end,
      case when status in ('fulfilled', 'refunded') then paid_at + interval '1 second' * (2 + n % 90) end,
      case when status = 'refunded' then 'sold-out' end,
      case when paid_at is null then 0 else 1 end, paid_at + interval '13 minutes',
      case when status = 'fulfilled' then n || '-' || position end
    from planned, generate_series(1, units) position order by n, position`);
  await tx.execute(sql`
    insert into esims (unit_id, iccid, smdp_address, activation_code, matching_id, apn_kind, status, created_at, next_read_at)
    select u.id, '89' || lpad((row_number() over (order by p.n))::text, 17, '0'), 'rsp.example', 'v1.' || repeat('x', 120),
      'v1.' || repeat('x', 80), 'automatic', 'active', u.settled_at, now() + interval '1 hour'
    from planned p join order_units u on u.order_id = p.id where u.outcome = 'delivered' and u.kind = 'sim'`);
  await tx.execute(sql`
    insert into usage_readings (esim_id, read_at, last_read_at, status, total_megabytes, remaining_megabytes, is_unlimited)
    select id, created_at + interval '1 hour' * n, created_at + interval '1 hour' * n, 'active', 5000, 5000 - 1000 * n, false
    from esims, generate_series(1, 2) n`);
  await tx.execute(sql`
    insert into topups (unit_id, iccid, vendor_order_id, created_at)
    select id, target_iccid, vendor_order_id, settled_at from order_units where outcome = 'delivered' and kind = 'topup'`);
}

async function insertPayments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into checkout_sessions (session_id, order_id, status, amount_cents, url, expires_at, asked_at)
    select 'cs_' || n, id, case when paid_at is not null then 'complete' when status = 'cancelled' then 'expired' else 'open' end,
      units * (price - discount), 'https://pay.example/' || n, at + interval '30 minutes', at
    from planned`);
  await tx.execute(sql`
    insert into payments (payment_id, order_id, session_id, amount_cents, currency, counts, paid_at)
    select 'pi_' || n, id, 'cs_' || n, units * (price - discount), 'USD', true, paid_at from planned where paid_at is not null`);
  await tx.execute(sql`
    insert into refunds (payment_id, unit_id, unit_outcome, reason, amount_cents, status, idempotency_key, provider_refund_id,
      created_at, done_at)
    select 'pi_' || n, u.id, case when p.status = 'refunded' then 'undeliverable' end,
      case when p.status = 'refunded' then 'undelivered' else 'goodwill' end, price - discount,
      case when n % 1000 = 11 then 'refused' when n % 5000 = 9 then 'due' else 'done' end, 'refund-' || u.id,
      case when n % 1000 <> 11 and n % 5000 <> 9 then 're_' || u.id end, u.settled_at + interval '1 minute',
      case when n % 1000 <> 11 and n % 5000 <> 9 then u.settled_at + interval '2 minutes' end
    from planned p join order_units u on u.order_id = p.id
    where p.status = 'refunded' or (p.status = 'fulfilled' and (n % 200 = 9 or n % 1000 = 11))`);
  await tx.execute(sql`
    insert into invoices (series, number, order_id, issued_at)
    select 'F', row_number() over (order by n), id, paid_at from planned where paid_at is not null`);
}

/** Half of the orders with a refused email are handled. */
async function insertNotes(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into sent_mails (kind, subject, order_id, recipient, message_id, status, attempts, created_at, tried_at, sent_at)
    select case when status = 'refunded' then 'refund' else 'order' end, id, id, email, '<' || id || '@shop.example>',
      case when n % 500 = 14 then 'refused' else 'sent' end, 1, paid_at, paid_at, case when n % 500 <> 14 then paid_at end
    from planned where status in ('fulfilled', 'refunded')`);
  await tx.execute(sql`
    insert into order_notes (id, order_id, staff_id, text, created_at)
    select gen_random_uuid(), id, 'staff-1', 'Called the customer', at + interval '1 day' from planned where n % 20 = 0`);
  await tx.execute(sql`
    insert into handled_orders (order_id, staff_id, at)
    select id, 'staff-1', at + interval '1 day' from planned where n % 1000 = 14 or n % 2000 = 11`);
}
