import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { canBeGiven } from '#core/gifts/can-be-given.ts';
import { unopenedEsims } from '#core/gifts/gift.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import { ORDER_JOBS } from '#core/orders/order-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { esims, sentMails } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { addShare } from '../shares/add-share.ts';
import { isRefunded } from '../shares/shareable-esim.ts';
import { esimsOfRecipient } from './expired-gift-links.ts';
import { readGiftEsims } from './gift-esims.ts';

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

/** Another process may have been faster. */
async function releaseGift(tx: Transaction, needs: ReleaseNeeds, { orderId, now }: Release): Promise<void> {
  const gift = await lockGift(tx, orderId, isDue(now));
  if (gift === null) return;
  const useful = await lockEsims(tx, orderId, now);
  const given = (await readGiftEsims(tx, [gift])).get(orderId) ?? [];
  const unopened = new Set(unopenedEsims({ esims: given, keptAt: gift.kept_at }).map(({ id }) => id));
  await writeLinks(tx, needs, { gift, esimIds: useful.filter((id) => unopened.has(id)), now });
}

/** New links for the recipient, without the eSIMs that the owner took back or gave to somebody else. */
export function releaseAgain(needs: ReleaseNeeds, { orderId, now }: Release): Promise<void> {
  return needs.postgres.transaction(async (tx) => {
    const gift = await lockGift(tx, orderId, isNotNull(gifts.released_at));
    if (gift === null) return;
    const useful = await lockEsims(tx, orderId, now);
    const given = await esimsOfRecipient(tx, orderId);
    const esimIds = useful.filter((id) => given.has(id));
    if (esimIds.length === 0) return;
    await writeLinks(tx, needs, {
      gift: { ...gift, edition: gift.edition + 1, send_at: now },
      esimIds,
      now,
    });
  });
}

type Gift = typeof gifts.$inferSelect;

/** Locks the order, then its gift. */
async function lockGift(tx: Transaction, orderId: string, condition: SQL | undefined): Promise<Gift | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [gift] = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.order_id, orderId), condition))
    .for('update');
  return gift ?? null;
}

type Links = Readonly<{ gift: Gift; esimIds: readonly string[]; now: Date }>;

/** One link per eSIM and one mail with all of them, in one transaction. */
async function writeLinks(
  tx: Transaction,
  needs: ReleaseNeeds,
  { gift, esimIds, now }: Links,
): Promise<void> {
  const { order_id: orderId, language, edition, send_at } = gift;
  // The gift itself has its recipient.
  const share = { channel: 'gift', language, recipient: null, recipientName: null, at: now } as const;
  for (const esimId of esimIds) await addShare(tx, needs.shareSecrets, { esimId, ...share });
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
  await tx
    .update(gifts)
    .set({ edition, send_at, released_at: now, mail_id: mailId })
    .where(eq(gifts.order_id, orderId));
  if (mailId !== null) await needs.enqueueWithin(tx, ORDER_JOBS.sendMail(mailId));
}

/** Those that can be given. Locked in their order, so that two releases do not deadlock. */
async function lockEsims(tx: Transaction, orderId: string, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: esims.id, status: esims.status, expiresAt: esims.expires_at, isRefunded: isRefunded() })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .where(eq(orderUnits.order_id, orderId))
    .orderBy(esims.id)
    .for('no key update', { of: esims });
  const topups = await topupsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const usable = rows.filter((row) => {
    const expiresAt = row.expiresAt?.toISOString() ?? null;
    return canBeGiven({ ...row, expiresAt, waiting: topups.get(row.id) ?? [] }, now);
  });
  return usable.map(({ id }) => id);
}
