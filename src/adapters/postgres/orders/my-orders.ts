import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Gift } from '#core/gifts/gift.ts';
import { isUnitRefunded } from '#core/orders/delivery/refund.ts';
import type { OwnedOrder, MyOrders } from '#core/orders/my-orders.ts';
import { isRightEndedByUse } from '#core/withdrawals/withdrawal-state.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { readGifts } from '../gifts/read-gifts.ts';
import { refunds } from '../schema/delivery.ts';
import { orders, orderUnits, payments } from '../schema/orders.ts';
import { withdrawals } from '../schema/withdrawals.ts';
import { readUnitsWhere } from './unit-esims.ts';

type OrderRow = typeof orders.$inferSelect;

export function createMyOrders({ db }: Pick<Postgres, 'db'>): MyOrders {
  return {
    async orders(userId, { limit, before }) {
      const rows = await db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.user_id, userId),
            isNotNull(orders.paid_at),
            before === null ? undefined : olderThan(before),
          ),
        )
        .orderBy(desc(orders.paid_at), desc(orders.number))
        .limit(limit);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const units = await readUnitsWhere(db, inArray(orderUnits.order_id, ids));
      const refunded = await refundedCents(db, ids);
      const gifts = await readGifts(db, ids);
      const returned = await ordersUnderWithdrawal(db, ids);
      return rows.flatMap((row) => {
        const own = units.filter(({ unit }) => unit.order_id === row.id);
        const order = toOwnedOrder(row, own, {
          refundedCents: refunded.get(row.id) ?? 0,
          gift: gifts.get(row.id) ?? null,
          hasOpenWithdrawal: returned.has(row.id),
        });
        return order === null ? [] : [order];
      });
    },
  };
}

/** Nothing is older than an order of another account: its id is not among these rows. */
function olderThan(orderId: string): SQL {
  return sql`(${orders.paid_at}, ${orders.number}) < (
    select o.paid_at, o.number from ${orders} o where o.id = ${orderId} and o.user_id = ${orders.user_id}
  )`;
}

async function refundedCents(
  db: Postgres['db'],
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ orderId: payments.order_id, amount: refunds.amount_cents })
    .from(refunds)
    .innerJoin(payments, eq(payments.payment_id, refunds.payment_id))
    .where(and(inArray(payments.order_id, [...orderIds]), payments.counts, eq(refunds.status, 'done')));
  const sums = new Map<string, number>();
  for (const { orderId, amount } of rows) sums.set(orderId, (sums.get(orderId) ?? 0) + amount);
  return sums;
}

async function ordersUnderWithdrawal(
  db: Postgres['db'],
  orderIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ orderId: withdrawals.order_id })
    .from(withdrawals)
    .where(and(inArray(withdrawals.order_id, [...orderIds]), eq(withdrawals.status, 'open')));
  return new Set(rows.map(({ orderId }) => orderId));
}

type UnitRow = Awaited<ReturnType<typeof readUnitsWhere>>[number];

type Beside = Readonly<{ refundedCents: number; gift: Gift | null; hasOpenWithdrawal: boolean }>;

function toOwnedOrder(row: OrderRow, units: readonly UnitRow[], beside: Beside): OwnedOrder | null {
  const { status, paid_at: paidAt } = row;
  if (paidAt === null || status === 'awaiting-payment' || status === 'cancelled') return null;
  return {
    orderId: row.id,
    orderNumber: String(row.number),
    status,
    paidAt,
    totalCents: row.total_cents,
    ...beside,
    isRightEndedByUse: isRightEndedByUse({
      withdrawalAcceptedAt: row.withdrawal_accepted_at,
      units: units.map(({ unit, esim, refund }) => ({
        outcome: unit.outcome,
        firstConnectedAt: esim?.first_connected_at ?? null,
        refund,
      })),
    }),
    currency: row.currency,
    units: units.map(({ unit, described, refund }) => ({
      described,
      outcome: unit.outcome,
      isRefunded: isUnitRefunded({ outcome: unit.outcome, refund }),
    })),
  };
}
