import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { MyEsims } from '#core/esims/my-esims.ts';
import type { MyShares, OwnEsim, OwnShare } from '#core/shares/my-shares.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import { SHARE_JOBS } from '#core/shares/share-jobs.ts';
import { canBeShared, shareState } from '#core/shares/share.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { topupsOf } from '../esims/esim-topups.ts';
import { isOwnedBy } from '../esims/owned-esim.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { esims } from '../schema/delivery.ts';
import { shareMails, shares } from '../schema/shares.ts';
import { addShare } from './add-share.ts';
import { toShare } from './latest-shares.ts';
import { hasOpenWithdrawal, isGift, isRefunded } from './shareable-esim.ts';

type Needs = QueueingStoreNeeds &
  Readonly<{ shareSecrets: ShareSecrets; myEsims: Pick<MyEsims, 'listOfOrder'> }>;
type Db = Postgres['db'];

export function createMyShares(needs: Needs): MyShares {
  const { postgres, myEsims } = needs;
  const { db } = postgres;
  return {
    create: (of, share, at) =>
      postgres.transaction(async (tx) => {
        const esim = await lockEsim(tx, of);
        if (esim === null) return { kind: 'not-found' };
        if (!canBeShared(esim, at)) return { kind: esim.hasOpenWithdrawal ? 'withdrawal-open' : 'ended' };
        const { channel, language, recipientName } = share;
        const recipient = channel === 'email' ? share.recipient : null;
        const adding = { ...of, channel, language, recipient, recipientName, at };
        const added = await addShare(tx, needs.shareSecrets, adding);
        if (channel === 'email') await addMail(tx, needs, { shareId: added.id, at });
        return { kind: 'shared', share: toShare(added) };
      }),
    list: async (of) => {
      if (!(await isOwn(db, of))) return null;
      const rows = await db
        .select()
        .from(shares)
        .where(eq(shares.esim_id, of.esimId))
        .orderBy(desc(shares.created_at));
      return rows.map(toShare);
    },
    find: async (of) => {
      const [row] = await selectOwn(db, of);
      return row === undefined ? null : toShare(row.share);
    },
    revoke: async (of, at) => {
      await db
        .update(shares)
        .set({ revoked_at: at })
        .where(and(inArray(shares.id, ownIds(db, of)), isNull(shares.revoked_at)));
      const [row] = await selectOwn(db, of);
      return row === undefined ? { kind: 'not-found' } : { kind: 'shared', share: toShare(row.share) };
    },
    remind: (of, at, way) =>
      postgres.transaction(async (tx) => {
        const esim = await lockEsim(tx, of);
        const [row] = await selectOwn(tx, of);
        if (esim === null || row === undefined) return { kind: 'not-found' };
        const share = { ...toShare(row.share), ...way };
        if (esim.hasOpenWithdrawal) return { kind: 'withdrawal-open' };
        if (!canBeShared(esim, at) || shareState(share, at) !== 'active') return { kind: 'ended' };
        if (way !== undefined) await tx.update(shares).set(way).where(eq(shares.id, share.id));
        if (share.channel === 'email') await addMail(tx, needs, { shareId: share.id, at });
        return { kind: 'shared', share };
      }),
    handOut: async (userId, orderNumber) => {
      const all = await myEsims.listOfOrder(userId, orderNumber);
      const own = all.filter(({ gift }) => gift === null);
      const ids = own.map(({ id }) => id);
      const refunded = await refundedOf(db, ids);
      return own.map((esim) => ({ esim, isRefunded: refunded.has(esim.id) }));
    },
  };
}

/** Locks the eSIM: of two links made at the same moment one ends the other. */
async function lockEsim(tx: Transaction, { userId, esimId }: OwnEsim) {
  const [found] = await tx
    .select({
      status: esims.status,
      expiresAt: esims.expires_at,
      firstConnectedAt: esims.first_connected_at,
      isRefunded: isRefunded(),
      hasOpenWithdrawal: hasOpenWithdrawal(),
      isGift: isGift(),
    })
    .from(esims)
    .where(and(eq(esims.id, esimId), isOwnedBy(userId)))
    .for('no key update');
  if (found === undefined) return null;
  const topups = (await topupsOf(tx, [esimId])).get(esimId) ?? [];
  return { ...found, expiresAt: found.expiresAt?.toISOString() ?? null, waiting: topups };
}

async function isOwn(db: Db, { userId, esimId }: OwnEsim): Promise<boolean> {
  const found = await db
    .select({ id: esims.id })
    .from(esims)
    .where(and(eq(esims.id, esimId), isOwnedBy(userId)));
  return found.length > 0;
}

function ownIds(db: Db, of: OwnShare) {
  return db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .where(isOwnShare(of));
}

function selectOwn(db: Db | Transaction, of: OwnShare) {
  return db
    .select({ share: shares })
    .from(shares)
    .innerJoin(esims, eq(esims.id, shares.esim_id))
    .where(isOwnShare(of));
}

function isOwnShare({ userId, esimId, shareId }: OwnShare) {
  return and(eq(shares.id, shareId), eq(shares.esim_id, esimId), isOwnedBy(userId));
}

async function addMail(
  tx: Transaction,
  { enqueueWithin }: Needs,
  { shareId, at }: Readonly<{ shareId: string; at: Date }>,
): Promise<void> {
  const id = randomUUID();
  await tx.insert(shareMails).values({ id, share_id: shareId, status: 'due', created_at: at });
  await enqueueWithin(tx, SHARE_JOBS.sendMail(id));
}

async function refundedOf(db: Db, esimIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: esims.id })
    .from(esims)
    .where(and(inArray(esims.id, [...esimIds]), isRefunded()));
  return new Set(rows.map(({ id }) => id));
}
