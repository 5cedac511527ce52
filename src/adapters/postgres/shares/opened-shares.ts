import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { OpenedShares, SharePreview } from '#core/shares/opened-shares.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { reportedEsim } from '../esims/reported-esim.ts';
import { changeMark } from '../esims/mark-installed.ts';
import { openEsim } from '../orders/unit-esims.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { gifts, openedGifts } from '../schema/gifts.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { shares } from '../schema/shares.ts';
import { hasOpenWithdrawal, isRefunded } from './shareable-esim.ts';

type Needs = Readonly<{ postgres: Postgres; secretBox: SecretBox; shareSecrets: ShareSecrets }>;

export function createOpenedShares({ postgres, secretBox, shareSecrets }: Needs): OpenedShares {
  const { db } = postgres;
  const isActive = (secret: string, now: Date): SQL | undefined =>
    and(
      eq(shares.secret_hash, Buffer.from(shareSecrets.hashOf(secret))),
      isNull(shares.revoked_at),
      sql`${shares.expires_at} > ${now.toISOString()}::timestamptz`,
      // `canBeInstalled` of core, too.
      sql`exists (select 1 from ${esims} where ${esims.id} = ${shares.esim_id} and not ${isRefunded()}
        and not ${hasOpenWithdrawal()} and ${esims.status} <> 'recycled')`,
    );

  async function find(condition: SQL | undefined) {
    const [found] = await db
      .select({
        share: shares,
        esim: esims,
        described: DESCRIBED,
        ownerId: orders.user_id,
        paidAt: orders.paid_at,
        gift: gifts,
        openedBy: openedGifts,
      })
      .from(shares)
      .innerJoin(esims, eq(esims.id, shares.esim_id))
      .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
      .innerJoin(orders, eq(orders.id, orderUnits.order_id))
      .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
      .leftJoin(gifts, and(eq(gifts.order_id, orderUnits.order_id), eq(shares.channel, 'gift')))
      .leftJoin(openedGifts, eq(openedGifts.esim_id, esims.id))
      .where(condition);
    return found ?? null;
  }

  async function preview(found: FoundShare): Promise<SharePreview> {
    return previewOf(found, reportedEsim(found.esim, await topupsOf(db, [found.esim.id])));
  }

  return {
    async preview(secret, now) {
      const found = await find(isActive(secret, now));
      return found === null ? null : preview(found);
    },
    async reveal(secret, at) {
      // One statement decides, so a link that is revoked at this moment is either revoked or opened.
      const [opened] = await db
        .update(shares)
        .set({
          revealed_at: sql`coalesce(${shares.revealed_at}, greatest(${shares.created_at}, ${at.toISOString()}::timestamptz))`,
        })
        .where(isActive(secret, at))
        .returning({ id: shares.id });
      const found = opened === undefined ? null : await find(eq(shares.id, opened.id));
      if (found === null) return null;
      return { ...(await preview(found)), esim: openEsim(found.esim, secretBox) };
    },
    async markInstalled(secret, isInstalled, at) {
      const found = await find(and(isActive(secret, at), isNotNull(shares.revealed_at), isNewestOpened()));
      if (found === null) return false;
      await changeMark(db, eq(esims.id, found.esim.id), isInstalled ? at : null);
      return true;
    },
  };
}

/** Nobody has opened a newer link to the eSIM: its recipient would have the eSIM since. */
function isNewestOpened(): SQL {
  return sql`not exists (select 1 from ${shares} n where n.esim_id = ${shares.esim_id} and n.revealed_at is not null
    and (n.created_at, n.id) > (${shares.created_at}, ${shares.id}))`;
}

type FoundShare = Readonly<{
  esim: typeof esims.$inferSelect;
  share: typeof shares.$inferSelect;
  described: SharePreview['described'];
  ownerId: string | null;
  paidAt: Date | null;
  gift: typeof gifts.$inferSelect | null;
  /** Set when the gift has got another recipient since. */
  openedBy: typeof openedGifts.$inferSelect | null;
}>;

function previewOf(found: FoundShare, reported: SharePreview['reported']): SharePreview {
  const { share, described, ownerId, paidAt, gift, openedBy } = found;
  return {
    shareId: share.id,
    described,
    expiresAt: share.expires_at,
    reported,
    openedAt: share.revealed_at,
    ownerId,
    giftEmail: gift === null ? null : (openedBy ?? gift).recipient_email,
    boughtAt: gift === null ? null : paidAt,
    gift: gift === null ? null : giftOf(gift, openedBy),
  };
}

function giftOf(gift: typeof gifts.$inferSelect, openedBy: FoundShare['openedBy']): SharePreview['gift'] {
  const { recipient_name: recipientName, giver_name: giverName, message } = openedBy ?? gift;
  return { recipientName, giverName, message };
}
