import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import { shareEnd, type ShareChannel } from '#core/shares/share.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { esims } from '../schema/delivery.ts';
import { shares } from '../schema/shares.ts';

type AddedShare = Readonly<{
  esimId: string;
  channel: ShareChannel;
  language: Language;
  recipient: string | null;
  recipientName: string | null;
  at: Date;
}>;

/**
 * Adds a link to an eSIM and ends the earlier ones that nobody has opened. The eSIM is locked first, so of two links made at
 * the same moment one ends the other.
 */
export async function addShare(tx: Transaction, secrets: ShareSecrets, share: AddedShare) {
  const { esimId, channel, language, recipient, recipientName, at } = share;
  await tx.select({ id: esims.id }).from(esims).where(eq(esims.id, esimId)).for('no key update');
  await tx.update(shares).set({ revoked_at: at }).where(isUnopenedAt(esimId, at));
  const id = randomUUID();
  const [added] = await tx
    .insert(shares)
    .values({
      id,
      esim_id: esimId,
      secret_hash: Buffer.from(secrets.hashOf(secrets.secretOf(id))),
      channel,
      language,
      recipient: recipient?.toLowerCase() ?? null,
      recipient_name: recipientName,
      created_at: at,
      expires_at: shareEnd(at),
    })
    .returning();
  if (added === undefined) throw new Error('The share was not stored');
  return added;
}

/** Those that `newLinkEffect` calls unopened. Expired ones stay expired: their owner sees why they ended. */
function isUnopenedAt(esimId: string, at: Date) {
  return and(
    eq(shares.esim_id, esimId),
    isNull(shares.revoked_at),
    isNull(shares.revealed_at),
    sql`${shares.expires_at} > ${at.toISOString()}::timestamptz`,
  );
}
