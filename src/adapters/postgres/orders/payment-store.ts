import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import { judgePayment, type PaymentVerdict } from '#core/payments/judge-payment.ts';
import type { PaymentSession } from '#core/payments/payment-gateway.ts';
import type { PaidSession, PaymentStore } from '#core/payments/payment-store.ts';
import { namesAnOrder } from '#core/reconciliation/compare-payments.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { markNoticesHandled } from './notice-inbox.ts';
import { payOrder } from './pay-order.ts';
import { refunds } from '../schema/delivery.ts';
import { checkoutSessions, orders, payments } from '../schema/orders.ts';

type Moments = Parameters<PaymentStore['recordPaid']>[1];
type LockedOrder = Pick<typeof orders.$inferSelect, 'id' | 'email' | 'status' | 'total_cents' | 'currency'>;

export function createPaymentStore(needs: QueueingStoreNeeds): PaymentStore {
  const { db, transaction } = needs.postgres;
  return {
    async findSession(sessionId) {
      const [known] = await findSession(db, { sessionId });
      if (known === undefined) return null;
      const { status, ...session } = known;
      return { ...session, isOrderCancelled: status === 'cancelled' };
    },
    recordPaid: (session, at) => transaction((tx) => recordPaid(tx, needs, { session, at })),
    recordUnpaid: (sessionId, status, at) =>
      transaction(async (tx) => {
        await markNoticesHandled(tx, sessionId, at);
        const [order] = await lockOrder(tx, { sessionId, named: null });
        await closeSession(tx, { sessionId, status });
        if (order !== undefined) await cancelOrder(tx, order.id, { at: at.now });
      }),
    recordOpen: (sessionId, at) =>
      transaction(async (tx) => {
        await markNoticesHandled(tx, sessionId, at);
        await tx
          .update(checkoutSessions)
          .set({ asked_at: at.now })
          .where(eq(checkoutSessions.session_id, sessionId));
      }),
    recordForeign: (sessionId, at) => transaction((tx) => markNoticesHandled(tx, sessionId, at)),
  };
}

const findSession = prepareStatement((db, value: Params<'sessionId'>) =>
  db
    .select({ orderId: orders.id, status: orders.status, payUntil: orders.pay_until })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.order_id))
    .where(eq(checkoutSessions.session_id, value('sessionId'))),
);

const closeSession = prepareStatement((db, value: Params<'sessionId' | 'status'>) =>
  db
    .update(checkoutSessions)
    .set({ status: value('status') })
    .where(eq(checkoutSessions.session_id, value('sessionId'))),
);

type Paid = Readonly<{ session: PaidSession; at: Moments }>;

async function recordPaid(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { session, at }: Paid,
): Promise<PaymentVerdict | null> {
  await markNoticesHandled(tx, session.id, at);
  const order = await lockOrderBehind(tx, session);
  if (order === null) return null;
  await closeSession(tx, { sessionId: session.id, status: 'complete' });
  // A session with nothing to pay has no payment id of its own.
  const payment = { ...session, paymentId: session.paymentId ?? session.id };
  const verdict = judgePayment(await settlementOf(tx, order), payment);
  if (verdict.kind === 'known' || !(await storePayment(tx, order, { payment, verdict, at })))
    return { kind: 'known' };
  if (verdict.kind === 'settles') await payOrder(tx, order, { ...needs, at: at.now });
  else await refundPayment(tx, order, { needs, paymentId: payment.paymentId, verdict, at });
  return verdict;
}

/**
 * The order we created the session for. If we crashed before storing the session, the order that the session
 * names.
 */
async function lockOrderBehind(tx: Transaction, session: PaymentSession): Promise<LockedOrder | null> {
  const named = namesAnOrder(session.orderId) ? session.orderId : null;
  const [order] = await lockOrder(tx, { sessionId: session.id, named });
  return order ?? null;
}

const lockOrder = prepareStatement((db, value: Params<'sessionId' | 'named'>) => {
  const madeFor = db
    .select({ id: checkoutSessions.order_id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.session_id, value('sessionId')));
  return db
    .select({
      id: orders.id,
      email: orders.email,
      status: orders.status,
      total_cents: orders.total_cents,
      currency: orders.currency,
    })
    .from(orders)
    .where(eq(orders.id, sql`coalesce(${madeFor}, ${value('named')}::uuid)`))
    .for('update');
});

async function settlementOf(tx: Transaction, order: LockedOrder) {
  const [settled] = await findSettlement(tx, { orderId: order.id });
  return {
    orderId: order.id,
    status: order.status,
    totalCents: order.total_cents,
    currency: order.currency,
    settledBy: settled?.paymentId ?? null,
  };
}

const findSettlement = prepareStatement((db, value: Params<'orderId'>) =>
  db
    .select({ paymentId: payments.payment_id })
    .from(payments)
    .where(and(eq(payments.order_id, value('orderId')), payments.counts)),
);

type Received = PaidSession & Readonly<{ paymentId: string }>;
type Judged = Readonly<{ payment: Received; verdict: PaymentVerdict; at: Moments }>;

/** False: it is already stored, so its consequences were handled too. */
async function storePayment(
  tx: Transaction,
  order: LockedOrder,
  { payment, verdict, at }: Judged,
): Promise<boolean> {
  const stored = await insertPayment(tx, {
    paymentId: payment.paymentId,
    orderId: order.id,
    sessionId: payment.id,
    amountCents: payment.amountCents,
    currency: payment.currency,
    counts: verdict.kind === 'settles',
    // The service's own time: recorded again after a restore from a backup, it is still the same.
    paidAt: payment.paidAt ?? at.now,
  });
  return stored.length > 0;
}

type PaymentParams = Params<
  'paymentId' | 'orderId' | 'sessionId' | 'amountCents' | 'currency' | 'counts' | 'paidAt'
>;
const insertPayment = prepareStatement((db, value: PaymentParams) =>
  db
    .insert(payments)
    .values({
      payment_id: value('paymentId'),
      order_id: value('orderId'),
      session_id: value('sessionId'),
      amount_cents: value('amountCents'),
      currency: value('currency'),
      counts: value('counts'),
      paid_at: value('paidAt'),
    })
    .onConflictDoNothing()
    .returning({ id: payments.payment_id }),
);

type PaymentRefund = Readonly<{
  needs: QueueingStoreNeeds;
  paymentId: string;
  verdict: Extract<PaymentVerdict, { kind: 'refund' }>;
  at: Moments;
}>;

async function refundPayment(
  tx: Transaction,
  order: LockedOrder,
  { needs, paymentId, verdict, at }: PaymentRefund,
): Promise<void> {
  if (verdict.cancelsOrder) {
    await cancelOrder(tx, order.id, { at: at.now, isSessionKeptOpen: true });
    await queueOpenSessions(tx, needs, order.id);
  }
  if (verdict.amountCents === 0) return;
  const id = randomUUID();
  await tx.insert(refunds).values({
    id,
    payment_id: paymentId,
    reason: verdict.reason,
    amount_cents: verdict.amountCents,
    status: 'due',
    idempotency_key: `refund-${paymentId}`,
    created_at: at.now,
  });
  await needs.enqueueWithin(tx, ORDER_JOBS.makeRefund(id));
}

/** The order can no longer be paid, but its session still can: the job expires it at the payment service. */
async function queueOpenSessions(tx: Transaction, needs: QueueingStoreNeeds, orderId: string): Promise<void> {
  const open = await tx
    .select({ id: checkoutSessions.session_id })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.order_id, orderId), eq(checkoutSessions.status, 'open')));
  for (const { id } of open) await needs.enqueueWithin(tx, ORDER_JOBS.settlePayment(id));
}
