import { sql, type SQL } from 'drizzle-orm';
import type { SalesSumStore, UnitSlice } from '#core/overview/sales-days.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { COUNTED, tableOf } from './sold-in-slices.ts';

export function createSalesSumStore({
  db,
  transaction,
}: Pick<Postgres, 'db' | 'transaction'>): SalesSumStore {
  return {
    async firstSale() {
      const { rows } = await db.execute<{ at: string | null }>(sql`select min(paid_at) as at from orders`);
      const at = rows[0]?.at ?? null;
      return at === null ? null : new Date(at);
    },
    keep: (times, most) =>
      transaction(async (tx) => {
        // Two rounds at once: the second could forget a change that the first has not seen.
        await tx.execute(sql`lock table sales_sums in share row exclusive mode`);
        const kept = unitTable(times);
        await dropOldSums(tx, kept);
        return (await countOrders(tx, kept, most)) + (await addUpMonths(tx, kept));
      }),
  };
}

/** Like `tableOf`, with `unit`. */
function unitTable(times: readonly UnitSlice[]): SQL {
  return sql`(select t.*, u.unit from ${tableOf(times)} as t
    join unnest(${sql.param(times.map(({ unit }) => unit))}::text[]) with ordinality as u (unit, slice) using (slice))`;
}

/**
 * Changes are forgotten before their times are added up again. A change that is committed meanwhile keeps its row in
 * `sales_changes`, whether the new sums contain it or not.
 */
async function dropOldSums(tx: Transaction, times: SQL): Promise<void> {
  await tx.execute(sql`
    with changed as (delete from sales_changes returning at)
    delete from sales_sums s where exists (
      select from changed c where c.at = 'infinity' or (c.at >= s.starts_at and c.at < s.ends_at))`);
  // Hours of longer ago, and days of another time zone.
  await tx.execute(sql`
    delete from sales_sums
    where (unit, starts_at, ends_at) not in (select unit, starts_at, ends_at from ${times} as times)`);
}

/** Hours and days. */
async function countOrders(tx: Transaction, times: SQL, most: number): Promise<number> {
  const { rows } = await tx.execute<{ added: number }>(sql`
    with live as (
      select * from ${times} as times
      where unit <> 'month' and (unit, starts_at) not in (select unit, starts_at from sales_sums)
      order by starts_at desc limit ${most}
    ), ${COUNTED}, added as (
      insert into sales_sums (unit, starts_at, ends_at, orders, paid_cents, settled, refunds, refunded_cents)
      select unit, starts_at, ends_at, coalesce(orders, 0), coalesce(paid_cents, 0), coalesce(settled, 0),
        coalesce(refunds, 0), coalesce(refunded_cents, 0)
      from live left join sold using (slice) left join given using (slice)
      returning id, unit, starts_at
    ), waits as (
      insert into sales_sum_waits (sums_id, seconds, orders)
      select id, seconds, orders from added join live using (unit, starts_at) join waited using (slice)
    ), destinations as (
      insert into sales_sum_destinations (sums_id, slug, cents)
      select id, slug, cents from added join live using (unit, starts_at) join paid_for using (slice)
    )
    select count(*)::int as added from added`);
  return rows[0]?.added ?? 0;
}

/** From the sums of their days. A month with a day that is not added up yet waits for the next call. */
async function addUpMonths(tx: Transaction, times: SQL): Promise<number> {
  const { rows } = await tx.execute<{ added: number }>(sql`
    with months as (
      select starts_at, ends_at from ${times} as times
      where unit = 'month' and starts_at not in (select starts_at from sales_sums where unit = 'month')
    ), days as (
      select m.starts_at as month, m.ends_at as month_end, d.*
      from months m join sales_sums d on d.unit = 'day' and d.starts_at >= m.starts_at and d.ends_at <= m.ends_at
    ), added as (
      insert into sales_sums (unit, starts_at, ends_at, orders, paid_cents, settled, refunds, refunded_cents)
      select 'month', month, month_end, sum(orders), sum(paid_cents), sum(settled), sum(refunds), sum(refunded_cents)
      from days group by month, month_end having sum(ends_at - starts_at) = month_end - month
      returning id, starts_at
    ), waits as (
      insert into sales_sum_waits (sums_id, seconds, orders)
      select a.id, w.seconds, sum(w.orders)
      from added a join days d on d.month = a.starts_at join sales_sum_waits w on w.sums_id = d.id group by 1, 2
    ), destinations as (
      insert into sales_sum_destinations (sums_id, slug, cents)
      select a.id, p.slug, sum(p.cents)
      from added a join days d on d.month = a.starts_at join sales_sum_destinations p on p.sums_id = d.id group by 1, 2
    )
    select count(*)::int as added from added`);
  return rows[0]?.added ?? 0;
}
