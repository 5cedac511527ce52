import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { READING_LOST_AFTER_MS } from '#core/esims/usage/next-reading.ts';
import { READING_JOBS } from '#core/esims/usage/reading-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import type { EnqueueWithin } from './enqueue-within.ts';
import { esims, topups } from '../schema/delivery.ts';

type Storing = Readonly<{
  topup: Readonly<{ iccid: string; vendorOrderId: string }>;
  at: Date;
  enqueueWithin: EnqueueWithin;
}>;

/** Stores a delivered top-up and, when the eSIM was bought here, queues a reading that shows it. */
export async function storeTopup(
  tx: Transaction,
  unitId: string,
  { topup, at, enqueueWithin }: Storing,
): Promise<void> {
  const { iccid, vendorOrderId } = topup;
  const [esim] = await tx.select({ id: esims.id }).from(esims).where(eq(esims.iccid, iccid));
  const esimId = esim?.id ?? null;
  await tx
    .insert(topups)
    .values({ unit_id: unitId, esim_id: esimId, iccid, vendor_order_id: vendorOrderId, created_at: at });
  if (esimId === null) return;
  const lostAt = new Date(at.getTime() + READING_LOST_AFTER_MS);
  const read = await tx
    .update(esims)
    // If the job is lost, the schedule reads the eSIM soon, also one that ended and is hardly read any more.
    .set({ next_read_at: sql`least(${esims.next_read_at}, ${lostAt.toISOString()}::timestamptz)` })
    .where(and(eq(esims.id, esimId), isNotNull(esims.next_read_at)))
    .returning({ id: esims.id });
  if (read.length > 0) await enqueueWithin(tx, READING_JOBS.readEsim(esimId, at));
}
