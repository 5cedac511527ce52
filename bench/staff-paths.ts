import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

type Named = readonly [name: string, path: string];

const Found = z.tuple([z.object({ value: z.coerce.string() })]);

/** Every list of /admin as its screen asks for it: the first page, a page in the middle, each tab and each search. */
export async function staffPaths({ db }: Postgres): Promise<readonly Named[]> {
  const one = async (query: SQL): Promise<string> => {
    const { rows } = await db.execute(query);
    return Found.parse(rows)[0].value;
  };
  const order = await one(sql`select number as value from orders order by number offset 50000 limit 1`);
  const orderId = await one(sql`select id as value from orders where number = ${order}`);
  const iccid = await one(sql`select iccid as value from esims order by iccid offset 50000 limit 1`);
  const payment = await one(
    sql`select payment_id as value from payments order by paid_at offset 50000 limit 1`,
  );
  const refund = await one(
    sql`select provider_refund_id as value from refunds where status = 'done' limit 1`,
  );
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const cursor = (table: string, at: string, where = 'true') =>
    one(
      sql`select (extract(epoch from ${sql.raw(at)}) * 1000000)::bigint::text || '_' || id as value from ${sql.raw(table)}
        where ${sql.raw(where)} order by ${sql.raw(at)}, id offset 500 limit 1`,
    );
  const mail = await one(
    sql`select (extract(epoch from created_at) * 1000000)::bigint || '.' || id as value from sent_mails
      order by created_at, id offset 40000 limit 1`,
  );
  const series = await one(sql`select id as value from discount_series where code_count = 5000 limit 1`);
  const code = await one(
    sql`select number as value from discount_codes where series_id = ${series} order by number offset 2500 limit 1`,
  );
  const single = await one(
    sql`select number as value from discount_codes where series_id is null order by number offset 250 limit 1`,
  );
  const ticket = await one(sql`select id as value from support_tickets where status = 'open' limit 1`);
  const audit = await one(sql`select id as value from audit_log order by id offset 50000 limit 1`);
  const withdrawal = await one(
    sql`select number as value from withdrawals order by number offset 2500 limit 1`,
  );
  const client = await one(sql`select client as value from security_events limit 1`);
  const sync = await one(sql`select max(id) as value from catalogue_syncs`);
  const lead = await cursor('leads', 'captured_at');
  const confirmed = await cursor('newsletter_subscriptions', 'confirmed_at', 'ended_at is null');
  const ended = await cursor('newsletter_subscriptions', 'ended_at', 'ended_at is not null');
  const waiting = await cursor('newsletter_mails', 'created_at', `email like 'reader-20%'`);
  const address = encodeURIComponent('customer-7@mail-7.example');
  return [
    ['orders: first page', '/api/admin/orders'],
    ['orders: page in the middle', `/api/admin/orders?before=${order}`],
    ['orders: attention', '/api/admin/orders?filter=attention'],
    ['orders: number', `/api/admin/orders?search=${order}`],
    ['orders: whole address', `/api/admin/orders?search=${address}`],
    ['orders: start of many addresses', '/api/admin/orders?search=customer-'],
    ['orders: last 4 digits of an ICCID', `/api/admin/orders?search=${iccid.slice(-4)}`],
    ['orders: whole ICCID', `/api/admin/orders?search=${iccid}`],
    ['orders: popular coupon', '/api/admin/orders?search=SAVE5'],
    ['orders: rare coupon', '/api/admin/orders?search=SALE-12'],
    ['orders: payment', `/api/admin/orders?search=${payment}`],
    ['orders: refund', `/api/admin/orders?search=${refund}`],
    ['orders: checkout session', '/api/admin/orders?search=cs_77777'],
    ['orders: nothing found', '/api/admin/orders?search=zebra'],
    ['orders: search among attention', '/api/admin/orders?search=customer-&filter=attention'],
    ['order: one', `/api/admin/orders/${orderId}`],
    ['today: today', '/api/admin/sales?range=today'],
    ['today: 7 days', '/api/admin/sales?range=7-days'],
    ['today: 28 days', '/api/admin/sales?range=28-days'],
    ['today: 30 days', `/api/admin/sales?from=${day(29)}&to=${day(0)}`],
    ['today: 90 days', `/api/admin/sales?from=${day(89)}&to=${day(0)}`],
    ['today: waiting', '/api/admin/waiting'],
    ['today: alerts', '/api/admin/alerts'],
    ['customers: team', '/api/admin/accounts'],
    ['customers: start of many addresses', '/api/admin/accounts?search=customer-'],
    ['customers: whole address', `/api/admin/accounts?search=${address}`],
    ['customer: with 50 orders', '/api/admin/accounts/user-1'],
    ['customer: with few orders', '/api/admin/accounts/user-7'],
    ['inbox: tickets open', '/api/admin/tickets'],
    ['inbox: tickets answered', '/api/admin/tickets?status=answered'],
    ['inbox: tickets closed', '/api/admin/tickets?status=closed'],
    ['inbox: tickets all', '/api/admin/tickets?status=all'],
    ['inbox: tickets search', '/api/admin/tickets?status=all&search=customer-777'],
    ['inbox: tickets nothing found', '/api/admin/tickets?status=all&search=zebra'],
    ['inbox: one ticket', `/api/admin/tickets/${ticket}`],
    ['inbox: chats', '/api/admin/chats'],
    ['inbox: one chat', '/api/admin/chats/user-7'],
    ['inbox: withdrawals', '/api/admin/withdrawals'],
    ['inbox: withdrawals open', '/api/admin/withdrawals?status=open'],
    ['inbox: withdrawals accepted', '/api/admin/withdrawals?status=accepted'],
    ['inbox: withdrawals in the middle', `/api/admin/withdrawals?before=${withdrawal}`],
    ['reach: newsletter confirmed', '/api/admin/newsletter'],
    ['reach: newsletter confirmed, in the middle', `/api/admin/newsletter?before=${confirmed}`],
    ['reach: newsletter waiting', '/api/admin/newsletter?state=waiting'],
    ['reach: newsletter waiting, in the middle', `/api/admin/newsletter?state=waiting&before=${waiting}`],
    ['reach: newsletter ended', '/api/admin/newsletter?state=ended'],
    ['reach: newsletter ended, in the middle', `/api/admin/newsletter?state=ended&before=${ended}`],
    ['reach: newsletter search', '/api/admin/newsletter?search=reader-777'],
    ['reach: newsletter Spanish', '/api/admin/newsletter?language=es'],
    ['reach: newsletter accounts', '/api/admin/newsletter?source=account'],
    ['reach: leads', '/api/admin/leads'],
    ['reach: leads in the middle', `/api/admin/leads?before=${lead}`],
    ['reach: leads open', '/api/admin/leads?state=open'],
    ['reach: leads bought', '/api/admin/leads?state=bought'],
    ['reach: leads search', '/api/admin/leads?search=customer-777'],
    ['reach: leads of a campaign', '/api/admin/leads?origin=campaign-8'],
    ['reach: leads of an unknown campaign', '/api/admin/leads?origin=zebra'],
    ['reach: visits 7 days', '/api/admin/visits?days=7'],
    ['reach: visits 30 days', '/api/admin/visits?days=30'],
    ['reach: visits 90 days', '/api/admin/visits?days=90'],
    ['reach: visits 365 days', '/api/admin/visits?days=365'],
    ['reach: page speed 30 days', '/api/admin/page-speed?days=30'],
    ['reach: page speed 90 days', '/api/admin/page-speed?days=90'],
    ['discounts: first page', '/api/admin/discounts'],
    ['discounts: in the middle', `/api/admin/discounts?before=${single}`],
    ['discounts: ended', '/api/admin/discounts?state=ended'],
    ['discounts: active', '/api/admin/discounts?state=active'],
    ['discounts: search', '/api/admin/discounts?search=FLIGHT'],
    ['discounts: codes of a series', `/api/admin/discounts?series=${series}`],
    ['discounts: codes of a series, in the middle', `/api/admin/discounts?series=${series}&before=${code}`],
    ['discounts: used codes of a series', `/api/admin/discounts?series=${series}&state=used-up`],
    ['discounts: paused codes of a series', `/api/admin/discounts?series=${series}&state=paused`],
    ['discounts: series', '/api/admin/discount-series'],
    ['discounts: series in the middle', '/api/admin/discount-series?before=20'],
    ['discounts: one series', `/api/admin/discount-series/${series}`],
    ['discounts: destinations', '/api/admin/discount-choices'],
    ['catalogue: first page', '/api/admin/catalogue'],
    ['catalogue: below cost', '/api/admin/catalogue?list=below-cost'],
    ['catalogue: search', '/api/admin/catalogue?search=japan'],
    ['catalogue: syncs', '/api/admin/catalogue-syncs'],
    ['catalogue: changes of a sync', `/api/admin/catalogue-syncs/${sync}/changes`],
    ['system: health', '/api/admin/system'],
    ['system: jobs failed', '/api/admin/jobs'],
    ['system: jobs waiting', '/api/admin/jobs?filter=waiting'],
    ['system: jobs running', '/api/admin/jobs?filter=running'],
    ['system: failed jobs of a kind', '/api/admin/jobs?kind=fulfil-unit'],
    ['system: mails', '/api/admin/mails'],
    ['system: mails in the middle', `/api/admin/mails?after=${mail}`],
    ['system: mails waiting', '/api/admin/mails?state=waiting'],
    ['system: mails sent', '/api/admin/mails?state=sent'],
    ['system: mails failed', '/api/admin/mails?state=failed'],
    ['system: mails not sent', '/api/admin/mails?state=not-sent'],
    ['system: mails to an address', `/api/admin/mails?search=${address}`],
    ['system: mails to many addresses', '/api/admin/mails?search=customer-'],
    ['system: mails to nobody', '/api/admin/mails?search=zebra'],
    ['system: failed mails to an address', `/api/admin/mails?search=${address}&state=failed`],
    ['system: security events', '/api/admin/security-events'],
    ['system: security events, longest range', '/api/admin/security-events?hours=720'],
    ['system: security events of a kind', '/api/admin/security-events?hours=720&kind=rate-limited'],
    ['system: security events of a client', `/api/admin/security-events?hours=720&client=${client}`],
    ['system: audit log', '/api/admin/audit'],
    ['system: audit log in the middle', `/api/admin/audit?before=${audit}`],
  ];
}
