import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import {
  stockShortage,
  wantedQuantities,
  type WantedLine,
} from '#core/orders/checkout/check-availability.ts';
import type { Unavailable } from '#core/orders/checkout/check-availability.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { inGroups, isOneOf, type IdParams } from '../connection/in-groups.ts';
import { prepareStatement, type Queryable } from '../connection/prepared-statement.ts';
import { packageInventory } from '../schema/catalogue.ts';
import { stockHolds } from '../schema/orders.ts';

/**
 * Holds stock for an order. Rows are always locked in the order of their ids, so that two carts with the same
 * packages wait for each other instead of deadlocking. Null: all of it is held.
 */
export async function holdStock(
  tx: Transaction,
  orderId: string,
  lines: readonly WantedLine[],
): Promise<Unavailable | null> {
  const wanted = wantedQuantities(lines);
  const limited = await inGroups(wanted.keys(), (ids) => lockLimited(tx, ids));
  for (const { packageId, available } of limited) {
    const quantity = wanted.get(packageId) ?? 0;
    const availableStock = available ?? 0;
    const shortage = stockShortage(availableStock, quantity);
    if (shortage !== null) return shortage;
    await tx
      .update(packageInventory)
      .set({ available_stock: availableStock - quantity })
      .where(eq(packageInventory.package_id, packageId));
    await tx.insert(stockHolds).values({ order_id: orderId, package_id: packageId, quantity, state: 'held' });
  }
  return null;
}

const lockLimited = prepareStatement((db, value: IdParams) =>
  db
    .select({ packageId: packageInventory.package_id, available: packageInventory.available_stock })
    .from(packageInventory)
    .where(and(isOneOf(packageInventory.package_id, value), isNotNull(packageInventory.available_stock)))
    .orderBy(asc(packageInventory.package_id))
    .for('update'),
);

/** Releases held stock, once. */
export async function releaseStock(tx: Transaction, orderId: string): Promise<void> {
  const released = await tx
    .update(stockHolds)
    .set({ state: 'released' })
    .where(and(eq(stockHolds.order_id, orderId), eq(stockHolds.state, 'held')))
    .returning();
  for (const { package_id, quantity } of released.sort((a, b) => (a.package_id < b.package_id ? -1 : 1))) {
    // The owner may have removed the stock limit meanwhile; then there is no number to increase.
    await tx
      .update(packageInventory)
      .set({ available_stock: sql`${packageInventory.available_stock} + ${quantity}` })
      .where(and(eq(packageInventory.package_id, package_id), isNotNull(packageInventory.available_stock)));
  }
}

/** Part of the statement that marks an order as paid. */
export function sellHeldStock(db: Queryable, orderId: SQL) {
  return db
    .update(stockHolds)
    .set({ state: 'sold' })
    .where(and(eq(stockHolds.order_id, orderId), eq(stockHolds.state, 'held')))
    .returning({ package_id: stockHolds.package_id });
}
