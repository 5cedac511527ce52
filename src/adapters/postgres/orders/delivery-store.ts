import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { BoughtGoods } from '#core/orders/delivery/buy-unit.ts';
import type {
  BeginResult,
  DeliveryStore,
  DeliverResult,
  Fence,
} from '#core/orders/delivery/delivery-store.ts';
import { unitRefundCents } from '#core/orders/delivery/refund.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import { violatedConstraint } from '../connection/violated-constraint.ts';
import { closeOrder, lockOrderOf } from './close-order.ts';
import { storeEsim } from './store-esim.ts';
import { storeTopup } from './store-topup.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { refunds } from '../schema/delivery.ts';
import { orderUnits, payments } from '../schema/orders.ts';

type Needs = QueueingStoreNeeds & Readonly<{ secretBox: SecretBox }>;

/** Written out: in RETURNING the query builder omits the table of a column. */
function paymentOfUnit(column: 'payment_id' | 'paid_at'): SQL {
  return sql`select p.${sql.identifier(column)} from payments p where p.order_id = order_units.order_id and p.counts`;
}

/** The fields of a unit that a delivery needs. */
const HELD_UNIT = {
  id: orderUnits.id,
  orderId: orderUnits.order_id,
  packageId: orderUnits.package_id,
  targetIccid: orderUnits.target_iccid,
  attempt: orderUnits.attempt,
  deliverBy: orderUnits.deliver_by,
  paymentId: sql<string | null>`(${paymentOfUnit('payment_id')})`,
  paidAt: sql<Date>`(${paymentOfUnit('paid_at')})`.mapWith(payments.paid_at),
  databaseSince: sql<Date>`pg_postmaster_start_time()`.mapWith(payments.paid_at),
};
/** The fields that a refund needs, when there is no delivery. */
const SETTLED_UNIT = {
  id: orderUnits.id,
  order_id: orderUnits.order_id,
  price_cents: orderUnits.price_cents,
  discount_cents: orderUnits.discount_cents,
};
type SettledUnit = Pick<typeof orderUnits.$inferSelect, keyof typeof SETTLED_UNIT>;

export function createDeliveryStore(needs: Needs): DeliveryStore {
  const { db } = needs.postgres;
  return {
    begin: (unitId, at) => begin(db, unitId, at),
    deliver: (fence, goods, at) => deliver(needs, fence, { goods, at }),
    stopRetrying: (fence, failure, at) =>
      settleUnit(needs, fence, {
        at,
        outcome: { outcome: 'undeliverable', vendorOrderId: null, failure },
        follow: (tx, unit) => createRefund(tx, unit, { needs, at }),
      }),
    postpone: (fence, until) => free(needs, fence, until),
    letGo: (fence) => free(needs, fence),
    tryAgain: (unitId, at) =>
      needs.postgres.transaction((tx) => needs.enqueueWithin(tx, ORDER_JOBS.fulfilUnit(unitId, at))),
  };
}

async function begin(
  db: Postgres['db'],
  unitId: string,
  { now, heldUntil }: Readonly<{ now: Date; heldUntil: Date }>,
): Promise<BeginResult> {
  const [unit] = await holdUnit(db, { unitId, now, heldUntil });
  if (unit !== undefined) {
    const { databaseSince, deliverBy, paymentId, paidAt, ...rest } = unit;
    if (deliverBy === null || paymentId === null)
      throw new Error('A delivery was started for an unpaid unit');
    return { kind: 'begun', unit: { ...rest, deliverBy, paymentId, paidAt }, databaseSince };
  }
  const [other] = await db.select().from(orderUnits).where(eq(orderUnits.id, unitId));
  const until = other?.outcome === null && other.deliver_by !== null ? other.held_until : null;
  return until === null ? { kind: 'nothing-to-do' } : { kind: 'held', until };
}

const holdUnit = prepareStatement((db, value: Params<'unitId' | 'now' | 'heldUntil'>) =>
  db
    .update(orderUnits)
    .set({ attempt: sql`${orderUnits.attempt} + 1`, held_until: value('heldUntil') })
    .where(
      and(
        eq(orderUnits.id, value('unitId')),
        isNull(orderUnits.outcome),
        isNotNull(orderUnits.deliver_by),
        or(isNull(orderUnits.held_until), lte(orderUnits.held_until, value('now'))),
      ),
    )
    .returning(HELD_UNIT),
);

/** Without `until`: due at once. */
function free({ postgres, enqueueWithin }: Needs, fence: Fence, until?: Date): Promise<boolean> {
  const { unitId, attempt } = fence;
  return postgres.transaction(async (tx) => {
    const freed = await tx
      .update(orderUnits)
      .set({ held_until: until ?? null })
      .where(isMine(unitId, attempt))
      .returning({ id: orderUnits.id });
    if (freed.length > 0) await enqueueWithin(tx, ORDER_JOBS.fulfilUnit(unitId, until));
    return freed.length > 0;
  });
}

function isMine(unitId: string | SQL, attempt: number | SQL) {
  return and(eq(orderUnits.id, unitId), eq(orderUnits.attempt, attempt), isNull(orderUnits.outcome));
}

/** One eSIM and one purchase never belong to two units. */
const TAKEN = new Set(['esims_iccid_key', 'order_units_vendor_order_id_key', 'topups_vendor_order_id_key']);

async function deliver(
  needs: Needs,
  fence: Fence,
  { goods, at }: Readonly<{ goods: BoughtGoods; at: Date }>,
): Promise<DeliverResult> {
  try {
    const isWritten = await settleUnit(needs, fence, {
      at,
      outcome: { outcome: 'delivered', vendorOrderId: goods.vendorOrderId, failure: null },
      follow: (tx, unit) =>
        goods.kind === 'sim'
          ? storeEsim(tx, unit.id, { esim: goods.esim, at, secretBox: needs.secretBox })
          : storeTopup(tx, unit.id, { topup: goods, at, enqueueWithin: needs.enqueueWithin }),
    });
    return isWritten ? 'delivered' : 'overtaken';
  } catch (error) {
    if (TAKEN.has(violatedConstraint(error) ?? '')) return 'taken';
    throw error;
  }
}

type Settling = Readonly<{
  at: Date;
  outcome: Readonly<{
    outcome: 'delivered' | 'undeliverable';
    vendorOrderId: string | null;
    failure: string | null;
  }>;
  follow(tx: Transaction, unit: SettledUnit): Promise<void>;
}>;

/** Stores an outcome, once: not when a later attempt has replaced this one, and not over another outcome. */
function settleUnit(needs: Needs, fence: Fence, { at, outcome, follow }: Settling): Promise<boolean> {
  return needs.postgres.transaction(async (tx) => {
    const order = await lockOrderOf(tx, fence.unitId);
    const [unit] = await writeOutcome(tx, { ...fence, ...outcome, at });
    if (unit === undefined || order === null) return false;
    await follow(tx, unit);
    await closeOrder(tx, order, { enqueueWithin: needs.enqueueWithin, at });
    return true;
  });
}

type OutcomeParams = Params<'unitId' | 'attempt' | 'outcome' | 'vendorOrderId' | 'failure' | 'at'>;
const writeOutcome = prepareStatement((db, value: OutcomeParams) =>
  db
    .update(orderUnits)
    .set({
      outcome: value('outcome'),
      vendor_order_id: value('vendorOrderId'),
      failure: value('failure'),
      settled_at: value('at'),
      held_until: null,
    })
    .where(isMine(value('unitId'), value('attempt')))
    .returning(SETTLED_UNIT),
);

type RefundNeeds = Readonly<{ needs: Needs; at: Date }>;

/** Refunds the unit's price after its share of the discount; a unit that cost nothing needs no refund. */
async function createRefund(tx: Transaction, unit: SettledUnit, { needs, at }: RefundNeeds): Promise<void> {
  const amountCents = unitRefundCents({ priceCents: unit.price_cents, discountCents: unit.discount_cents });
  if (amountCents === 0) return;
  const [payment] = await tx
    .select({ id: payments.payment_id })
    .from(payments)
    .where(and(eq(payments.order_id, unit.order_id), payments.counts));
  if (payment === undefined) throw new Error('A unit without a payment was marked as undeliverable');
  const id = randomUUID();
  await tx.insert(refunds).values({
    id,
    payment_id: payment.id,
    unit_id: unit.id,
    unit_outcome: 'undeliverable',
    reason: 'undelivered',
    amount_cents: amountCents,
    status: 'due',
    idempotency_key: `refund-${unit.id}`,
    created_at: at,
  });
  await needs.enqueueWithin(tx, ORDER_JOBS.makeRefund(id));
}
