import { and, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import { isUninstalled, type DeletionFacts } from '#core/personal-data/deletion-obstacles.ts';
import type { DataOwner } from '#core/personal-data/personal-data-store.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import { userRoles } from '../schema/accounts.ts';
import { esims, refunds } from '../schema/delivery.ts';
import { gifts } from '../schema/gifts.ts';
import { orders, orderUnits, payments } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';
import { withdrawals } from '../schema/withdrawals.ts';
import { hasOpenedLink, hasOpenWithdrawal, isGift, isRefunded } from '../shares/shareable-esim.ts';

/** Orders that a payment can no longer change. An unpaid one ends by itself, and its payment would open a new account. */
export function ownEndedOrders({ userId, email }: DataOwner) {
  return and(or(eq(orders.user_id, userId), eq(orders.email, email)), ne(orders.status, 'awaiting-payment'));
}

const HAS_OPEN_REFUND = sql<boolean>`exists (select 1 from ${refunds}
  join ${payments} on ${payments.payment_id} = ${refunds.payment_id}
  where ${payments.order_id} = ${orders.id} and ${refunds.status} <> 'done')`;

const HAS_OPEN_WITHDRAWAL = sql<boolean>`exists (select 1 from ${withdrawals}
  where ${withdrawals.order_id} = ${orders.id} and ${withdrawals.status} = 'open')`;

const LINKS_END_AT = sql<string | null>`(select max(${shares.expires_at}) from ${shares}
  join ${esims} on ${esims.id} = ${shares.esim_id} join ${orderUnits} on ${orderUnits.id} = ${esims.unit_id}
  where ${orderUnits.order_id} = ${orders.id} and ${shares.channel} = 'gift' and ${shares.revoked_at} is null)`;

/** No eSIM of the order is without a gift link that was opened; those that the buyer kept do not count. */
const IS_OPENED = sql<boolean>`${gifts.kept_at} is not null or not exists (select 1 from ${esims}
  join ${orderUnits} on ${orderUnits.id} = ${esims.unit_id}
  where ${orderUnits.order_id} = ${orders.id} and not exists (select 1 from ${shares}
    where ${shares.esim_id} = ${esims.id} and ${shares.channel} = 'gift' and ${shares.revealed_at} is not null))`;

export async function readDeletionFacts(
  db: Database | Transaction,
  owner: DataOwner,
): Promise<DeletionFacts> {
  const rows = await db
    .select({
      number: orders.number,
      status: orders.status,
      hasOpenRefund: HAS_OPEN_REFUND,
      hasOpenWithdrawal: HAS_OPEN_WITHDRAWAL,
      gift: gifts,
      linksEndAt: LINKS_END_AT,
      isOpened: IS_OPENED,
    })
    .from(orders)
    .leftJoin(gifts, eq(gifts.order_id, orders.id))
    .where(ownEndedOrders(owner))
    .orderBy(orders.number);
  const roles = await db.select().from(userRoles).where(eq(userRoles.user_id, owner.userId)).limit(1);
  return {
    hasRole: roles.length > 0,
    orders: rows.map(({ number, status, hasOpenRefund, hasOpenWithdrawal, gift, linksEndAt, isOpened }) => ({
      number: String(number),
      isSettled: status !== 'paid',
      hasOpenRefund,
      hasOpenWithdrawal,
      gift:
        gift === null
          ? null
          : {
              sentAt: gift.released_at,
              linksEndAt: linksEndAt === null ? null : new Date(linksEndAt),
              isOpened,
            },
    })),
  };
}

/** Of those that are theirs to install: neither refunded, nor being returned, nor given away. */
export async function countUninstalledEsims(db: Database, { userId }: DataOwner): Promise<number> {
  const rows = await db
    .select({
      display: esims.status,
      installedAt: esims.installed_at,
      firstConnectedAt: esims.first_connected_at,
      expiresAt: esims.expires_at,
    })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(orders, eq(orders.id, orderUnits.order_id))
    .where(
      and(
        eq(orders.user_id, userId),
        not(isRefunded()),
        not(hasOpenWithdrawal()),
        not(isGift()),
        not(hasOpenedLink()),
      ),
    );
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return rows.filter(({ display, installedAt, firstConnectedAt, expiresAt }) =>
    isUninstalled({
      display,
      installedAt: text(installedAt),
      firstConnectedAt: text(firstConnectedAt),
      expiresAt: text(expiresAt),
    }),
  ).length;
}

/** Sent, but their recipient never revealed an eSIM. */
export async function countUnopenedGifts(db: Database, { userId }: DataOwner): Promise<number> {
  const rows = await db
    .select({ id: gifts.order_id })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.order_id))
    .where(
      and(
        eq(orders.user_id, userId),
        isNotNull(gifts.mail_id),
        sql`not exists (select 1 from ${shares} join ${esims} on ${esims.id} = ${shares.esim_id}
          join ${orderUnits} on ${orderUnits.id} = ${esims.unit_id}
          where ${orderUnits.order_id} = ${orders.id} and ${shares.channel} = 'gift' and ${shares.revealed_at} is not null)`,
      ),
    );
  return rows.length;
}
