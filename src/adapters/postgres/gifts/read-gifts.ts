import { eq, inArray, sql } from 'drizzle-orm';
import type { Gift } from '#core/gifts/gift.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { esims, sentMails } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';

/** When the recipient first revealed an eSIM of the order. */
const OPENED_AT = sql<string | null>`(select min(${shares.revealed_at}) from ${shares}
  join ${esims} on ${esims.id} = ${shares.esim_id} join ${orderUnits} on ${orderUnits.id} = ${esims.unit_id}
  where ${orderUnits.order_id} = ${gifts.order_id} and ${shares.channel} = 'gift')`;

/** The gifts of these orders, by order. */
export async function readGifts(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Gift>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ gift: gifts, mailStatus: sentMails.status, sentAt: sentMails.sent_at, openedAt: OPENED_AT })
    .from(gifts)
    .leftJoin(sentMails, eq(sentMails.id, gifts.mail_id))
    .where(inArray(gifts.order_id, [...new Set(orderIds)]));
  return new Map(
    rows.map(({ gift, mailStatus, sentAt, openedAt }) => [
      gift.order_id,
      {
        orderId: gift.order_id,
        recipientEmail: gift.recipient_email,
        recipientName: gift.recipient_name,
        message: gift.message,
        language: gift.language,
        sendAt: gift.send_at,
        timeZone: gift.time_zone,
        releasedAt: gift.released_at,
        mailStatus,
        sentAt,
        openedAt: openedAt === null ? null : new Date(openedAt),
      },
    ]),
  );
}
