import { and, desc, eq } from 'drizzle-orm';
import type { BillingDetails } from '#core/orders/history/billing-details.ts';
import type { BillingChange } from '#core/orders/history/order-record.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { billingDetails } from '../schema/invoices.ts';
import { orders } from '../schema/orders.ts';

/** Null: nothing was added. */
export async function readBilling(db: Database, orderId: string): Promise<BillingDetails | null> {
  const [found] = await db.select().from(billingDetails).where(eq(billingDetails.order_id, orderId));
  return found === undefined ? null : toDetails(found);
}

export async function readLastBilling(db: Database, userId: string): Promise<BillingDetails | null> {
  const [found] = await db
    .select({ billing: billingDetails })
    .from(billingDetails)
    .innerJoin(orders, eq(orders.id, billingDetails.order_id))
    .where(eq(orders.user_id, userId))
    .orderBy(desc(billingDetails.changed_at))
    .limit(1);
  return found === undefined ? null : toDetails(found.billing);
}

function toDetails(row: typeof billingDetails.$inferSelect): BillingDetails {
  const { name, address, country, tax_number: taxNumber } = row;
  return { name, address, country, taxNumber };
}

/** The lock on the order lets a change and the deletion of the account take turns: after the deletion nothing is stored. */
export async function saveBillingWithin(tx: Transaction, change: BillingChange): Promise<boolean> {
  const { orderId, userId, details, at } = change;
  const [owned] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.user_id, userId)))
    .for('update');
  if (owned === undefined) return false;
  const { taxNumber, ...rest } = details;
  const columns = { ...rest, tax_number: taxNumber, changed_at: at };
  await tx
    .insert(billingDetails)
    .values({ order_id: orderId, ...columns })
    .onConflictDoUpdate({ target: billingDetails.order_id, set: columns });
  return true;
}
