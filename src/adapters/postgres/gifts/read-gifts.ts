import { eq, inArray } from 'drizzle-orm';
import type { Gift, GiftEsim } from '#core/gifts/gift.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { sentMails } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { readGiftEsims } from './gift-esims.ts';

/** The gifts of these orders, by order. */
export async function readGifts(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Gift>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ gift: gifts, mailStatus: sentMails.status, sentAt: sentMails.sent_at })
    .from(gifts)
    .leftJoin(sentMails, eq(sentMails.id, gifts.mail_id))
    .where(inArray(gifts.order_id, [...new Set(orderIds)]));
  const esims = await readGiftEsims(
    db,
    rows.map(({ gift }) => gift),
  );
  return new Map(rows.map((row) => [row.gift.order_id, toGift(row, esims.get(row.gift.order_id) ?? [])]));
}

type Row = Pick<Gift, 'sentAt' | 'mailStatus'> & Readonly<{ gift: typeof gifts.$inferSelect }>;

function toGift({ gift, mailStatus, sentAt }: Row, esims: readonly GiftEsim[]): Gift {
  return {
    orderId: gift.order_id,
    recipientEmail: gift.recipient_email,
    recipientName: gift.recipient_name,
    giverName: gift.giver_name,
    message: gift.message,
    language: gift.language,
    sendAt: gift.send_at,
    timeZone: gift.time_zone,
    releasedAt: gift.released_at,
    mailStatus,
    sentAt,
    keptAt: gift.kept_at,
    esims,
  };
}
