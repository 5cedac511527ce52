import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { esims } from '../schema/delivery.ts';
import { gifts, openedGifts } from '../schema/gifts.ts';
import { orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';

/**
 * The last link of its eSIM, of any channel, is one of the gift and not revoked, and the gift still has the recipient of
 * this eSIM. Anything else is a later decision of the owner, which the recipient must not undo.
 */
function isLastOfEsim(): SQL | undefined {
  return and(
    eq(shares.channel, 'gift'),
    isNull(shares.revoked_at),
    sql`not exists (select 1 from ${shares} later where later.esim_id = ${shares.esim_id}
      and later.id <> ${shares.id} and later.created_at >= ${shares.created_at})`,
    sql`not exists (select 1 from ${openedGifts} opened where opened.esim_id = ${shares.esim_id})`,
  );
}

/** The gift of an expired link. Revoked links offer nothing: they were sent to a wrong address, or taken back. */
export async function findExpiredGift(db: Database, secretHash: Buffer, now: Date) {
  const presented = alias(shares, 'presented');
  const [found] = await db
    .select({
      orderId: gifts.order_id,
      recipientEmail: gifts.recipient_email,
      lastEnds: shares.expires_at,
    })
    .from(presented)
    .innerJoin(shares, eq(shares.esim_id, presented.esim_id))
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(gifts, eq(gifts.order_id, orderUnits.order_id))
    .where(
      and(
        eq(presented.secret_hash, secretHash),
        eq(presented.channel, 'gift'),
        isNull(presented.revoked_at),
        lte(presented.expires_at, now),
        // While it waits for another day, nothing is sent.
        isNotNull(gifts.released_at),
        isLastOfEsim(),
      ),
    );
  if (found === undefined) return null;
  const { lastEnds, ...gift } = found;
  return { ...gift, hasNewer: lastEnds > now };
}

/** The eSIMs of an order that are still its recipient's. They must be locked, so that no link is added meanwhile. */
export async function esimsOfRecipient(tx: Transaction, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ esimId: shares.esim_id })
    .from(shares)
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .where(and(eq(orderUnits.order_id, orderId), isLastOfEsim()))
    .orderBy(shares.id)
    .for('update', { of: shares });
  return new Set(rows.map(({ esimId }) => esimId));
}
