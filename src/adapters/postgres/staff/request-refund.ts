import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  judgeRefund,
  type RefundableUnit,
  type RefundRequest,
  type RefundRequestOutcome,
  type RefundRequests,
} from '#core/orders/delivery/requested-refund.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin, QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { refunds } from '../schema/delivery.ts';
import { orders, orderUnits, payments } from '../schema/orders.ts';
import { writeAudit } from './audit-log.ts';

export function createRefundRequests({ postgres, enqueueWithin }: QueueingStoreNeeds): RefundRequests {
  return {
    request: (request) => postgres.transaction((tx) => requestRefund(tx, request, enqueueWithin)),
  };
}

/** The same within another transaction. The lock on the order lets two requests take turns. */
export async function requestRefund(
  tx: Transaction,
  request: RefundRequest,
  enqueueWithin: EnqueueWithin,
): Promise<RefundRequestOutcome> {
  const { orderId, reason, by, at } = request;
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [payment] = await tx
    .select({ id: payments.payment_id })
    .from(payments)
    .where(and(eq(payments.order_id, orderId), payments.counts));
  if (order === undefined || payment === undefined) return { kind: 'not-found' };
  const verdict = judgeRefund(await readUnits(tx, orderId), request);
  if (verdict.kind === 'refused') return verdict;
  if (verdict.kind === 'requested-before') return { ...verdict, kind: 'requested' };
  const requestId = randomUUID();
  for (const { unitId, amountCents } of verdict.refunds) {
    const id = randomUUID();
    await tx.insert(refunds).values({
      id,
      payment_id: payment.id,
      unit_id: unitId,
      reason,
      request_id: requestId,
      amount_cents: amountCents,
      status: 'due',
      // A unit is refunded at most once, for whatever reason.
      idempotency_key: `refund-${unitId}`,
      created_at: at,
    });
    await enqueueWithin(tx, ORDER_JOBS.makeRefund(id));
  }
  await writeAudit(tx, {
    by,
    at,
    action: 'refund-requested',
    target: { kind: 'order', id: orderId },
    before: null,
    after: {
      reason,
      units: verdict.refunds.map(({ unitId }) => unitId),
      amountCents: verdict.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    },
  });
  return { kind: 'requested', requestId, refunds: verdict.refunds };
}

async function readUnits(tx: Transaction, orderId: string): Promise<readonly RefundableUnit[]> {
  const rows = await tx
    .select({ unit: orderUnits, refund: refunds })
    .from(orderUnits)
    .leftJoin(refunds, eq(refunds.unit_id, orderUnits.id))
    .where(eq(orderUnits.order_id, orderId))
    .orderBy(asc(orderUnits.position));
  return rows.map(({ unit, refund }) => ({
    id: unit.id,
    outcome: unit.outcome,
    priceCents: unit.price_cents,
    discountCents: unit.discount_cents,
    refund:
      refund === null
        ? null
        : { reason: refund.reason, requestId: refund.request_id, amountCents: refund.amount_cents },
  }));
}
