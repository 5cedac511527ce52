import { and, desc, eq } from 'drizzle-orm';
import { applyReading, type AppliedReading, type EsimReading } from '#core/esims/usage/apply-reading.ts';
import { nextReadingAt } from '#core/esims/usage/next-reading.ts';
import { remindAfterReading } from '#core/reminders/due-reminders.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { usageReadings } from '../schema/usage-readings.ts';

/** Applies a reading to its eSIM. False: a newer one was applied before. */
export async function recordReading(tx: Transaction, esimId: string, reading: EsimReading): Promise<boolean> {
  const [found] = await tx
    .select({ esim: esims, terms: DESCRIBED })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(eq(esims.id, esimId))
    .for('update', { of: esims });
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
  await tx
    .update(esims)
    .set({
      status: applied.status,
      first_connected_at: applied.firstConnectedAt,
      expires_at: applied.expiresAt,
      read_at: reading.at,
      next_read_at: nextReadingAt(read, reading.at),
      remind_at: remindAfterReading(read, reading.at),
      read_queued_at: null,
      read_failures: 0,
    })
    .where(eq(esims.id, esimId));
  await keepFigures(tx, esimId, { at: reading.at, applied });
  return true;
}

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
  const [last] = await tx
    .select()
    .from(usageReadings)
    .where(eq(usageReadings.esim_id, esimId))
    .orderBy(desc(usageReadings.read_at))
    .limit(1);
  if (last !== undefined && isSame(last, row)) {
    await tx
      .update(usageReadings)
      .set({ last_read_at: at })
      .where(and(eq(usageReadings.esim_id, esimId), eq(usageReadings.read_at, last.read_at)));
    return;
  }
  await tx.insert(usageReadings).values({ ...row, esim_id: esimId, read_at: at, last_read_at: at });
}

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
