import { and, asc, count, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import { retryReadingAt, READING_LOST_AFTER_MS } from '#core/esims/usage/next-reading.ts';
import { READING_JOBS } from '#core/esims/usage/reading-jobs.ts';
import type { FailedReading, ReadingStore, RefreshPermit } from '#core/esims/usage/reading-store.ts';
import { refreshPossibleAt } from '#core/esims/usage/refresh-time.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { esims } from '../schema/delivery.ts';
import { isOwnedBy } from './owned-esim.ts';
import { recordReading } from './record-reading.ts';

export function createReadingStore(needs: QueueingStoreNeeds): ReadingStore {
  const { postgres } = needs;
  return {
    find: (esimId) => find(postgres.db, esimId),
    countOpen: (now) => countOpen(postgres.db, now),
    queueDue: (most, now) => postgres.transaction((tx) => queueDue(tx, needs, { most, now })),
    queueNoticed: (iccid, now) => postgres.transaction((tx) => queueNoticed(tx, needs, { iccid, now })),
    takeRefresh: (userId, esimId, now) =>
      postgres.transaction((tx) => takeRefresh(tx, { userId, esimId, now })),
    record: (esimId, reading) => postgres.transaction((tx) => recordReading(tx, esimId, reading)),
    recordFailure: (esimId, failure) => postgres.transaction((tx) => recordFailure(tx, esimId, failure)),
  };
}

async function find(db: Postgres['db'], esimId: string) {
  const [found] = await selectRead(db, { esimId });
  return found ?? null;
}

const selectRead = prepareStatement((db, value: Params<'esimId'>) =>
  db
    .select({ iccid: esims.iccid, readAt: esims.read_at })
    .from(esims)
    .where(and(eq(esims.id, value('esimId')), isNotNull(esims.next_read_at))),
);

async function countOpen(db: Postgres['db'], now: Date): Promise<number> {
  const [counted] = await db
    .select({ open: count() })
    .from(esims)
    .where(gt(esims.read_queued_at, new Date(now.getTime() - READING_LOST_AFTER_MS)));
  return counted?.open ?? 0;
}

type Due = Readonly<{ most: number; now: Date }>;

/** A queued reading that gets lost is due again after READING_LOST_AFTER_MS. */
async function queueDue(tx: Transaction, needs: QueueingStoreNeeds, { most, now }: Due): Promise<number> {
  const due = tx
    .select({ id: esims.id })
    .from(esims)
    .where(lte(esims.next_read_at, now))
    .orderBy(asc(esims.next_read_at))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(esims)
    .set({ read_queued_at: now, next_read_at: new Date(now.getTime() + READING_LOST_AFTER_MS) })
    .where(inArray(esims.id, due))
    .returning({ id: esims.id });
  // Transactions that queue the same keys must do it in the same order, or they could deadlock.
  const ids = taken.map(({ id }) => id).toSorted();
  for (const id of ids) await needs.enqueueWithin(tx, READING_JOBS.readEsim(id, now));
  return ids.length;
}

type Noticed = Readonly<{ iccid: string; now: Date }>;

async function queueNoticed(
  tx: Transaction,
  needs: QueueingStoreNeeds,
  { iccid, now }: Noticed,
): Promise<void> {
  const [found] = await tx
    .select({ id: esims.id })
    .from(esims)
    .where(and(eq(esims.iccid, iccid), isNotNull(esims.next_read_at)));
  if (found !== undefined) await needs.enqueueWithin(tx, READING_JOBS.readEsim(found.id, now));
}

type Refresh = Readonly<{ userId: string; esimId: string; now: Date }>;

async function takeRefresh(tx: Transaction, { userId, esimId, now }: Refresh): Promise<RefreshPermit | null> {
  const [esim] = await tx
    .select()
    .from(esims)
    .where(and(eq(esims.id, esimId), isOwnedBy(userId)))
    .for('update');
  if (esim === undefined) return null;
  const possibleAt = refreshPossibleAt({ readAt: esim.read_at, refreshedAt: esim.refreshed_at }, now);
  if (possibleAt !== null || esim.next_read_at === null) return { kind: 'wait' };
  await tx.update(esims).set({ refreshed_at: now }).where(eq(esims.id, esimId));
  return { kind: 'may-read', iccid: esim.iccid };
}

async function recordFailure(
  tx: Transaction,
  esimId: string,
  { at, now, retryAfterSeconds }: FailedReading,
): Promise<void> {
  const [esim] = await tx.select().from(esims).where(eq(esims.id, esimId)).for('update');
  const isRead = esim?.read_at != null && esim.read_at >= at;
  if (esim === undefined || isRead || esim.next_read_at === null) return;
  const failures = esim.read_failures + 1;
  await tx
    .update(esims)
    .set({
      read_failures: failures,
      read_queued_at: null,
      next_read_at: retryReadingAt({ failures, retryAfterSeconds }, now),
    })
    .where(eq(esims.id, esimId));
}
