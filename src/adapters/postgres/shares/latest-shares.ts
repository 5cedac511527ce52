import { desc, inArray } from 'drizzle-orm';
import type { Share } from '#core/shares/share.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { shares } from '../schema/shares.ts';

/** The newest link of each eSIM. */
export async function latestShares(
  db: Database,
  esimIds: readonly string[],
): Promise<ReadonlyMap<string, Share>> {
  if (esimIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([shares.esim_id])
    .from(shares)
    .where(inArray(shares.esim_id, [...esimIds]))
    .orderBy(shares.esim_id, desc(shares.created_at));
  return new Map(rows.map((row) => [row.esim_id, toShare(row)]));
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
