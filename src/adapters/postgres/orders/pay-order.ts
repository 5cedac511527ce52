import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decidePayment } from '#core/orders/delivery/decide-payment.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from '../connection/enqueue-within.ts';
import { sellHeldStock } from './hold-stock.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { announcing } from './order-events.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { spendCoupon } from '../discounts/redeem-discount.ts';
import { users } from '../schema/accounts.ts';
import { orders, orderUnits } from '../schema/orders.ts';

type UnpaidOrder = Pick<typeof orders.$inferSelect, 'id' | 'email'>;
type Paying = Readonly<{ enqueueWithin: EnqueueWithin; at: Date }>;

/** Everything that follows from a payment, for an order whose row is locked and awaits payment. */
export async function payOrder(
  tx: Transaction,
  { id: orderId, email }: UnpaidOrder,
  { enqueueWithin, at }: Paying,
): Promise<void> {
  const userId = await accountFor(tx, email);
  const { deliverBy, mails } = decidePayment(at);
  const units = await markPaid(tx, { orderId, userId, at, deliverBy });
  for (const { id } of units) await enqueueWithin(tx, ORDER_JOBS.fulfilUnit(id));
  for (const kind of mails) await queueOrderMail(tx, { orderId, recipient: email, kind, at, enqueueWithin });
}

/** One statement for the order, its holds, its units and the notification: each alone would cost as much. */
const markPaid = prepareStatement((db, value: Params<'orderId' | 'userId' | 'at' | 'deliverBy'>) => {
  const orderId = value('orderId');
  const paid = db.$with('paid').as(
    db
      .update(orders)
      .set({ status: 'paid', paid_at: value('at'), user_id: value('userId') })
      .where(eq(orders.id, orderId))
      .returning({ notified: announcing(orders.id).as('notified') }),
  );
  const sold = db.$with('sold').as(sellHeldStock(db, orderId));
  const spent = db.$with('spent').as(spendCoupon(db, orderId));
  return db
    .with(paid, sold, spent)
    .update(orderUnits)
    .set({ deliver_by: value('deliverBy') })
    .where(eq(orderUnits.order_id, orderId))
    .returning({ id: orderUnits.id });
});

/**
 * The buyer's account, created unconfirmed when there is none: paying with an address does not prove its
 * mailbox, and sign-in needs that proof.
 */
async function accountFor(tx: Transaction, email: string): Promise<string> {
  const [opened] = await openAccount(tx, { id: randomUUID(), email });
  if (opened !== undefined) return opened.id;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error('The account that caused the conflict does not exist');
  return user.id;
}

const openAccount = prepareStatement((db, value: Params<'id' | 'email'>) =>
  db
    .insert(users)
    .values({ id: value('id'), name: '', email: value('email') })
    .onConflictDoNothing()
    .returning({ id: users.id }),
);
