import { and, eq } from 'drizzle-orm';
import type { Transaction } from './connect-postgres.ts';
import { releaseStock } from './hold-stock.ts';
import { announceOrder } from './order-news.ts';
import { lockCouponOf, releaseCoupon } from './redeem-discount.ts';
import { checkoutSessions, orders } from './schema/orders.ts';

/** Ends an order that still awaits payment and gives back what it held. False: it does not await payment. */
export async function cancelOrder(tx: Transaction, orderId: string, at: Date): Promise<boolean> {
  await lockCouponOf(tx, orderId);
  const cancelled = await tx
    .update(orders)
    .set({ status: 'cancelled', cancelled_at: at })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'awaiting-payment')))
    .returning({ id: orders.id });
  if (cancelled.length === 0) return false;
  await tx
    .update(checkoutSessions)
    .set({ status: 'expired' })
    .where(and(eq(checkoutSessions.order_id, orderId), eq(checkoutSessions.status, 'open')));
  await releaseStock(tx, orderId);
  await releaseCoupon(tx, orderId);
  await announceOrder(tx, orderId);
  return true;
}
