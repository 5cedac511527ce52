import { desc, inArray, sql } from 'drizzle-orm';
import type { Share } from '#core/shares/share.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { shares } from '../schema/shares.ts';

const FIRST_OPENED_AT =
  sql<Date | null>`min(${shares.revealed_at}) over (partition by ${shares.esim_id})`.mapWith(
    shares.revealed_at,
  );

export type LatestShare = Readonly<{
  share: Share;
  /** When somebody first opened any link to the eSIM. */
  firstOpenedAt: Date | null;
}>;

/** The newest link of each eSIM. */
export async function latestShares(
  db: Database,
  esimIds: readonly string[],
): Promise<ReadonlyMap<string, LatestShare>> {
  if (esimIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([shares.esim_id], { share: shares, firstOpenedAt: FIRST_OPENED_AT })
    .from(shares)
    .where(inArray(shares.esim_id, [...esimIds]))
    .orderBy(shares.esim_id, desc(shares.created_at));
  return new Map(
    rows.map(({ share, firstOpenedAt }) => [share.esim_id, { share: toShare(share), firstOpenedAt }]),
  );
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
