import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DELIVER_WITHIN_MS } from '#core/orders/delivery-store.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from './connect-postgres.ts';
import type { EnqueueWithin } from './enqueue-within.ts';
import { sellHeldStock } from './hold-stock.ts';
import { announceOrder } from './order-news.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { spendCoupon } from './redeem-discount.ts';
import { users } from './schema/accounts.ts';
import { orders, orderUnits } from './schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;
type Paying = Readonly<{ enqueueWithin: EnqueueWithin; at: Date }>;

/** Everything that follows from the money being here, for an order whose row is locked and awaits payment. */
export async function payOrder(
  tx: Transaction,
  order: OrderRow,
  { enqueueWithin, at }: Paying,
): Promise<void> {
  const userId = await accountFor(tx, order.email);
  await tx
    .update(orders)
    .set({ status: 'paid', paid_at: at, user_id: userId })
    .where(eq(orders.id, order.id));
  await sellHeldStock(tx, order.id);
  await spendCoupon(tx, order.id);
  const units = await tx
    .update(orderUnits)
    .set({ deliver_by: new Date(at.getTime() + DELIVER_WITHIN_MS) })
    .where(eq(orderUnits.order_id, order.id))
    .returning({ id: orderUnits.id });
  for (const { id } of units) await enqueueWithin(tx, ORDER_JOBS.fulfilUnit(id));
  await queueOrderMail(tx, {
    orderId: order.id,
    recipient: order.email,
    kind: 'welcome',
    at,
    enqueueWithin,
  });
  await announceOrder(tx, order.id);
}

/**
 * The buyer's account, opened unconfirmed when there is none: paying with an address proves nothing about its
 * mailbox, and nobody can sign in before that is proved.
 */
async function accountFor(tx: Transaction, email: string): Promise<string> {
  const [opened] = await tx
    .insert(users)
    .values({ id: randomUUID(), name: '', email })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (opened !== undefined) return opened.id;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error('An account that stood in the way is missing');
  return user.id;
}
