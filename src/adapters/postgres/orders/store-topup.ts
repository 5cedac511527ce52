import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { READING_LOST_AFTER_MS } from '#core/esims/usage/next-reading.ts';
import { READING_JOBS } from '#core/esims/usage/reading-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
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
  const [stored] = await insertTopup(tx, { unitId, ...topup, at });
  const esimId = stored?.esimId ?? null;
  if (esimId === null) return;
  const lostAt = new Date(at.getTime() + READING_LOST_AFTER_MS);
  const read = await readBy(tx, { esimId, lostAt });
  if (read.length > 0) await enqueueWithin(tx, READING_JOBS.readEsim(esimId, at));
}

const insertTopup = prepareStatement((db, value: Params<'unitId' | 'iccid' | 'vendorOrderId' | 'at'>) =>
  db
    .insert(topups)
    .values({
      unit_id: value('unitId'),
      esim_id: sql`(select e.id from esims e where e.iccid = ${value('iccid')})`,
      iccid: value('iccid'),
      vendor_order_id: value('vendorOrderId'),
      created_at: value('at'),
    })
    .returning({ esimId: topups.esim_id }),
);

/** If the job is lost, the schedule reads the eSIM soon, also one that ended and is hardly read any more. */
const readBy = prepareStatement((db, value: Params<'esimId' | 'lostAt'>) =>
  db
    .update(esims)
    .set({ next_read_at: sql`least(${esims.next_read_at}, ${value('lostAt')}::timestamptz)` })
    .where(and(eq(esims.id, value('esimId')), isNotNull(esims.next_read_at)))
    .returning({ id: esims.id }),
);
