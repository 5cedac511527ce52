import { sql } from 'drizzle-orm';
import type { SalesDayStore } from '#core/overview/sales-days.ts';
import type { Slice } from '#core/overview/sales-sums.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { GIVEN, PAID_FOR, SOLD, tableOf, WAITED } from './sold-in-slices.ts';

export function createSalesDayStore({
  db,
  transaction,
}: Pick<Postgres, 'db' | 'transaction'>): SalesDayStore {
  return {
    async firstSale() {
      const { rows } = await db.execute<{ at: string | null }>(sql`select min(paid_at) as at from orders`);
      const at = rows[0]?.at ?? null;
      return at === null ? null : new Date(at);
    },
    keep: (days, most) =>
      transaction(async (tx) => {
        // Two rounds at once: the second could forget a change that the first has not seen.
        await tx.execute(sql`lock table sales_days in share row exclusive mode`);
        await dropOldSums(tx, days);
        return addUp(tx, days, most);
      }),
  };
}

/**
 * Changes are forgotten before their days are added up again. A change that is committed meanwhile keeps its row in
 * `sales_changes`, whether the new sums contain it or not.
 */
async function dropOldSums(tx: Transaction, days: readonly Slice[]): Promise<void> {
  await tx.execute(sql`
    with changed as (delete from sales_changes returning at)
    delete from sales_days d where exists (
      select from changed c where c.at = 'infinity' or (c.at >= d.starts_at and c.at < d.ends_at))`);
  // Days of another time zone.
  await tx.execute(sql`
    delete from sales_days d where (starts_at, ends_at) not in (select starts_at, ends_at from ${tableOf(days)} as days)`);
}

async function addUp(tx: Transaction, days: readonly Slice[], most: number): Promise<number> {
  const { rows } = await tx.execute<{ starts_at: string; ends_at: string }>(sql`
    with live as (
      select * from ${tableOf(days)} as days where starts_at not in (select starts_at from sales_days)
      order by starts_at desc limit ${most}
    ), sold as (${SOLD}), given as (${GIVEN})
    insert into sales_days (starts_at, ends_at, orders, paid_cents, settled, refunds, refunded_cents)
    select starts_at, ends_at, coalesce(orders, 0), coalesce(paid_cents, 0), coalesce(settled, 0), coalesce(refunds, 0),
      coalesce(refunded_cents, 0)
    from live left join sold using (slice) left join given using (slice)
    returning starts_at, ends_at`);
  const live = tableOf(
    rows.map(({ starts_at: from, ends_at: until }) => ({ from: new Date(from), until: new Date(until) })),
  );
  await tx.execute(sql`
    with live as ${live}, waited as (${WAITED})
    insert into sales_day_waits (starts_at, seconds, orders)
    select starts_at, seconds, orders from live join waited using (slice)`);
  await tx.execute(sql`
    with live as ${live}, paid as (${PAID_FOR})
    insert into sales_day_destinations (starts_at, slug, cents)
    select starts_at, slug, cents from live join paid using (slice)`);
  return rows.length;
}
