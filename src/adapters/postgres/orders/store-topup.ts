import { sql } from 'drizzle-orm';
import { READING_JOBS } from '#core/esims/usage/reading-jobs.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import type { EnqueueWithin } from './enqueue-within.ts';
import { topups } from '../schema/delivery.ts';

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
  if (esimId !== null) await enqueueWithin(tx, READING_JOBS.readEsim(esimId, at));
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
