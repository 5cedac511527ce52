import { eq } from 'drizzle-orm';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { checkoutSessions, orders } from '../schema/orders.ts';

/**
 * Stores where an order is paid. False: the order was cancelled meanwhile. The session is stored anyway, so
 * that it is polled until it is expired at the payment service too.
 */
export async function rememberSession(
  tx: Transaction,
  orderId: string,
  session: Readonly<{ id: string; url: string | null; amountCents: number; at: Date }>,
): Promise<boolean> {
  const [order] = await lockOrder(tx, { orderId });
  if (order === undefined || session.url === null) return false;
  const { id, url, amountCents, at } = session;
  await writeSession(tx, { id, orderId, amountCents, url, expiresAt: order.payUntil, at });
  return order.status === 'awaiting-payment';
}

const lockOrder = prepareStatement((db, value: Params<'orderId'>) =>
  db
    .select({ status: orders.status, payUntil: orders.pay_until })
    .from(orders)
    .where(eq(orders.id, value('orderId')))
    .for('update'),
);

type SessionParams = Params<'id' | 'orderId' | 'amountCents' | 'url' | 'expiresAt' | 'at'>;
const writeSession = prepareStatement((db, value: SessionParams) =>
  db
    .insert(checkoutSessions)
    .values({
      session_id: value('id'),
      order_id: value('orderId'),
      status: 'open',
      amount_cents: value('amountCents'),
      url: value('url'),
      expires_at: value('expiresAt'),
      asked_at: value('at'),
    })
    .onConflictDoNothing({ target: checkoutSessions.session_id }),
);
