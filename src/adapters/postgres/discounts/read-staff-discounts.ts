import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { DiscountQuery, DiscountUsage, StaffDiscount } from '#core/discounts/discount-editor.ts';
import type { DiscountState } from '#core/discounts/discount-state.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { discountCodePackages, discountCodes } from '../schema/discounts.ts';
import { toDiscount } from './discount-reader.ts';

type Reader = Database | Transaction;

/** Newest first. */
export async function listDiscounts(db: Reader, query: DiscountQuery): Promise<readonly StaffDiscount[]> {
  const { start, state, seriesId, before, most, now } = query;
  const rows = await db
    .select()
    .from(discountCodes)
    .where(
      and(
        start === null ? ofSeries(seriesId) : startsWith(start),
        start === null || seriesId === null ? undefined : ofSeries(seriesId),
        state === null ? undefined : sql`${stateAt(now)} = ${state}`,
        before === null ? undefined : lt(discountCodes.number, before),
      ),
    )
    .orderBy(desc(discountCodes.number))
    .limit(most);
  return withUsage(db, rows);
}

export async function findDiscount(db: Reader, code: string): Promise<StaffDiscount | null> {
  const rows = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  const [found] = await withUsage(db, rows);
  return found ?? null;
}

function ofSeries(seriesId: string | null): SQL {
  return seriesId === null ? isNull(discountCodes.series_id) : eq(discountCodes.series_id, seriesId);
}

function startsWith(start: string): SQL {
  return sql`${discountCodes.code} like ${`${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** As `discountState` says it. */
function stateAt(now: Date): SQL<DiscountState> {
  return sql`case
    when ends_at <= ${now} then 'ended'
    when uses >= total_limit then 'used-up'
    when not is_active then 'paused'
    when starts_at > ${now} then 'planned'
    else 'active' end`;
}

async function withUsage(
  db: Reader,
  rows: readonly (typeof discountCodes.$inferSelect)[],
): Promise<readonly StaffDiscount[]> {
  const codes = rows.map(({ code }) => code);
  if (codes.length === 0) return [];
  const packages = await db
    .select()
    .from(discountCodePackages)
    .where(inArray(discountCodePackages.code, codes));
  const usage = await readUsage(db, codes);
  return rows.map((row) => {
    const used = usage.get(row.code);
    const packageIds = packages.filter(({ code }) => code === row.code).map(({ package_id: id }) => id);
    return {
      discount: toDiscount(row, packageIds.toSorted()),
      edition: row.edition,
      number: row.number,
      createdAt: row.created_at,
      seriesId: row.series_id,
      hasOrders: used?.hasOrders ?? false,
      usage: used?.usage ?? { redeemed: 0, held: 0, givenCents: 0 },
    };
  });
}

const UsageRows = z.array(
  z.object({
    code: z.string(),
    redeemed: z.coerce.number(),
    held: z.coerce.number(),
    given: z.coerce.number(),
    has_orders: z.boolean(),
  }),
);

type Usage = Readonly<{ usage: DiscountUsage; hasOrders: boolean }>;

/** A released use counts as an order only if it was paid: then the order was refunded. */
async function readUsage(db: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, Usage>> {
  const { rows } = await db.execute(sql`
    select c.code, coalesce(u.redeemed, 0) as redeemed, coalesce(u.held, 0) as held, coalesce(u.given, 0) as given,
      coalesce(u.redeemed + u.held, 0) > 0 or exists (
        select from discount_redemptions r join orders o on o.id = r.order_id
        where r.code = c.code and r.state = 'released' and o.paid_at is not null) as has_orders
    from unnest(${sql.param(codes)}::text[]) as c (code)
    left join (
      select code, count(*) filter (where state = 'used') as redeemed, count(*) filter (where state = 'held') as held,
        coalesce(sum(amount_cents) filter (where state = 'used'), 0) as given
      from discount_redemptions where code = any(${sql.param(codes)}::text[]) group by code) as u using (code)`);
  return new Map(
    UsageRows.parse(rows).map(({ code, redeemed, held, given, has_orders: hasOrders }) => [
      code,
      { usage: { redeemed, held, givenCents: given }, hasOrders },
    ]),
  );
}
