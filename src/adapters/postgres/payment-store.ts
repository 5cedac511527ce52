import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { RefundReason } from '#core/orders/refund.ts';
import { judgePayment, type PaymentVerdict } from '#core/payments/judge-payment.ts';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import type { PaymentStore } from '#core/payments/payment-store.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Transaction } from './connect-postgres.ts';
import type { QueueingStoreNeeds } from './enqueue-within.ts';
import { markNoticesHandled } from './notice-inbox.ts';
import { payOrder } from './pay-order.ts';
import { refunds } from './schema/delivery.ts';
import { checkoutSessions, orders, payments } from './schema/orders.ts';

type Moments = Parameters<PaymentStore['recordPaid']>[1];
type LockedOrder = Pick<typeof orders.$inferSelect, 'id' | 'email' | 'status' | 'total_cents' | 'currency'>;

export function createPaymentStore(needs: QueueingStoreNeeds): PaymentStore {
  const { db } = needs.postgres;
  return {
    async findSession(sessionId) {
      const [known] = await db
        .select({ orderId: orders.id, payUntil: orders.pay_until })
        .from(checkoutSessions)
        .innerJoin(orders, eq(orders.id, checkoutSessions.order_id))
        .where(eq(checkoutSessions.session_id, sessionId));
      return known ?? null;
    },
    recordPaid: (session, at) => db.transaction((tx) => recordPaid(tx, needs, { session, at })),
    recordUnpaid: (sessionId, status, at) =>
      db.transaction(async (tx) => {
        await markNoticesHandled(tx, sessionId, at);
        const session = await closeSession(tx, sessionId, status);
        if (session !== undefined) await cancelOrder(tx, session.order_id, at.now);
      }),
    recordOpen: (sessionId, at) =>
      db.transaction(async (tx) => {
        await markNoticesHandled(tx, sessionId, at);
        await tx
          .update(checkoutSessions)
          .set({ asked_at: at.now })
          .where(eq(checkoutSessions.session_id, sessionId));
      }),
    recordForeign: (sessionId, at) => db.transaction((tx) => markNoticesHandled(tx, sessionId, at)),
  };
}

async function closeSession(tx: Transaction, sessionId: string, status: 'complete' | 'expired') {
  const [session] = await tx
    .update(checkoutSessions)
    .set({ status })
    .where(eq(checkoutSessions.session_id, sessionId))
    .returning({ order_id: checkoutSessions.order_id });
  return session;
}

type Paid = Readonly<{ session: PaymentSession; at: Moments }>;

async function recordPaid(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { session, at }: Paid,
): Promise<PaymentVerdict | null> {
  await markNoticesHandled(tx, session.id, at);
  const order = await lockOrderBehind(tx, session);
  if (order === null) return null;
  await closeSession(tx, session.id, 'complete');
  // A session without anything to pay has no payment of its own.
  const payment = { ...session, paymentId: session.paymentId ?? session.id };
  const verdict = judgePayment(await settlementOf(tx, order), payment);
  if (verdict.kind === 'known' || !(await storePayment(tx, order, { payment, verdict, at })))
    return { kind: 'known' };
  if (verdict.kind === 'settles') await payOrder(tx, order, { ...needs, at: at.now });
  else await giveBack(tx, order, { needs, payment, reason: verdict.reason, at });
  return verdict;
}

/** The order we made the session for; failing that (we crashed before writing it down) the one the session names. */
async function lockOrderBehind(tx: Transaction, session: PaymentSession): Promise<LockedOrder | null> {
  const madeFor = tx
    .select({ id: checkoutSessions.order_id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.session_id, session.id));
  const named = session.orderId !== null && UUID.test(session.orderId) ? session.orderId : null;
  const [order] = await tx
    .select({
      id: orders.id,
      email: orders.email,
      status: orders.status,
      total_cents: orders.total_cents,
      currency: orders.currency,
    })
    .from(orders)
    .where(eq(orders.id, sql`coalesce(${madeFor}, ${named}::uuid)`))
    .for('update');
  return order ?? null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function settlementOf(tx: Transaction, order: LockedOrder) {
  const [settled] = await tx
    .select({ paymentId: payments.payment_id })
    .from(payments)
    .where(and(eq(payments.order_id, order.id), payments.counts));
  return {
    orderId: order.id,
    status: order.status,
    totalCents: order.total_cents,
    currency: order.currency,
    settledBy: settled?.paymentId ?? null,
  };
}

type Received = PaymentSession & Readonly<{ paymentId: string }>;
type Judged = Readonly<{ payment: Received; verdict: PaymentVerdict; at: Moments }>;

/** False: it is stored already, so what follows from it was done. */
async function storePayment(
  tx: Transaction,
  order: LockedOrder,
  { payment, verdict, at }: Judged,
): Promise<boolean> {
  const stored = await tx
    .insert(payments)
    .values({
      payment_id: payment.paymentId,
      order_id: order.id,
      session_id: payment.id,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      counts: verdict.kind === 'settles',
      paid_at: at.now,
    })
    .onConflictDoNothing()
    .returning({ id: payments.payment_id });
  return stored.length > 0;
}

type GivingBack = Readonly<{
  needs: QueueingStoreNeeds;
  payment: Received;
  reason: RefundReason;
  at: Moments;
}>;

async function giveBack(
  tx: Transaction,
  order: LockedOrder,
  { needs, payment, reason, at }: GivingBack,
): Promise<void> {
  if (order.status === 'awaiting-payment') await cancelOrder(tx, order.id, at.now);
  if (payment.amountCents === 0) return;
  const id = randomUUID();
  await tx.insert(refunds).values({
    id,
    payment_id: payment.paymentId,
    reason,
    amount_cents: payment.amountCents,
    status: 'due',
    idempotency_key: `refund-${id}`,
    created_at: at.now,
  });
  await needs.enqueueWithin(tx, ORDER_JOBS.makeRefund(id));
}
