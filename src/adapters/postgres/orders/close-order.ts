import { and, eq, ne, sql } from 'drizzle-orm';
import { decideClose, type OrderClosing } from '#core/orders/delivery/decide-close.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from '../connection/enqueue-within.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { announcing } from './order-events.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { findOwnerToNotify } from './topup-owner.ts';
import { releaseCoupon } from '../discounts/redeem-discount.ts';
import { refunds } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
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

/** Applies what core decides when a unit of a locked order is settled or refunded. */
export async function closeOrder(
  tx: Transaction,
  order: LockedOrder,
  { enqueueWithin, at }: Closing,
): Promise<void> {
  const units = await readOutcomes(tx, { orderId: order.id });
  const isGift = units[0]?.isGift ?? false;
  const outcomes = units.map(({ outcome }) => outcome);
  const isRefundOpen = outcomes.includes('undeliverable') && (await hasOpenRefund(tx, order.id));
  const closing = decideClose({
    status: order.status,
    outcomes,
    isRefundOpen,
    kind: units[0]?.kind ?? 'sim',
    isGift,
  });
  if (closing.status !== null)
    await changeStatus(tx, { orderId: order.id, from: order.status, to: closing.status });
  if (closing.releasesCoupon) await releaseCoupon(tx, order.id, 'used');
  if (closing.endsGift) await tx.delete(gifts).where(eq(gifts.order_id, order.id));
  await queueMails(tx, order, { ...closing, at, enqueueWithin });
}

async function queueMails(
  tx: Transaction,
  order: LockedOrder,
  { mails, at, enqueueWithin }: Closing & Pick<OrderClosing, 'mails'>,
): Promise<void> {
  for (const kind of mails) {
    const recipient = kind === 'topup-owner' ? await findOwnerToNotify(tx, order) : order.email;
    if (recipient !== null)
      await queueOrderMail(tx, { orderId: order.id, recipient, kind, at, enqueueWithin });
  }
}

/**
 * Also notifies those who watch the order: a statement of its own would cost as much again. Whether it is a gift is read
 * here and not with the lock: a statement that waits for a lock does not see what was deleted meanwhile.
 */
const readOutcomes = prepareStatement((db, value: Params<'orderId'>) =>
  db
    .select({
      kind: orderUnits.kind,
      outcome: orderUnits.outcome,
      isGift: sql<boolean>`exists (select 1 from ${gifts} g where g.order_id = ${orderUnits}.order_id)`,
      notified: announcing(orderUnits.order_id),
    })
    .from(orderUnits)
    .where(eq(orderUnits.order_id, value('orderId'))),
);

const changeStatus = prepareStatement((db, value: Params<'orderId' | 'from' | 'to'>) =>
  db
    .update(orders)
    .set({ status: value('to') })
    .where(and(eq(orders.id, value('orderId')), eq(orders.status, value('from')))),
);

async function hasOpenRefund(tx: Transaction, orderId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orderUnits, eq(orderUnits.id, refunds.unit_id))
    .where(and(eq(orderUnits.order_id, orderId), ne(refunds.status, 'done')))
    .limit(1);
  return open !== undefined;
}
