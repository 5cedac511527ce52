import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import { canBeShared } from '#core/shares/share.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../orders/enqueue-within.ts';
import { esims, sentMails } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { addShare } from '../shares/add-share.ts';
import { isRefunded } from '../shares/shareable-esim.ts';

export type ReleaseNeeds = QueueingStoreNeeds & Readonly<{ shareSecrets: ShareSecrets }>;

/** Writes links and mail of the gifts whose time has come. May be repeated and may overlap. */
export async function releaseGifts(needs: ReleaseNeeds, now: Date, most: number): Promise<number> {
  const due = await needs.postgres.db
    .select({ orderId: gifts.order_id })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.order_id))
    .where(and(isDue(now), eq(orders.status, 'fulfilled')))
    .orderBy(gifts.send_at)
    .limit(most);
  for (const { orderId } of due)
    await needs.postgres.transaction((tx) => releaseGift(tx, needs, { orderId, now }));
  return due.length;
}

function isDue(now: Date) {
  return and(isNull(gifts.released_at), lte(gifts.send_at, now));
}

type Release = Readonly<{ orderId: string; now: Date }>;

/** One link per eSIM and one mail with all of them, in one transaction. Another process may have been faster. */
async function releaseGift(tx: Transaction, needs: ReleaseNeeds, { orderId, now }: Release): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [gift] = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.order_id, orderId), isDue(now)))
    .for('update');
  if (gift === undefined) return;
  const esimIds = await giftedEsims(tx, orderId);
  const { language, edition } = gift;
  for (const esimId of esimIds)
    await addShare(tx, needs.shareSecrets, { esimId, channel: 'gift', language, recipient: null, at: now });
  const mailId = esimIds.length === 0 ? null : randomUUID();
  if (mailId !== null)
    await tx.insert(sentMails).values({
      id: mailId,
      kind: 'gift',
      subject: `${orderId} ${edition}`,
      order_id: orderId,
      recipient: gift.recipient_email,
      message_id: `gift-${orderId}-${edition}`,
      status: 'due',
      created_at: now,
    });
  await tx.update(gifts).set({ released_at: now, mail_id: mailId }).where(eq(gifts.order_id, orderId));
  if (mailId !== null) await needs.enqueueWithin(tx, ORDER_JOBS.sendMail(mailId));
}

/** Delivered, not refunded, and still of use. Sorted, because each is locked. */
async function giftedEsims(tx: Transaction, orderId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: esims.id, status: esims.status, isRefunded: isRefunded() })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .where(eq(orderUnits.order_id, orderId))
    .orderBy(esims.id);
  return rows.filter(canBeShared).map(({ id }) => id);
}
