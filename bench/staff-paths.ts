import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { addDays, dayIn } from '#core/calendar/days.ts';

type Named = readonly [name: string, path: string];

/** Every list of /admin as its screen asks for it: the first page, a page in the middle, each tab and each search. */
const PATHS: readonly Named[] = [
  ['orders: first page', '/api/admin/orders'],
  ['orders: page in the middle', '/api/admin/orders?before={order}'],
  ['orders: attention', '/api/admin/orders?filter=attention'],
  ['orders: number', '/api/admin/orders?search={order}'],
  ['orders: whole address', '/api/admin/orders?search={address}'],
  ['orders: start of many addresses', '/api/admin/orders?search=customer-'],
  ['orders: last 4 digits of an ICCID', '/api/admin/orders?search={iccidEnd}'],
  ['orders: whole ICCID', '/api/admin/orders?search={iccid}'],
  ['orders: popular coupon', '/api/admin/orders?search=SAVE5'],
  ['orders: rare coupon', '/api/admin/orders?search=SALE-12'],
  ['orders: payment', '/api/admin/orders?search={payment}'],
  ['orders: refund', '/api/admin/orders?search={refund}'],
  ['orders: checkout session', '/api/admin/orders?search=cs_77777'],
  ['orders: nothing found', '/api/admin/orders?search=zebra'],
  ['orders: search among attention', '/api/admin/orders?search=customer-&filter=attention'],
  ['order: one', '/api/admin/orders/{orderId}'],
  ['today: today', '/api/admin/sales?range=today'],
  ['today: 7 days', '/api/admin/sales?range=7-days'],
  ['today: 28 days', '/api/admin/sales?range=28-days'],
  ['today: 30 days', '/api/admin/sales?from={day29}&to={day0}'],
  ['today: 90 days', '/api/admin/sales?from={day89}&to={day0}'],
  ['today: 365 days', '/api/admin/sales?from={day364}&to={day0}'],
  ['today: waiting', '/api/admin/waiting'],
  ['today: alerts', '/api/admin/alerts'],
  ['customers: team', '/api/admin/accounts'],
  ['customers: start of many addresses', '/api/admin/accounts?search=customer-'],
  ['customers: whole address', '/api/admin/accounts?search={address}'],
  ['customer: with 50 orders', '/api/admin/accounts/user-1'],
  ['customer: with few orders', '/api/admin/accounts/user-7'],
  ['inbox: tickets open', '/api/admin/tickets'],
  ['inbox: tickets answered', '/api/admin/tickets?status=answered'],
  ['inbox: tickets closed', '/api/admin/tickets?status=closed'],
  ['inbox: tickets all', '/api/admin/tickets?status=all'],
  ['inbox: tickets search', '/api/admin/tickets?status=all&search=customer-777'],
  ['inbox: tickets nothing found', '/api/admin/tickets?status=all&search=zebra'],
  ['inbox: one ticket', '/api/admin/tickets/{ticket}'],
  ['inbox: chats', '/api/admin/chats'],
  ['inbox: one chat', '/api/admin/chats/user-7'],
  ['inbox: withdrawals', '/api/admin/withdrawals'],
  ['inbox: withdrawals open', '/api/admin/withdrawals?status=open'],
  ['inbox: withdrawals accepted', '/api/admin/withdrawals?status=accepted'],
  ['inbox: withdrawals in the middle', '/api/admin/withdrawals?before={withdrawal}'],
  ['inbox: reviews waiting', '/api/admin/reviews'],
  ['inbox: reviews published', '/api/admin/reviews?status=published'],
  ['inbox: reviews in the middle', '/api/admin/reviews?status=published&before={review}'],
  ['inbox: reviews rejected', '/api/admin/reviews?status=rejected'],
  ['reach: newsletter confirmed', '/api/admin/newsletter'],
  ['reach: newsletter confirmed, in the middle', '/api/admin/newsletter?before={confirmed}'],
  ['reach: newsletter waiting', '/api/admin/newsletter?state=waiting'],
  ['reach: newsletter waiting, in the middle', '/api/admin/newsletter?state=waiting&before={waiting}'],
  ['reach: newsletter ended', '/api/admin/newsletter?state=ended'],
  ['reach: newsletter ended, in the middle', '/api/admin/newsletter?state=ended&before={ended}'],
  ['reach: newsletter search', '/api/admin/newsletter?search=reader-777'],
  ['reach: newsletter Spanish', '/api/admin/newsletter?language=es'],
  ['reach: newsletter accounts', '/api/admin/newsletter?source=account'],
  ['reach: leads', '/api/admin/leads'],
  ['reach: leads in the middle', '/api/admin/leads?before={lead}'],
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
  ['reach: page speed 365 days', '/api/admin/page-speed?days=365'],
  ['discounts: first page', '/api/admin/discounts'],
  ['discounts: in the middle', '/api/admin/discounts?before={single}'],
  ['discounts: ended', '/api/admin/discounts?state=ended'],
  ['discounts: active', '/api/admin/discounts?state=active'],
  ['discounts: search', '/api/admin/discounts?search=FLIGHT'],
  ['discounts: codes of a series', '/api/admin/discounts?series={series}'],
  ['discounts: codes of a series, in the middle', '/api/admin/discounts?series={series}&before={code}'],
  ['discounts: used codes of a series', '/api/admin/discounts?series={series}&state=used-up'],
  ['discounts: paused codes of a series', '/api/admin/discounts?series={series}&state=paused'],
  ['discounts: series', '/api/admin/discount-series'],
  ['discounts: series in the middle', '/api/admin/discount-series?before=20'],
  ['discounts: one series', '/api/admin/discount-series/{series}'],
  ['discounts: destinations', '/api/admin/discount-choices'],
  ['catalogue: first page', '/api/admin/catalogue'],
  ['catalogue: below cost', '/api/admin/catalogue?list=below-cost'],
  ['catalogue: search', '/api/admin/catalogue?search=japan'],
  ['catalogue: syncs', '/api/admin/catalogue-syncs'],
  ['catalogue: changes of a sync', '/api/admin/catalogue-syncs/{sync}/changes'],
  ['system: health', '/api/admin/system'],
  ['system: jobs failed', '/api/admin/jobs'],
  ['system: jobs waiting', '/api/admin/jobs?filter=waiting'],
  ['system: jobs running', '/api/admin/jobs?filter=running'],
  ['system: failed jobs of a kind', '/api/admin/jobs?kind=fulfil-unit'],
  ['system: mails', '/api/admin/mails'],
  ['system: mails in the middle', '/api/admin/mails?after={mail}'],
  ['system: mails waiting', '/api/admin/mails?state=waiting'],
  ['system: mails sent', '/api/admin/mails?state=sent'],
  ['system: mails failed', '/api/admin/mails?state=failed'],
  ['system: mails not sent', '/api/admin/mails?state=not-sent'],
  ['system: mails to an address', '/api/admin/mails?search={address}'],
  ['system: mails to many addresses', '/api/admin/mails?search=customer-'],
  ['system: mails to nobody', '/api/admin/mails?search=zebra'],
  ['system: failed mails to an address', '/api/admin/mails?search={address}&state=failed'],
  ['system: security events', '/api/admin/security-events'],
  ['system: security events, longest range', '/api/admin/security-events?hours=720'],
  ['system: security events of a kind', '/api/admin/security-events?hours=720&kind=rate-limited'],
  ['system: security events of a client', '/api/admin/security-events?hours=720&client={client}'],
  ['system: audit log', '/api/admin/audit'],
  ['system: audit log in the middle', '/api/admin/audit?before={audit}'],
];

const cursorOf = (rows: SQL, at: SQL): SQL =>
  sql`select (extract(epoch from ${at}) * 1000000)::bigint::text || '_' || id from ${rows} order by ${at}, id offset 500 limit 1`;

/** A value from the middle of each table, for the names in braces. */
const EXAMPLES: Readonly<Record<string, SQL>> = {
  order: sql`select number from orders order by number offset 50000 limit 1`,
  orderId: sql`select id from orders order by number offset 50000 limit 1`,
  iccid: sql`select iccid from esims order by iccid offset 50000 limit 1`,
  iccidEnd: sql`select right(iccid, 4) from esims order by iccid offset 50000 limit 1`,
  payment: sql`select payment_id from payments order by paid_at offset 50000 limit 1`,
  refund: sql`select provider_refund_id from refunds where status = 'done' limit 1`,
  address: sql`select 'customer-7@mail-7.example'`,
  ticket: sql`select id from support_tickets where status = 'open' limit 1`,
  withdrawal: sql`select number from withdrawals order by number offset 2500 limit 1`,
  confirmed: cursorOf(sql`newsletter_subscriptions where ended_at is null`, sql`confirmed_at`),
  waiting: cursorOf(sql`newsletter_mails where email like 'reader-20%'`, sql`created_at`),
  ended: cursorOf(sql`newsletter_subscriptions where ended_at is not null`, sql`ended_at`),
  lead: cursorOf(sql`leads`, sql`captured_at`),
  review: sql`select (extract(epoch from written_at) * 1000000)::bigint::text || '_' || id from reviews
    where status = 'published' order by written_at, id offset 30000 limit 1`,
  single: sql`select number from discount_codes where series_id is null order by number offset 250 limit 1`,
  series: sql`select id from discount_series where prefix = 'FLIGHT1'`,
  code: sql`select c.number from discount_codes c join discount_series s on s.id = c.series_id where s.prefix = 'FLIGHT1'
    order by c.number offset 2500 limit 1`,
  sync: sql`select max(id) from catalogue_syncs`,
  mail: sql`select (extract(epoch from created_at) * 1000000)::bigint || '.' || id from sent_mails
    order by created_at, id offset 40000 limit 1`,
  client: sql`select client from security_events limit 1`,
  audit: sql`select id from audit_log order by id offset 50000 limit 1`,
};

const Found = z.tuple([z.object({ value: z.coerce.string() })]);

/** Days are those of the shop: a report of tomorrow would be one of today. */
const DAYS_AGO = [0, 29, 89, 364];

export async function staffPaths({ db }: Postgres, timeZone: string): Promise<readonly Named[]> {
  const today = dayIn(timeZone, new Date());
  const values = new Map(DAYS_AGO.map((days) => [`day${days}`, addDays(today, -days)]));
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const { rows } = await db.execute(sql`select (${example})::text as value`);
    values.set(name, encodeURIComponent(Found.parse(rows)[0].value));
  }
  return PATHS.map(([name, path]) => [
    name,
    path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values.get(key) ?? ''),
  ]);
}
