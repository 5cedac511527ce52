import { and, desc, eq } from 'drizzle-orm';
import { applyReading, type AppliedReading, type EsimReading } from '#core/esims/usage/apply-reading.ts';
import { nextReadingAt } from '#core/esims/usage/next-reading.ts';
import { remindAfterReading } from '#core/reminders/due-reminders.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { usageReadings } from '../schema/usage-readings.ts';

/** Applies a reading to its eSIM. False: a newer one was applied before. */
export async function recordReading(tx: Transaction, esimId: string, reading: EsimReading): Promise<boolean> {
  const [found] = await lockEsim(tx, { esimId });
  if (found === undefined) return false;
  const { esim, terms } = found;
  if (esim.read_at !== null && esim.read_at >= reading.at) return false;
  const applied = applyReading(
    {
      status: esim.status,
      createdAt: esim.created_at,
      readAt: esim.read_at,
      firstConnectedAt: esim.first_connected_at,
      expiresAt: esim.expires_at,
      terms,
    },
    reading,
  );
  const read = { ...applied, createdAt: esim.created_at, installedAt: esim.installed_at };
  await writeReading(tx, {
    esimId,
    status: applied.status,
    firstConnectedAt: applied.firstConnectedAt,
    expiresAt: applied.expiresAt,
    readAt: reading.at,
    nextReadAt: nextReadingAt(read, reading.at),
    remindAt: remindAfterReading(read, reading.at),
  });
  await keepFigures(tx, esimId, { at: reading.at, applied });
  return true;
}

const lockEsim = prepareStatement((db, value: Params<'esimId'>) =>
  db
    .select({ esim: esims, terms: DESCRIBED })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(esims.id, value('esimId')))
    .for('update', { of: esims }),
);

type Written = 'esimId' | 'status' | 'firstConnectedAt' | 'expiresAt' | 'readAt' | 'nextReadAt' | 'remindAt';

const writeReading = prepareStatement((db, value: Params<Written>) =>
  db
    .update(esims)
    .set({
      status: value('status'),
      first_connected_at: value('firstConnectedAt'),
      expires_at: value('expiresAt'),
      read_at: value('readAt'),
      next_read_at: value('nextReadAt'),
      remind_at: value('remindAt'),
      read_queued_at: null,
      read_failures: 0,
    })
    .where(eq(esims.id, value('esimId'))),
);

type Kept = Readonly<{ at: Date; applied: AppliedReading }>;

/** Only a change makes a new row: the same figures again extend the last one. */
async function keepFigures(tx: Transaction, esimId: string, { at, applied }: Kept): Promise<void> {
  const { figures, status } = applied;
  if (figures === null) return;
  const row = {
    status,
    total_megabytes: figures.totalMegabytes,
    remaining_megabytes: figures.remainingMegabytes,
    is_unlimited: figures.isUnlimited,
  };
  const [last] = await selectLast(tx, { esimId });
  if (last !== undefined && isSame(last, row)) {
    await extendLast(tx, { esimId, readAt: last.read_at, at });
    return;
  }
  await insertFigures(tx, { esimId, at, ...row });
}

const selectLast = prepareStatement((db, value: Params<'esimId'>) =>
  db
    .select()
    .from(usageReadings)
    .where(eq(usageReadings.esim_id, value('esimId')))
    .orderBy(desc(usageReadings.read_at))
    .limit(1),
);

const extendLast = prepareStatement((db, value: Params<'esimId' | 'readAt' | 'at'>) =>
  db
    .update(usageReadings)
    .set({ last_read_at: value('at') })
    .where(and(eq(usageReadings.esim_id, value('esimId')), eq(usageReadings.read_at, value('readAt')))),
);

const insertFigures = prepareStatement((db, value: Params<'esimId' | 'at' | keyof Figures>) =>
  db.insert(usageReadings).values({
    esim_id: value('esimId'),
    read_at: value('at'),
    last_read_at: value('at'),
    status: value('status'),
    total_megabytes: value('total_megabytes'),
    remaining_megabytes: value('remaining_megabytes'),
    is_unlimited: value('is_unlimited'),
  }),
);

type Figures = Pick<
  typeof usageReadings.$inferSelect,
  'status' | 'total_megabytes' | 'remaining_megabytes' | 'is_unlimited'
>;

function isSame(one: Figures, other: Figures): boolean {
  return (
    one.status === other.status &&
    one.total_megabytes === other.total_megabytes &&
    one.remaining_megabytes === other.remaining_megabytes &&
    one.is_unlimited === other.is_unlimited
  );
}
