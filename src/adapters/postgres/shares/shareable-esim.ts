import { sql, type SQL } from 'drizzle-orm';
import { esims, refunds } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';
import { withdrawals } from '../schema/withdrawals.ts';

/**
 * Money for this eSIM was refunded, or will be. Names the table of each column itself: among selected columns Drizzle leaves
 * table names out.
 */
export function isRefunded(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${refunds} r where r.unit_id = ${esims}.unit_id and r.status <> 'refused')`;
}

/** Its whole price was refunded, or will be. */
export function isWhollyRefunded(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${refunds} r join ${orderUnits} u on u.id = r.unit_id
    where u.id = ${esims}.unit_id and r.status <> 'refused' and r.amount_cents >= u.price_cents - u.discount_cents)`;
}

/** It was bought for someone else, and its buyer did not keep it. */
export function isGift(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${gifts} g join ${orderUnits} u on u.order_id = g.order_id
    where u.id = ${esims}.unit_id and (g.kept_at is null or exists (select 1 from ${shares} s
      where s.esim_id = ${esims}.id and s.channel = 'gift' and s.revealed_at is not null)))`;
}

/** `hasOpenWithdrawal` of core, for the eSIMs of a query. */
export function hasOpenWithdrawal(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${withdrawals} w join ${orderUnits} u on u.order_id = w.order_id
    where u.id = ${esims}.unit_id and w.status = 'open' and (w.positions = '{}' or u.position = any(w.positions)))`;
}

/** Somebody opened a link to it: it may be installed on another phone for good. */
export function hasOpenedLink(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${shares} s where s.esim_id = ${esims}.id and s.revealed_at is not null)`;
}

/** When somebody first opened a link to it. */
export function firstOpenedAt(): SQL<Date | null> {
  return sql<Date | null>`(select min(s.revealed_at) from ${shares} s where s.esim_id = ${esims}.id)`.mapWith(
    shares.revealed_at,
  );
}
