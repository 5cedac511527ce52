import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../connection/connect-postgres.ts';
import { releaseStock } from './hold-stock.ts';
import { announceOrder } from './order-events.ts';
import { lockCouponOf, releaseCoupon } from '../discounts/redeem-discount.ts';
import { gifts } from '../schema/gifts.ts';
import { checkoutSessions, orders } from '../schema/orders.ts';

type Ending = Readonly<{
  at: Date;
  /**
   * True: the order's session may still be payable at the payment service. It stays open here and is polled.
   */
  isSessionKeptOpen?: boolean;
}>;

/**
 * Cancels an order that awaits payment and releases what it held. False: it does not await payment. Lock
 * order, as documented: the order, its session, its coupon, its stock.
 */
export async function cancelOrder(
  tx: Transaction,
  orderId: string,
  { at, isSessionKeptOpen = false }: Ending,
): Promise<boolean> {
  const cancelled = await tx
    .update(orders)
    .set({ status: 'cancelled', cancelled_at: at })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'awaiting-payment')))
    .returning({ id: orders.id });
  if (cancelled.length === 0) return false;
  if (!isSessionKeptOpen) await expireSessions(tx, orderId);
  await tx.delete(gifts).where(eq(gifts.order_id, orderId));
  await lockCouponOf(tx, orderId);
  await releaseStock(tx, orderId);
  await releaseCoupon(tx, orderId);
  await announceOrder(tx, orderId);
  return true;
}

/**
 * Locks the order and returns a session of it that is open and was not expired at the payment service yet. Opening a
 * session locks the order too, so none is opened between this look and the end of the transaction.
 */
export async function lockPayableSession(
  tx: Transaction,
  orderId: string,
  expiredSessionId: string | null,
): Promise<string | null> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (order?.status !== 'awaiting-payment') return null;
  const [payable] = await tx
    .select({ id: checkoutSessions.session_id })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.order_id, orderId),
        eq(checkoutSessions.status, 'open'),
        expiredSessionId === null ? undefined : ne(checkoutSessions.session_id, expiredSessionId),
      ),
    )
    .limit(1);
  return payable?.id ?? null;
}

async function expireSessions(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(checkoutSessions)
    .set({ status: 'expired' })
    .where(and(eq(checkoutSessions.order_id, orderId), eq(checkoutSessions.status, 'open')));
}
