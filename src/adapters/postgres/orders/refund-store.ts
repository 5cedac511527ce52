import { and, eq } from 'drizzle-orm';
import { decideRefundMail } from '#core/orders/delivery/decide-refund-mail.ts';
import { mailOfPaymentRefund, type RefundStore } from '#core/orders/delivery/refund.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import { closeOrder, lockOrderOf } from './close-order.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin, QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { refunds } from '../schema/delivery.ts';
import { orders, payments } from '../schema/orders.ts';
import { withdrawals } from '../schema/withdrawals.ts';

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
        const kind = mailOfPaymentRefund(done.reason);
        if (order !== null) await closeOrder(tx, order, { enqueueWithin, at });
        else if (kind !== null) await notifyPayer(tx, done.payment_id, { kind, enqueueWithin, at });
        await endRequest(tx, done, { enqueueWithin, at });
      }),
    markRefused: (refundId, at) =>
      postgres.transaction(async (tx) => {
        const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
        if (refund?.unit_id != null) await lockOrderOf(tx, refund.unit_id);
        const [refused] = await tx
          .update(refunds)
          .set({ status: 'refused' })
          .where(isDue(refundId))
          .returning();
        if (refused !== undefined) await endRequest(tx, refused, { enqueueWithin, at });
      }),
  };
}

type Ending = Readonly<{ enqueueWithin: EnqueueWithin; at: Date }>;

/** Queues what core decides after a refund that a person requested. */
async function endRequest(
  tx: Transaction,
  refund: typeof refunds.$inferSelect,
  ending: Ending,
): Promise<void> {
  const { request_id: requestId, payment_id: paymentId } = refund;
  if (requestId === null) return;
  const all = await tx
    .select({ status: refunds.status })
    .from(refunds)
    .where(eq(refunds.request_id, requestId));
  const kind = decideRefundMail({
    statuses: all.map(({ status }) => status),
    isAcceptedWithdrawal: await isAcceptedWithdrawal(tx, refund),
  });
  if (kind !== null) await notifyPayer(tx, paymentId, { kind, subject: requestId, ...ending });
}

/** Accepting a case and requesting its refunds is one transaction with one time. */
async function isAcceptedWithdrawal(tx: Transaction, refund: typeof refunds.$inferSelect): Promise<boolean> {
  if (refund.reason !== 'withdrawal') return false;
  const [found] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(payments, eq(payments.order_id, withdrawals.order_id))
    .where(
      and(
        eq(payments.payment_id, refund.payment_id),
        eq(withdrawals.status, 'accepted'),
        eq(withdrawals.decided_at, refund.created_at),
      ),
    )
    .limit(1);
  return found !== undefined;
}

type Notification = Readonly<{
  kind: OrderMailKind;
  subject?: string;
  enqueueWithin: EnqueueWithin;
  at: Date;
}>;

async function notifyPayer(tx: Transaction, paymentId: string, notification: Notification): Promise<void> {
  const [order] = await tx
    .select({ orderId: orders.id, recipient: orders.email })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.payment_id, paymentId));
  if (order !== undefined) await queueOrderMail(tx, { ...order, ...notification });
}
