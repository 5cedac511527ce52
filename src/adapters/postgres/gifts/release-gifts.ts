import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import type { LinkSecrets } from '#core/gifts/gift-store.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../orders/enqueue-within.ts';
import { esims, refunds, sentMails } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';

export type ReleaseNeeds = QueueingStoreNeeds & Readonly<{ linkSecrets: LinkSecrets }>;

const LINK_MS = 72 * 60 * 60 * 1_000;

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
  if (esimIds.length > 0) await tx.insert(shares).values(esimIds.map((id) => linkTo(id, needs, now)));
  const mailId = esimIds.length === 0 ? null : randomUUID();
  if (mailId !== null)
    await tx.insert(sentMails).values({
      id: mailId,
      kind: 'gift',
      subject: `${orderId} ${gift.edition}`,
      order_id: orderId,
      recipient: gift.recipient_email,
      message_id: `gift-${orderId}-${gift.edition}`,
      status: 'due',
      created_at: now,
    });
  await tx.update(gifts).set({ released_at: now, mail_id: mailId }).where(eq(gifts.order_id, orderId));
  if (mailId !== null) await needs.enqueueWithin(tx, ORDER_JOBS.sendMail(mailId));
}

/** Delivered and not refunded. */
async function giftedEsims(tx: Transaction, orderId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: esims.id })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .leftJoin(refunds, and(eq(refunds.unit_id, orderUnits.id), ne(refunds.status, 'refused')))
    .where(and(eq(orderUnits.order_id, orderId), isNull(refunds.id)))
    .orderBy(orderUnits.position);
  return rows.map(({ id }) => id);
}

function linkTo(esimId: string, { linkSecrets }: ReleaseNeeds, now: Date) {
  const id = randomUUID();
  return {
    id,
    esim_id: esimId,
    secret_hash: linkSecrets.hashOf(linkSecrets.secretOf(id)),
    channel: 'gift' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MS),
  };
}
