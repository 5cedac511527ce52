import { sql, type SQL } from 'drizzle-orm';
import type { Slice } from '#core/overview/sales-sums.ts';

/** A table of slices: `slice` (from 1), `starts_at`, `ends_at`. */
export function tableOf(slices: readonly Slice[]): SQL {
  const moments = (values: readonly Date[]) => sql.param(values.map((value) => value.toISOString()));
  return sql`(select slice, starts_at, ends_at
    from unnest(${moments(slices.map(({ from }) => from))}::timestamptz[],
      ${moments(slices.map(({ until }) => until))}::timestamptz[]) with ordinality as s (starts_at, ends_at, slice))`;
}

/**
 * Paid orders `o` of the slices in the table `live`, by the time of payment. PostgreSQL expects a tenth of all orders in each
 * slice and would read all orders and units. The `offset` makes it read slice by slice, and the units order by order.
 */
const BOUGHT = sql`live l cross join lateral (
  select id, status, total_cents, paid_at from orders where paid_at >= l.starts_at and paid_at < l.ends_at offset 0) as o`;

/** What each slice in the table `live` has; a slice without any has no row. */
export const SOLD = sql`
  select l.slice, count(*)::int as orders, sum(o.total_cents) as paid_cents,
    (count(*) filter (where o.status in ('fulfilled', 'refunded')))::int as settled
  from ${BOUGHT} group by l.slice`;

/** Refunds by the time they were decided; one that the bank refused gave nothing back. */
export const GIVEN = sql`
  select l.slice, count(*)::int as refunds, sum(r.amount_cents) as refunded_cents
  from live l join refunds r on r.created_at >= l.starts_at and r.created_at < l.ends_at and r.status <> 'refused'
  group by l.slice`;

/** From the payment to the last eSIM or top-up, of orders in which every unit is settled and one was delivered. */
export const WAITED = sql`
  select l.slice, round(extract(epoch from u.settled_at - o.paid_at))::int as seconds, count(*)::int as orders
  from ${BOUGHT} cross join lateral (
    select max(settled_at) as settled_at from order_units where order_id = o.id
    having bool_and(outcome is not null) and bool_or(outcome = 'delivered')) as u
  group by 1, 2`;

export const PAID_FOR = sql`
  select l.slice, p.slug, sum(u.cents) as cents
  from ${BOUGHT} cross join lateral (
    select package_id, price_cents - discount_cents as cents from order_units where order_id = o.id offset 0) as u
  join packages p using (package_id)
  group by l.slice, p.slug`;
