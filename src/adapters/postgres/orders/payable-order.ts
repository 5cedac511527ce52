import { asc, desc, eq } from 'drizzle-orm';
import type { PayableOrder } from '#core/orders/checkout/checkout-store.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import { checkoutSessions, orders, orderUnits } from '../schema/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * What is requested from the payment service. Built from the stored order, so a repetition sends exactly the
 * same request.
 */
export async function readPayable(tx: Transaction, order: OrderRow): Promise<PayableOrder> {
  const units = await tx
    .select({ packageId: orderUnits.package_id, unitCents: orderUnits.price_cents, described: DESCRIBED })
    .from(orderUnits)
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(orderUnits.order_id, order.id))
    .orderBy(asc(orderUnits.position));
  const [session] = await tx
    .select({ id: checkoutSessions.session_id, url: checkoutSessions.url })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.order_id, order.id))
    .orderBy(desc(checkoutSessions.expires_at))
    .limit(1);
  return payableOf(order, units, session ?? null);
}

type Line = Readonly<{ packageId: string; unitCents: number; described: Offer['described'] }>;

/** `units` in their stored order. */
export function payableOf(
  order: OrderRow,
  units: readonly Line[],
  session: PayableOrder['session'],
): PayableOrder {
  const byPackage = Map.groupBy(units, ({ packageId }) => packageId);
  const lines = [...byPackage.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ described: first.described, unitCents: first.unitCents, quantity: same.length }];
  });
  return {
    id: order.id,
    email: order.email,
    language: order.language,
    lines,
    discountCents: order.discount_cents,
    payUntil: order.pay_until,
    session,
  };
}
