import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { GiftEsim } from '#core/gifts/gift.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { esims } from '../schema/delivery.ts';
import { openedGifts, type gifts } from '../schema/gifts.ts';
import { orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';
import { isRefunded } from '../shares/shareable-esim.ts';

type GiftRow = typeof gifts.$inferSelect;

/** When its recipient first revealed it. Names the table of each column itself, see `isRefunded`. */
const OPENED_AT = sql<string | null>`(select min(s.revealed_at) from ${shares} s
  where s.esim_id = ${esims}.id and s.channel = 'gift')`;

/** The eSIMs of these gifts in the order of their units, by order. */
export async function readGiftEsims(
  db: Database | Transaction,
  all: readonly GiftRow[],
): Promise<ReadonlyMap<string, readonly GiftEsim[]>> {
  if (all.length === 0) return new Map();
  const rows = await db
    .select({
      esimId: esims.id,
      orderId: orderUnits.order_id,
      openedAt: OPENED_AT,
      isRefunded: isRefunded(),
      openedBy: openedGifts,
    })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .leftJoin(openedGifts, eq(openedGifts.esim_id, esims.id))
    .where(
      inArray(
        orderUnits.order_id,
        all.map(({ order_id }) => order_id),
      ),
    )
    .orderBy(asc(orderUnits.position));
  const byOrder = Map.groupBy(
    rows.filter(({ openedAt, isRefunded: isPaidBack }) => openedAt !== null || !isPaidBack),
    ({ orderId }) => orderId,
  );
  return new Map(
    all.map((gift) => [
      gift.order_id,
      (byOrder.get(gift.order_id) ?? []).map(({ esimId, openedAt, openedBy }) => ({
        id: esimId,
        openedAt: openedAt === null ? null : new Date(openedAt),
        ...recipientOf(openedBy ?? gift),
      })),
    ]),
  );
}

function recipientOf(row: Pick<GiftRow, 'recipient_email' | 'recipient_name' | 'message'>) {
  return {
    recipientEmail: row.recipient_email,
    recipientName: row.recipient_name,
    message: row.message,
  };
}

/** The eSIMs of an order that the recipient of its gift has opened, also after the record of the gift was deleted. */
export async function openedAsGift(db: Database, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ esimId: shares.esim_id })
    .from(shares)
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .where(and(eq(orderUnits.order_id, orderId), eq(shares.channel, 'gift'), isNotNull(shares.revealed_at)));
  return new Set(rows.map(({ esimId }) => esimId));
}
