import { sql } from 'drizzle-orm';
import { packageInventory, packages } from '../../schema/catalogue.ts';

/** The price in cents, as `packagePriceCents` in core decides. Needs both tables in the query. */
export const PRICE_CENTS = sql<number>`coalesce(nullif(${packageInventory.price_cents}, 0), (${packages.minimum_selling_price} * 100)::int)`;
/** Our cost in cents; null when it is not known. */
export const NET_CENTS = sql<number | null>`(${packages.net_price} * 100)::int`;
