import { sql, type SQL } from 'drizzle-orm';
import type { DestinationSlice, SalesReportReader, SoldDestination } from '#core/overview/sales-report.ts';
import type { SalesSums, Slice, Wait } from '#core/overview/sales-sums.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { GIVEN, PAID_FOR, SOLD, tableOf, WAITED } from './sold-in-slices.ts';

/** `slice` null: of all days that are added up. */
type PaidFor = Readonly<{ slice: number | null; slug: string; cents: number }>;

/** Reads what is added up, and counts the orders of everything else. `db` is a snapshot. */
export function createSalesReportReader(db: Database | Transaction): SalesReportReader {
  const rowsOf = async <Row extends Record<string, unknown>>(query: SQL) =>
    (await db.execute<Row>(query)).rows;
  return {
    sums: (slices) =>
      rowsOf<SalesSums>(sql`
        ${keptAndLive(slices)}, sold as (${SOLD}), given as (${GIVEN})
        select coalesce(k.orders, s.orders, 0) as orders, coalesce(k.paid_cents, s.paid_cents, 0)::float8 as "paidCents",
          coalesce(k.settled, s.settled, 0) as settled, coalesce(k.refunds, g.refunds, 0) as refunds,
          coalesce(k.refunded_cents, g.refunded_cents, 0)::float8 as "refundedCents"
        from asked left join kept k using (slice) left join sold s using (slice) left join given g using (slice)
        order by slice`),

    waits: (slices) =>
      rowsOf<Wait>(sql`
        ${keptAndLive(slices)}
        select seconds, sum(orders)::int as orders from (
          select w.seconds, w.orders from kept join sales_day_waits w using (starts_at)
          union all select seconds, orders from (${WAITED}) as waited
        ) as waits group by seconds`),

    async destinations(slices) {
      const rows = await rowsOf<PaidFor>(sql`
        ${keptAndLive(slices)}
        select null as slice, d.slug, sum(d.cents)::float8 as cents
        from kept join sales_day_destinations d using (starts_at) group by d.slug
        union all select slice::int - 1, slug, cents::float8 from (${PAID_FOR}) as paid`);
      const live = rows.flatMap(({ slice, ...paid }) => (slice === null ? [] : [{ ...paid, slice }]));
      return {
        totals: [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, ofOne]) => ({
          slug,
          cents: ofOne.reduce((sum, { cents }) => sum + cents, 0),
        })),
        partsOf: async (slugs) => [
          ...live.filter(({ slug }) => slugs.includes(slug)),
          ...(await rowsOf<DestinationSlice>(sql`
            ${keptAndLive(slices)}
            select k.slice::int - 1 as slice, d.slug, d.cents::float8 as cents
            from kept k join sales_day_destinations d
              on d.starts_at = k.starts_at and d.slug = any(${sql.param(slugs)}::text[])`)),
        ],
      };
    },

    describe: (slugs) =>
      rowsOf<SoldDestination>(sql`
        select p.slug, p.country_region, p.country_code
        from unnest(${sql.param(slugs)}::text[]) as asked (slug) cross join lateral (
          select * from packages where slug = asked.slug order by slug, package_id limit 1) as p`),
  };
}

/** `asked` are all slices, `kept` those with sums that still hold, and `live` the others. */
function keptAndLive(slices: readonly Slice[]): SQL {
  return sql`
    with asked as ${tableOf(slices)}, kept as (
      select a.slice, d.* from asked a join sales_days d using (starts_at, ends_at)
      where not exists (select from sales_changes c where c.at = 'infinity')
        and not exists (select from sales_changes c where c.at >= d.starts_at and c.at < d.ends_at)
    ), live as (
      select * from asked where slice not in (select slice from kept)
    )`;
}
