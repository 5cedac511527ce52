import { sql, type SQL } from 'drizzle-orm';
import type {
  DestinationSales,
  SalesBar,
  SalesReportReader,
  SalesTotals,
} from '#core/overview/sales-report.ts';
import type { Postgres } from '../connection/connect-postgres.ts';

type GivenRow = Pick<SalesTotals, 'refunds' | 'refundedCents'>;
type SoldRow = Omit<SalesTotals, keyof GivenRow>;
type BarRow = { bar: number; orders: number; cents: number };

/** What was sold between two times, by the time of payment; refunds by the time they were decided. */
export function createSalesReportReader({ db }: Pick<Postgres, 'db'>): SalesReportReader {
  const rowsOf = async <Row extends Record<string, unknown>>(query: SQL) =>
    (await db.execute<Row>(query)).rows;
  const rowOf = async <Row extends Record<string, unknown>>(query: SQL) => {
    const [row] = await rowsOf<Row>(query);
    if (row === undefined) throw new Error('A sum has no row');
    return row;
  };

  return {
    async totals(from, until) {
      const between = [from.toISOString(), until.toISOString()] as const;
      const [sold, given] = await Promise.all([
        rowOf<SoldRow>(soldBetween(...between)),
        rowOf<GivenRow>(givenBetween(...between)),
      ]);
      return { ...sold, ...given };
    },

    async bars(edges) {
      const { first, last, list } = limitsOf(edges);
      const [sold, given] = await Promise.all([
        rowsOf<BarRow>(sql`
          select width_bucket(paid_at, ${list}) - 1 as bar, count(*)::int as orders, sum(total_cents)::float8 as cents
          from orders where paid_at >= ${first} and paid_at < ${last} group by 1`),
        rowsOf<BarRow>(sql`
          select width_bucket(created_at, ${list}) - 1 as bar, count(*)::int as orders, sum(amount_cents)::float8 as cents
          from refunds where created_at >= ${first} and created_at < ${last} and status <> 'refused' group by 1`),
      ]);
      const soldIn = new Map(sold.map((row) => [row.bar, row]));
      const givenIn = new Map(given.map((row) => [row.bar, row]));
      return Array.from({ length: edges.length - 1 }, (_, bar): SalesBar => ({
        orders: soldIn.get(bar)?.orders ?? 0,
        paidCents: soldIn.get(bar)?.cents ?? 0,
        refundedCents: givenIn.get(bar)?.cents ?? 0,
      }));
    },

    destinations(edges) {
      const { first, last, list } = limitsOf(edges);
      return rowsOf<DestinationSales>(sql`
        select p.slug, max(p.country_region) as country_region, max(p.country_code) as country_code,
          width_bucket(o.paid_at, ${list}) - 1 as bar, sum(u.price_cents - u.discount_cents)::float8 as cents
        from orders o join order_units u on u.order_id = o.id join packages p using (package_id)
        where o.paid_at >= ${first} and o.paid_at < ${last} group by p.slug, bar`);
    },
  };
}

const soldBetween = (from: string, until: string): SQL => sql`
  with bought as (
    select o.id, o.total_cents, o.paid_at, o.status from orders o
    where o.paid_at >= ${from} and o.paid_at < ${until}
  ), delivered as (
    select extract(epoch from max(u.settled_at) - b.paid_at) * 1000 as waited
    from bought b join order_units u on u.order_id = b.id
    group by b.id, b.paid_at
    having bool_and(u.outcome is not null) and bool_or(u.outcome = 'delivered')
  )
  select count(*)::int as orders, coalesce(sum(total_cents), 0)::float8 as "paidCents",
    (count(*) filter (where status in ('fulfilled', 'refunded')))::int as settled,
    (select percentile_cont(0.5) within group (order by waited) from delivered)::float8 as "medianDeliveryMs"
  from bought`;

const givenBetween = (from: string, until: string): SQL => sql`
  select count(*)::int as refunds, coalesce(sum(amount_cents), 0)::float8 as "refundedCents" from refunds
  where created_at >= ${from} and created_at < ${until} and status <> 'refused'`;

function limitsOf(edges: readonly Date[]) {
  const times = edges.map((edge) => edge.toISOString());
  return {
    first: times[0] ?? null,
    last: times.at(-1) ?? null,
    list: sql`${`{${times.join()}}`}::timestamptz[]`,
  };
}
