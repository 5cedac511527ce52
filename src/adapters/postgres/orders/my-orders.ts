import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { numberUnits, type UnitNumber } from '#core/orders/number-units.ts';
import type { OwnedOrder, MyOrders } from '#core/orders/my-orders.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import { esims, refunds } from '../schema/delivery.ts';
import { orders, orderUnits, payments } from '../schema/orders.ts';
import { openEsim, readUnitsWhere } from './unit-esims.ts';

type Needs = Readonly<{ postgres: Postgres; secretBox: SecretBox }>;
type OrderRow = typeof orders.$inferSelect;

/** More are not shown; a shop with such customers will need pagination. */
const MAX_SHOWN = 200;

export function createMyOrders({ postgres: { db }, secretBox }: Needs): MyOrders {
  return {
    async orders(userId) {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.user_id, userId), isNotNull(orders.paid_at)))
        .orderBy(desc(orders.paid_at), desc(orders.number))
        .limit(MAX_SHOWN);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const units = await readUnitsWhere(db, inArray(orderUnits.order_id, ids));
      const refunded = await refundedCents(db, ids);
      return rows.flatMap((row) => {
        const own = units.filter(({ unit }) => unit.order_id === row.id);
        const order = toOwnedOrder(row, own, refunded.get(row.id) ?? 0);
        return order === null ? [] : [order];
      });
    },
    async esims(userId) {
      const rows = await selectEsims(db).where(eq(orders.user_id, userId)).limit(MAX_SHOWN);
      const numbers = await numbersWithin(
        db,
        rows.map(({ orderId }) => orderId),
      );
      return rows.map(({ esim, described, number }) => ({
        id: esim.id,
        described,
        number: numbers.get(esim.unit_id) ?? null,
        iccid: esim.iccid,
        status: esim.status,
        isInstalled: esim.installed_at !== null,
        orderNumber: String(number),
        createdAt: esim.created_at,
      }));
    },
    async findEsim(userId, esimId) {
      const [found] = await selectEsims(db).where(and(eq(orders.user_id, userId), eq(esims.id, esimId)));
      if (found === undefined) return null;
      const { described, esim, orderId } = found;
      const numbers = await numbersWithin(db, [orderId]);
      return { described, number: numbers.get(esim.unit_id) ?? null, esim: openEsim(esim, secretBox) };
    },
  };
}

function selectEsims(db: Postgres['db']) {
  return db
    .select({ esim: esims, described: DESCRIBED, number: orders.number, orderId: orders.id })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .orderBy(desc(orders.paid_at), desc(orders.number), asc(orderUnits.position))
    .$dynamic();
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

/** By unit id; a unit that is the only one with its title has no number. */
async function numbersWithin(
  db: Postgres['db'],
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, UnitNumber>> {
  if (orderIds.length === 0) return new Map();
  const units = await readUnitsWhere(db, inArray(orderUnits.order_id, [...new Set(orderIds)]));
  const byOrder = Map.groupBy(units, ({ unit }) => unit.order_id);
  return new Map(
    [...byOrder.values()].flatMap((own) =>
      numberUnits(own).flatMap((number, index) => {
        const unit = own[index]?.unit;
        return number === null || unit === undefined ? [] : [[unit.id, number] as const];
      }),
    ),
  );
}

type UnitRow = Awaited<ReturnType<typeof readUnitsWhere>>[number];

function toOwnedOrder(row: OrderRow, units: readonly UnitRow[], refundedCents: number): OwnedOrder | null {
  const { status, paid_at: paidAt } = row;
  if (paidAt === null || status === 'awaiting-payment' || status === 'cancelled') return null;
  return {
    orderNumber: String(row.number),
    status,
    paidAt,
    totalCents: row.total_cents,
    refundedCents,
    currency: row.currency,
    units: units.map(({ unit, described, refund }) => ({
      described,
      outcome: unit.outcome,
      isRefunded: unit.outcome === 'undeliverable' && (refund === null || refund.status === 'done'),
    })),
  };
}
