import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { ATTENTION_AFTER_MS } from '#core/staff/orders/attention.ts';
import type { OrderLookup } from '#core/staff/orders/order-search.ts';
import type { FoundOrder, OrderQuery } from '#core/staff/orders/staff-orders.ts';
import type { Database } from '../../connection/connect-postgres.ts';
import { orders } from '../../schema/orders.ts';

/** Each way to look has its own index, so each is its own statement. */
export async function searchOrders(db: Database, query: OrderQuery): Promise<readonly FoundOrder[]> {
  const { lookups, isAttention, now, before, most } = query;
  const shared = and(
    isAttention ? needsAttention(now) : undefined,
    before === undefined ? undefined : lt(orders.number, before),
  );
  if (lookups === null) return select(db, { condition: shared, match: null, most });
  const found = new Map<string, FoundOrder>();
  for (const lookup of lookups) {
    const condition = and(conditionOf(lookup), shared);
    for (const order of await select(db, { condition, match: lookup.match, most }))
      if (!found.has(order.id)) found.set(order.id, order);
  }
  return [...found.values()].toSorted((a, b) => Number(b.number) - Number(a.number)).slice(0, most);
}

/** A search for an address also finds longer ones. */
export function ordersOfAddress(db: Database, email: string, most: number): Promise<readonly FoundOrder[]> {
  return select(db, { condition: eq(orders.email, email), match: null, most });
}

export async function countAttention(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(orders)
    .where(needsAttention(now));
  return Number(row?.count ?? 0);
}

type Selection = Readonly<{ condition: SQL | undefined; match: FoundOrder['match']; most: number }>;

async function select(db: Database, { condition, match, most }: Selection): Promise<FoundOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      email: orders.email,
      status: orders.status,
      createdAt: orders.created_at,
      totalCents: orders.total_cents,
      unitCount: sql<string>`(select count(*) from order_units u where u.order_id = orders.id)`,
    })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.number))
    .limit(most);
  return rows.map(({ number, unitCount, ...row }) => ({
    ...row,
    number: String(number),
    unitCount: Number(unitCount),
    match,
  }));
}

/** The index on the end of an ICCID has so many digits. */
const INDEXED_DIGITS = 4;

function conditionOf({ match, text }: OrderLookup): SQL {
  switch (match) {
    case 'number':
      return eq(orders.number, Number(text));
    case 'email':
      return sql`${orders.email} like ${`${escaped(text)}%`}`;
    case 'iccid': {
      const end = text.slice(-INDEXED_DIGITS);
      return inArray(
        orders.id,
        sql`(select u.order_id from esims e join order_units u on u.id = e.unit_id
            where right(e.iccid, ${INDEXED_DIGITS}) = ${end} and e.iccid like ${`%${text}`}
          union all select u.order_id from topups t join order_units u on u.id = t.unit_id
            where right(t.iccid, ${INDEXED_DIGITS}) = ${end} and t.iccid like ${`%${text}`})`,
      );
    }
    case 'coupon':
      return inArray(orders.id, sql`(select order_id from discount_redemptions where code = ${text})`);
    case 'payment':
      return inArray(
        orders.id,
        sql`(select order_id from payments where payment_id = ${text}
          union all select p.order_id from refunds r join payments p using (payment_id)
            where r.provider_refund_id = ${text}
          union all select order_id from checkout_sessions where session_id = ${text})`,
      );
  }
}

/** In LIKE these letters stand for others. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * As `attentionOf` in core decides about one order, and not marked as handled. There are few such orders among many: their
 * ids are collected first, each by an index, because the planner expects far more of them and would read all orders.
 */
function needsAttention(now: Date): SQL {
  const before = new Date(now.getTime() - ATTENTION_AFTER_MS);
  return sql`${orders.id} = any (array(
      select u.order_id from order_units u where u.outcome is null and u.deliver_by is not null
        and (select o.paid_at from orders o where o.id = u.order_id) <= ${before}
      union all select p.order_id from refunds r join payments p using (payment_id)
        where r.status = 'refused' or (r.status = 'due' and r.created_at <= ${before})
      union all select m.order_id from sent_mails m where m.status = 'refused' and m.order_id is not null))
    and not exists (select 1 from handled_orders h where h.order_id = orders.id)`;
}
