import { sql, type SQL } from 'drizzle-orm';
import { esims, refunds } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orderUnits } from '../schema/orders.ts';

/**
 * Money for this eSIM was refunded, or will be. Names the table of each column itself: among selected columns Drizzle leaves
 * table names out.
 */
export function isRefunded(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${refunds} r where r.unit_id = ${esims}.unit_id and r.status <> 'refused')`;
}

/** It was bought for someone else, and its buyer did not keep it. */
export function isGift(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${gifts} g join ${orderUnits} u on u.order_id = g.order_id
    where u.id = ${esims}.unit_id)`;
}
