import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { READING_JOBS } from '#core/esims/usage/reading-jobs.ts';
import {
  readAfterTopupAt,
  readingAfterTopup,
  STATUSES_READ_AS_SCHEDULED,
} from '#core/topups/reading-after-topup.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import type { EnqueueWithin } from '../connection/enqueue-within.ts';
import { esims, topups } from '../schema/delivery.ts';

type Storing = Readonly<{
  topup: Readonly<{ iccid: string; vendorOrderId: string }>;
  at: Date;
  enqueueWithin: EnqueueWithin;
}>;

/** Stores a delivered top-up and, when the eSIM was bought here, has the eSIM read. */
export async function storeTopup(
  tx: Transaction,
  unitId: string,
  { topup, at, enqueueWithin }: Storing,
): Promise<void> {
  const readBy = readAfterTopupAt('scheduled', at);
  const [stored] = await insertTopup(tx, { unitId, ...topup, at, readBy });
  if (stored?.esimId == null || stored.status === null) return;
  if (readingAfterTopup(stored.status) !== 'queued') return;
  const reading = READING_JOBS.readEsim(stored.esimId, at);
  await enqueueWithin(tx, { ...reading, startAfter: readAfterTopupAt('queued', at) });
}

type TopupParams = Params<'unitId' | 'iccid' | 'vendorOrderId' | 'at' | 'readBy'>;

/** In one statement with the schedule of the eSIM, which is the last row that a delivery locks before its jobs. */
const insertTopup = prepareStatement((db, value: TopupParams) => {
  const scheduled = db.$with('scheduled').as(
    db
      .update(esims)
      .set({ next_read_at: value('readBy') })
      .where(
        and(
          eq(esims.iccid, value('iccid')),
          inArray(esims.status, [...STATUSES_READ_AS_SCHEDULED]),
          gt(esims.next_read_at, value('readBy')),
        ),
      )
      .returning({ id: esims.id }),
  );
  return db
    .with(scheduled)
    .insert(topups)
    .values({
      unit_id: value('unitId'),
      esim_id: sql`(select e.id from esims e where e.iccid = ${value('iccid')})`,
      iccid: value('iccid'),
      vendor_order_id: value('vendorOrderId'),
      created_at: value('at'),
    })
    .returning({
      esimId: topups.esim_id,
      status: sql<EsimStatus | null>`(select e.status from esims e where e.id = topups.esim_id)`,
    });
});
