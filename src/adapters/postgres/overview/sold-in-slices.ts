import { sql, type SQL } from 'drizzle-orm';
import type { Slice } from '#core/overview/sales-sums.ts';

const moments = (values: readonly Date[]) => sql.param(values.map((value) => value.toISOString()));

/** A table of slices: `slice` (from 1), `starts_at`, `ends_at`. */
export function tableOf(slices: readonly Slice[]): SQL {
  return sql`(select slice, starts_at, ends_at
    from unnest(${moments(slices.map(({ from }) => from))}::timestamptz[],
      ${moments(slices.map(({ until }) => until))}::timestamptz[]) with ordinality as s (starts_at, ends_at, slice))`;
}

/**
 * Tables of what was sold in each slice of the table `live`, as parts of a `with`; a slice without any has no row.
 *
 * - `sold`: paid orders, by the time of payment
 * - `given`: refunds, by the time they were decided; one that the bank refused gave nothing back
 * - `waited`: from the payment to the last eSIM or top-up, of orders in which every unit is settled and one was delivered
 * - `paid_for`: what was paid for each destination
 *
 * PostgreSQL expects a tenth of all orders in each slice and would read all orders and units. The `offset` makes it read slice
 * by slice, and the units order by order.
 */
export const COUNTED = sql`
  bought as materialized (
    select l.slice, o.* from live l cross join lateral (
      select id, status, total_cents, paid_at from orders where paid_at >= l.starts_at and paid_at < l.ends_at offset 0) as o
  ), units as materialized (
    select b.slice, b.id, b.paid_at, u.* from bought b cross join lateral (
      select package_id, outcome, settled_at, price_cents - discount_cents as cents
      from order_units where order_id = b.id offset 0) as u
  ), sold as (
    select slice, count(*)::int as orders, sum(total_cents) as paid_cents,
      (count(*) filter (where status in ('fulfilled', 'refunded')))::int as settled
    from bought group by slice
  ), given as (
    select l.slice, count(*)::int as refunds, sum(r.amount_cents) as refunded_cents
    from live l join refunds r on r.created_at >= l.starts_at and r.created_at < l.ends_at and r.status <> 'refused'
    group by l.slice
  ), waited as (
    select slice, round(extract(epoch from settled_at - paid_at))::int as seconds, count(*)::int as orders
    from (
      select slice, paid_at, max(settled_at) as settled_at from units group by slice, id, paid_at
      having bool_and(outcome is not null) and bool_or(outcome = 'delivered')) as delivered
    group by 1, 2
  ), paid_for as (
    select u.slice, p.slug, sum(u.cents) as cents from units u join packages p using (package_id) group by u.slice, p.slug
  )`;
