import { and, count, desc, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { namesAnOrder } from '#core/reconciliation/compare-payments.ts';
import type { ReconciliationStore, RunHistory } from '#core/reconciliation/reconciliation-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { refunds } from '../schema/delivery.ts';
import { orders, orderUnits, payments } from '../schema/orders.ts';
import { reconciliationRuns } from '../schema/reconciliation.ts';
import { createFindingStore } from './finding-store.ts';

type Db = Postgres['db'];

/** A statement takes at most 65,535 values. */
const BATCH_SIZE = 5_000;

type Needs = Pick<Postgres, 'db' | 'transaction'>;

export function createReconciliationStore({ db, transaction }: Needs): ReconciliationStore {
  return {
    ...createFindingStore({ transaction }),
    readHistory: () => readHistory(db),
    async recordRun({ from, to, failure, newFindings }) {
      const row = { compared_from: from, compared_to: to, failure, new_findings: newFindings };
      await db.insert(reconciliationRuns).values(row);
    },
    findUnits: (unitIds) =>
      inChunks(unitIds.filter(namesAnOrder), (ids) =>
        db
          .select({
            unitId: orderUnits.id,
            outcome: orderUnits.outcome,
            vendorOrderId: orderUnits.vendor_order_id,
          })
          .from(orderUnits)
          .where(inArray(orderUnits.id, ids)),
      ),
    findRefunds: async ({ references, refundIds }) => [
      ...(await findRefunds(db, references, 'reference')),
      ...(await findRefunds(db, refundIds, 'refundId')),
    ],
    findPayments: async (paymentIds) =>
      idsOf(
        await inChunks(paymentIds, (ids) =>
          db.select({ id: payments.payment_id }).from(payments).where(inArray(payments.payment_id, ids)),
        ),
      ),
    findPaidSessions: async (sessionIds) =>
      idsOf(
        await inChunks(sessionIds, (ids) =>
          db.select({ id: payments.session_id }).from(payments).where(inArray(payments.session_id, ids)),
        ),
      ),
    findOrders: async (orderIds) =>
      idsOf(
        await inChunks(orderIds.filter(namesAnOrder), (ids) =>
          db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids)),
        ),
      ),
  };
}

async function readHistory(db: Db): Promise<RunHistory> {
  const [last] = await db
    .select({ id: reconciliationRuns.id, comparedTo: reconciliationRuns.compared_to })
    .from(reconciliationRuns)
    .where(isNull(reconciliationRuns.failure))
    .orderBy(desc(reconciliationRuns.id))
    .limit(1);
  const since = last === undefined ? undefined : gt(reconciliationRuns.id, last.id);
  const [failed] = await db
    .select({ failures: count() })
    .from(reconciliationRuns)
    .where(and(isNotNull(reconciliationRuns.failure), since));
  return { comparedTo: last?.comparedTo ?? null, failures: failed?.failures ?? 0 };
}

/** The reference is the unit id, or the payment id when the whole payment is refunded. */
function findRefunds(db: Db, wanted: readonly string[], by: 'reference' | 'refundId') {
  return inChunks(wanted, (ids) =>
    db
      .select({
        reference: sql<string>`coalesce(${refunds.unit_id}::text, ${refunds.payment_id})`,
        status: refunds.status,
        refundId: refunds.provider_refund_id,
      })
      .from(refunds)
      .where(by === 'refundId' ? inArray(refunds.provider_refund_id, ids) : hasReference(ids)),
  );
}

function hasReference(references: readonly string[]) {
  const wholePayment = and(isNull(refunds.unit_id), inArray(refunds.payment_id, references));
  return or(wholePayment, inArray(refunds.unit_id, references.filter(namesAnOrder)));
}

function idsOf(rows: readonly Readonly<{ id: string }>[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}

async function inChunks<Row>(
  ids: readonly string[],
  read: (chunk: string[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    rows.push(...(await read(ids.slice(start, start + BATCH_SIZE))));
  return rows;
}
