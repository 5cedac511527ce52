import { sql, type SQL } from 'drizzle-orm';
import type {
  CountedSales,
  DestinationSales,
  SalesReportReader,
  SoldDestination,
  StoredDestination,
} from '#core/overview/sales-report.ts';
import type { SalesSums, Slice, SumsUnit, Wait } from '#core/overview/sales-sums.ts';
import type { StoredSums } from '#core/overview/sales-tiles.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { COUNTED, tableOf } from './sold-in-slices.ts';

type StoredRow = SalesSums & Readonly<{ id: number; unit: SumsUnit; from: number; until: number }>;
type CountedRow = SalesSums &
  Readonly<{ waits: CountedSales['waits'] | null; destinations: CountedSales['destinations'] | null }>;

const SUMS = sql`coalesce(orders, 0) as orders, coalesce(paid_cents, 0)::float8 as "paidCents", coalesce(settled, 0) as settled,
  coalesce(refunds, 0) as refunds, coalesce(refunded_cents, 0)::float8 as "refundedCents"`;

type Db = Database | Transaction;

/** Reads what is added up, and counts the orders of everything else. `db` is a snapshot. */
export function createSalesReportReader(db: Db): SalesReportReader {
  const rowsOf = async <Row extends Record<string, unknown>>(query: SQL) =>
    (await db.execute<Row>(query)).rows;
  return {
    stored: (within) => readStored(db, within),

    async first() {
      const [row] = await rowsOf<{ at: number | null }>(sql`
        select extract(epoch from least((select min(paid_at) from orders),
          (select min(created_at) from refunds where status <> 'refused')))::float8 * 1000 as at`);
      return row?.at == null ? null : new Date(row.at);
    },

    count: (slices) => countSold(db, slices),

    waits: (ids) =>
      rowsOf<Wait>(sql`
        select seconds, sum(orders)::int as orders from sales_sum_waits
        where sums_id = any(${sql.param(ids)}::bigint[]) group by seconds`),

    destinations: (ids) =>
      rowsOf<DestinationSales>(sql`
        select slug, sum(cents)::float8 as cents from sales_sum_destinations
        where sums_id = any(${sql.param(ids)}::bigint[]) group by slug`),

    destinationParts: (ids, slugs) =>
      rowsOf<StoredDestination>(sql`
        select sums_id::float8 as id, slug, cents::float8 as cents from sales_sum_destinations
        where sums_id = any(${sql.param(ids)}::bigint[]) and slug = any(${sql.param(slugs)}::text[])`),

    describe: (slugs) =>
      rowsOf<SoldDestination>(sql`
        select p.slug, p.country_region, p.country_code
        from unnest(${sql.param(slugs)}::text[]) as asked (slug) cross join lateral (
          select * from packages where slug = asked.slug order by slug, package_id limit 1) as p`),
  };
}

async function readStored(db: Db, { from, until }: Slice): Promise<readonly StoredSums[]> {
  const { rows } = await db.execute<StoredRow>(sql`
    select id::float8 as id, unit, extract(epoch from starts_at)::float8 * 1000 as from,
      extract(epoch from ends_at)::float8 * 1000 as until, ${SUMS}
    from sales_sums s where starts_at >= ${from.toISOString()} and ends_at <= ${until.toISOString()}
      and not exists (select from sales_changes c where c.at = 'infinity')
      and not exists (select from sales_changes c where c.at >= s.starts_at and c.at < s.ends_at)`);
  return rows.map(({ id, unit, from: start, until: end, ...sums }) => ({
    id,
    unit,
    from: new Date(start),
    until: new Date(end),
    sums,
  }));
}

async function countSold(db: Db, slices: readonly Slice[]): Promise<readonly CountedSales[]> {
  const { rows } = await db.execute<CountedRow>(sql`
    with live as ${tableOf(slices)}, ${COUNTED}, waits as (
      select slice, json_agg(json_build_object('seconds', seconds, 'orders', orders)) as waits from waited group by slice
    ), destinations as (
      select slice, json_agg(json_build_object('slug', slug, 'cents', cents)) as destinations from paid_for group by slice
    )
    select ${SUMS}, waits, destinations
    from live left join sold using (slice) left join given using (slice) left join waits using (slice)
      left join destinations using (slice)
    order by slice`);
  return rows.map(({ waits, destinations, ...sums }) => ({
    sums,
    waits: waits ?? [],
    destinations: destinations ?? [],
  }));
}
