import { and, eq } from 'drizzle-orm';
import type { RefundStore } from '#core/orders/delivery/refund.ts';
import { closeOrder, lockOrderOf } from './close-order.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin, QueueingStoreNeeds } from './enqueue-within.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { refunds } from '../schema/delivery.ts';
import { orders, payments } from '../schema/orders.ts';

export function createRefundStore({ postgres, enqueueWithin }: QueueingStoreNeeds): RefundStore {
  const { db } = postgres;
  const isDue = (refundId: string) => and(eq(refunds.id, refundId), eq(refunds.status, 'due'));
  return {
    async take(refundId, at) {
      const [due] = await db.update(refunds).set({ tried_at: at }).where(isDue(refundId)).returning();
      if (due === undefined) return null;
      return {
        id: due.id,
        paymentId: due.payment_id,
        amountCents: due.amount_cents,
        reference: due.unit_id ?? due.payment_id,
        idempotencyKey: due.idempotency_key,
        since: due.created_at,
      };
    },
    markDone: (refundId, providerRefundId, at) =>
      postgres.transaction(async (tx) => {
        const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
        const order = refund?.unit_id == null ? null : await lockOrderOf(tx, refund.unit_id);
        const [done] = await tx
          .update(refunds)
          .set({ status: 'done', provider_refund_id: providerRefundId, done_at: at })
          .where(isDue(refundId))
          .returning();
        if (done === undefined) return;
        if (order !== null) await closeOrder(tx, order, { enqueueWithin, at });
        else if (done.reason !== 'second-payment')
          await notifyPayer(tx, done.payment_id, { enqueueWithin, at });
      }),
    async markRefused(refundId) {
      await db.update(refunds).set({ status: 'refused' }).where(isDue(refundId));
    },
  };
}

type Notification = Readonly<{ enqueueWithin: EnqueueWithin; at: Date }>;

/**
 * All that was paid for a cancelled order was refunded. Not called for a second payment: that order is
 * delivered, and has its own mail.
 */
async function notifyPayer(tx: Transaction, paymentId: string, notification: Notification): Promise<void> {
  const [order] = await tx
    .select({ orderId: orders.id, recipient: orders.email })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.payment_id, paymentId));
  if (order !== undefined) await queueOrderMail(tx, { ...order, ...notification, kind: 'refund' });
}
