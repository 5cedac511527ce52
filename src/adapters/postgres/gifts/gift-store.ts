import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { decideGiftCancel, type GiftCancelling } from '#core/gifts/decide-gift-cancel.ts';
import type { GiftChange, GiftStore } from '#core/gifts/gift-store.ts';
import { daysLeftToInstall, giftSendAt } from '#core/gifts/gift-day.ts';
import { giftOpenedAt, openedEsims, type GiftEsim, type GiftDetails } from '#core/gifts/gift.ts';
import type { OrderMailKind } from '#core/orders/mail/order-mail-kinds.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { queueOrderMail } from '../orders/queue-order-mail.ts';
import { packages } from '../schema/catalogue.ts';
import { esims, sentMails } from '../schema/delivery.ts';
import { gifts, openedGifts } from '../schema/gifts.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';
import { findExpiredGift } from './expired-gift-links.ts';
import { readGiftEsims } from './gift-esims.ts';
import { readGifts } from './read-gifts.ts';
import { releaseAgain, type ReleaseNeeds } from './release-gifts.ts';

type Order = typeof orders.$inferSelect;
type GiftRow = typeof gifts.$inferSelect;
/** What a change writes into the gift, or why it is refused. */
type Decide = (tx: Transaction, order: Order) => Promise<Partial<typeof gifts.$inferInsert> | 'day-too-late'>;

export function createGiftStore(needs: ReleaseNeeds): GiftStore {
  const { postgres, enqueueWithin, shareSecrets } = needs;
  const { db } = postgres;

  const change = (orderId: string, now: Date, decide: Decide): Promise<GiftChange> =>
    postgres.transaction(async (tx) => {
      const locked = await lockPaidGift(tx, orderId);
      if (locked === null) return 'not-found';
      const changed = await decide(tx, locked.order);
      if (changed === 'day-too-late') return 'day-too-late';
      const opened = await endLinks(tx, locked.gift, now);
      if (opened === 'all-opened') return 'opened';
      const { recipient_email: next = locked.gift.recipient_email } = changed;
      if (next !== locked.gift.recipient_email) await keepRecipient(tx, locked.gift, opened);
      await tx
        .update(gifts)
        .set({ ...changed, ...NEXT_EDITION })
        .where(eq(gifts.order_id, orderId));
      return 'changed';
    });

  return {
    async find(orderId) {
      const [order] = await db.select().from(orders).where(isPaidGift(orderId));
      const gift = (await readGifts(db, [orderId])).get(orderId);
      if (order === undefined || gift === undefined) return null;
      return { gift, userId: order.user_id, browserTokenHash: order.browser_token_hash };
    },
    change: (orderId, details, now) =>
      change(orderId, now, async (tx, order) => {
        const sendAt = giftSendAt(details, { now, installWithinDays: await daysToInstall(tx, order, now) });
        return sendAt === null ? 'day-too-late' : { ...columnsOf(details), send_at: sendAt };
      }),
    sendNow: (orderId, now) => change(orderId, now, () => Promise.resolve({ send_at: now })),
    cancel: (orderId, now) =>
      postgres.transaction(async (tx) => {
        const locked = await lockPaidGift(tx, orderId);
        if (locked === null) return 'not-found';
        const opened = await endLinks(tx, locked.gift, now);
        if (opened === 'all-opened') return 'opened';
        const { order } = locked;
        const decided = decideGiftCancel({ orderStatus: order.status, openedCount: opened.length });
        await endGift(tx, locked.gift, { becomes: decided.gift, now });
        for (const kind of decided.stops) await stopMail(tx, orderId, kind);
        for (const kind of decided.mails)
          await queueOrderMail(tx, { orderId, recipient: order.email, kind, at: now, enqueueWithin });
        return 'changed';
      }),
    findExpiredLink: (secret, now) => findExpiredGift(db, Buffer.from(shareSecrets.hashOf(secret)), now),
    sendNewLinks: (orderId, now) => releaseAgain(needs, { orderId, now }),
  };
}

/** The next mail is another one, so it has its own Message-ID; one that was never written keeps its number. */
const NEXT_EDITION = {
  edition: sql`${gifts.edition} + case when ${gifts.released_at} is null then 0 else 1 end`,
  released_at: null,
  mail_id: null,
};

export function columnsOf(details: GiftDetails) {
  return {
    recipient_email: details.recipientEmail,
    recipient_name: details.recipientName,
    giver_name: details.giverName,
    message: details.message,
    language: details.language,
    time_zone: details.timeZone,
  };
}

function isPaidGift(orderId: string) {
  return and(eq(orders.id, orderId), isNotNull(orders.paid_at));
}

/** Locks the order, then its gift. Null: there is no such gift. */
async function lockPaidGift(
  tx: Transaction,
  orderId: string,
): Promise<Readonly<{ order: Order; gift: GiftRow }> | null> {
  const [order] = await tx.select().from(orders).where(isPaidGift(orderId)).for('update');
  const [gift] = await tx.select().from(gifts).where(eq(gifts.order_id, orderId)).for('update');
  return order === undefined || gift === undefined ? null : { order, gift };
}

/**
 * Revokes the links to the unopened eSIMs of a locked gift and stops its mail. Returns the opened ones, which are left as they
 * are. Links are locked before they are read: one that is being revealed is either revealed already or revoked.
 */
async function endLinks(
  tx: Transaction,
  gift: GiftRow,
  now: Date,
): Promise<readonly GiftEsim[] | 'all-opened'> {
  const { order_id: orderId, kept_at: keptAt } = gift;
  const sent = await tx
    .select({ id: shares.id, esimId: shares.esim_id })
    .from(shares)
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .where(and(eq(orderUnits.order_id, orderId), eq(shares.channel, 'gift')))
    .orderBy(asc(shares.id))
    .for('update', { of: shares });
  const given = (await readGiftEsims(tx, [gift])).get(orderId) ?? [];
  if (giftOpenedAt({ esims: given, keptAt }) !== null) return 'all-opened';
  const opened = openedEsims({ esims: given });
  const openedIds = new Set(opened.map(({ id }) => id));
  for (const { id } of sent.filter(({ esimId }) => !openedIds.has(esimId)))
    await tx
      .update(shares)
      .set({ revoked_at: now })
      .where(and(eq(shares.id, id), isNull(shares.revoked_at)));
  await stopMail(tx, orderId, 'gift');
  return opened;
}

/** What was opened stays with the recipient whom the gift has until now. */
async function keepRecipient(
  tx: Transaction,
  { order_id, recipient_email, recipient_name, giver_name, language, message }: GiftRow,
  opened: readonly GiftEsim[],
): Promise<void> {
  if (opened.length === 0) return;
  const recipient = { order_id, recipient_email, recipient_name, giver_name, language, message };
  await tx
    .insert(openedGifts)
    .values(opened.map(({ id }) => ({ esim_id: id, ...recipient })))
    .onConflictDoNothing();
}

type Ending = Readonly<{ becomes: GiftCancelling['gift']; now: Date }>;

async function endGift(tx: Transaction, gift: GiftRow, { becomes, now }: Ending): Promise<void> {
  const isThis = eq(gifts.order_id, gift.order_id);
  if (becomes === 'deleted') await tx.delete(gifts).where(isThis);
  else
    await tx
      .update(gifts)
      .set({ kept_at: now, released_at: gift.released_at ?? now })
      .where(isThis);
}

async function stopMail(tx: Transaction, orderId: string, kind: OrderMailKind): Promise<void> {
  await tx
    .update(sentMails)
    .set({ status: 'replaced' })
    .where(and(eq(sentMails.order_id, orderId), eq(sentMails.kind, kind), eq(sentMails.status, 'due')));
}

async function daysToInstall(tx: Transaction, order: Order, now: Date): Promise<number | null> {
  const rows = await tx
    .select({ days: packages.install_window_days })
    .from(orderUnits)
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(orderUnits.order_id, order.id));
  const windows = rows.map(({ days }) => days);
  return daysLeftToInstall(windows, { paidAt: order.paid_at ?? now, now });
}
