import { sql, type SQL } from 'drizzle-orm';
import { esims } from '../schema/delivery.ts';
import { orders, orderUnits } from '../schema/orders.ts';

/** The eSIM belongs to an order of this customer. Nobody else may read or change it. */
export function isOwnedBy(userId: string): SQL {
  return sql`exists (select 1 from ${orderUnits} join ${orders} on ${orders.id} = ${orderUnits.order_id}
    where ${orderUnits.id} = ${esims.unit_id} and ${orders.user_id} = ${userId})`;
}
