import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import { repeatsTopup } from '#core/topups/same-topup.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { orders, orderUnits } from '../schema/orders.ts';

/**
 * Whether the same top-up of the same eSIM was bought a moment ago. Until the transaction ends, another checkout of
 * this top-up waits here, so of two at once the second sees the first. This is the first lock of a checkout.
 */
export async function isSameTopupAgain(
  tx: Transaction,
  { topup, lines, idempotencyKey }: CheckoutRequest,
  now: Date,
): Promise<boolean> {
  const packageId = lines[0]?.packageId;
  if (topup === null || topup.isRepeatWanted || packageId === undefined) return false;
  const { iccid } = topup;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topup ${iccid} ${packageId}`}, 0))`);
  const same = await tx
    .select({ createdAt: orders.created_at, paidAt: orders.paid_at })
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
  return same.some(({ createdAt, paidAt }) => repeatsTopup(paidAt ?? createdAt, now));
}
