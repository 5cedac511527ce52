import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import { judgeSameTopups, type SameTopupVerdict } from '#core/topups/same-topup.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { orders, orderUnits } from '../schema/orders.ts';

/**
 * What the same top-ups of the same eSIM mean for this checkout. `paidOrders` are paid but not recorded yet. Until the transaction ends, another checkout of
 * this top-up waits here, so of two at once the second sees the first. This is the first lock of a checkout.
 */
export async function findSameTopups(
  tx: Transaction,
  { topup, lines, idempotencyKey, email }: CheckoutRequest,
  { now, paidOrders }: Readonly<{ now: Date; paidOrders: readonly string[] }>,
): Promise<SameTopupVerdict> {
  const packageId = lines[0]?.packageId;
  if (topup === null || topup.isRepeatWanted || packageId === undefined) return { kind: 'none' };
  const { iccid } = topup;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topup ${iccid} ${packageId}`}, 0))`);
  const same = await tx
    .select({
      orderId: orders.id,
      email: orders.email,
      createdAt: orders.created_at,
      paidAt: orders.paid_at,
    })
    .from(orderUnits)
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .where(
      and(
        eq(orderUnits.target_iccid, iccid),
        eq(orderUnits.package_id, packageId),
        inArray(orders.status, ['awaiting-payment', 'paid', 'fulfilled']),
        // Pressed twice at the same moment is one purchase; the second gets the order of the first.
        ne(orders.idempotency_key, idempotencyKey),
      ),
    );
  const known = same.map((one) => (paidOrders.includes(one.orderId) ? { ...one, paidAt: now } : one));
  return judgeSameTopups(known, { email, now });
}
