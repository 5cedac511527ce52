import { desc, inArray, sql } from 'drizzle-orm';
import type { Share } from '#core/shares/share.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { shares } from '../schema/shares.ts';

const FIRST_OPENED_AT =
  sql<Date | null>`min(${shares.revealed_at}) over (partition by ${shares.esim_id})`.mapWith(
    shares.revealed_at,
  );

const IS_OPENED = sql`${shares.revealed_at} is not null`;

export type LatestShare = Readonly<{
  /** The newest link. */
  share: Share;
  /** The newest link that was opened. */
  openedShare: Share | null;
  /** When somebody first opened any link to the eSIM. */
  firstOpenedAt: Date | null;
}>;

/** The newest links of each eSIM. */
export async function latestShares(
  db: Database,
  esimIds: readonly string[],
): Promise<ReadonlyMap<string, LatestShare>> {
  if (esimIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([shares.esim_id, IS_OPENED], { share: shares, firstOpenedAt: FIRST_OPENED_AT })
    .from(shares)
    .where(inArray(shares.esim_id, [...esimIds]))
    .orderBy(shares.esim_id, IS_OPENED, desc(shares.created_at));
  // Of each eSIM the newest unopened link, then the newest opened one.
  const links = new Map<string, LatestShare>();
  for (const { share: row, firstOpenedAt } of rows) {
    const share = toShare(row);
    const openedShare = share.revealedAt === null ? null : share;
    const before = links.get(row.esim_id)?.share;
    const newest = before !== undefined && before.createdAt > share.createdAt ? before : share;
    links.set(row.esim_id, { share: newest, openedShare, firstOpenedAt });
  }
  return links;
}

export function toShare(row: typeof shares.$inferSelect): Share {
  return {
    id: row.id,
    channel: row.channel,
    language: row.language,
    recipient: row.recipient,
    recipientName: row.recipient_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    revealedAt: row.revealed_at,
  };
}
