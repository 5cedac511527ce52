import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from './enqueue-within.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { announcing } from './order-events.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { releaseCoupon } from '../discounts/redeem-discount.ts';
import { refunds } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';

type LockedOrder = Pick<typeof orders.$inferSelect, 'id' | 'email' | 'status'>;
type Closing = Readonly<{ enqueueWithin: EnqueueWithin; at: Date }>;

/** Units of one order are settled one after the other: two that settle at once would deadlock. */
export async function lockOrderOf(tx: Transaction, unitId: string): Promise<LockedOrder | null> {
  const [order] = await lockOrder(tx, { unitId });
  return order ?? null;
}

const lockOrder = prepareStatement((db, value: Params<'unitId'>) =>
  db
    .select({ id: orders.id, email: orders.email, status: orders.status })
    .from(orders)
    .innerJoin(orderUnits, eq(orderUnits.order_id, orders.id))
    .where(eq(orderUnits.id, value('unitId')))
    .for('update', { of: orders }),
);

/** When every unit of an order is settled, updates the order's status and queues the mails to the customer. */
export async function closeOrder(
  tx: Transaction,
  order: LockedOrder,
  { enqueueWithin, at }: Closing,
): Promise<void> {
  const outcomes = await readOutcomes(tx, { orderId: order.id });
  if (outcomes.some(({ outcome }) => outcome === null)) return;
  const mail = { orderId: order.id, recipient: order.email, at, enqueueWithin };
  const isAnyDelivered = outcomes.some(({ outcome }) => outcome === 'delivered');
  if (isAnyDelivered) {
    if (order.status === 'paid') await move(tx, order, 'fulfilled');
    await queueOrderMail(tx, { ...mail, kind: 'order' });
  }
  const isAnyMissing = outcomes.some(({ outcome }) => outcome === 'undeliverable');
  if (!isAnyMissing || (await isRefundPending(tx, order.id))) return;
  if (!isAnyDelivered && order.status === 'paid') {
    await move(tx, order, 'refunded');
    // A failure of the shop must not use up the customer's code.
    await releaseCoupon(tx, order.id, 'used');
  }
  await queueOrderMail(tx, { ...mail, kind: 'refund' });
}

/** The same statement also notifies the listeners of the order. */
const readOutcomes = prepareStatement((db, value: Params<'orderId'>) =>
  db
    .select({ outcome: orderUnits.outcome, notified: announcing(orderUnits.order_id) })
    .from(orderUnits)
    .where(eq(orderUnits.order_id, value('orderId'))),
);

async function move(
  tx: Transaction,
  { id: orderId, status: from }: LockedOrder,
  to: 'fulfilled' | 'refunded',
): Promise<void> {
  await changeStatus(tx, { orderId, from, to });
}

const changeStatus = prepareStatement((db, value: Params<'orderId' | 'from' | 'to'>) =>
  db
    .update(orders)
    .set({ status: value('to') })
    .where(and(eq(orders.id, value('orderId')), eq(orders.status, value('from')))),
);

async function isRefundPending(tx: Transaction, orderId: string): Promise<boolean> {
  const [pending] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orderUnits, eq(orderUnits.id, refunds.unit_id))
    .where(and(eq(orderUnits.order_id, orderId), ne(refunds.status, 'done')))
    .limit(1);
  return pending !== undefined;
}
