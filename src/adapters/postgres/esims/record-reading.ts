import { desc, eq, sql } from 'drizzle-orm';
import { applyReading, type AppliedReading, type EsimReading } from '#core/esims/usage/apply-reading.ts';
import { nextReadingAt } from '#core/esims/usage/next-reading.ts';
import { remindAfterReading } from '#core/reminders/due-reminders.ts';
import { SCHEDULED_AFTER_MS } from '#core/topups/reading-after-topup.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { prepareStatement, type Params, type Queryable } from '../connection/prepared-statement.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import { packages } from '../schema/catalogue.ts';
import { esims, topups } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { usageReadings } from '../schema/usage-readings.ts';

/** Applies a reading to its eSIM. False: a newer one was applied before. */
export async function recordReading(tx: Transaction, esimId: string, reading: EsimReading): Promise<boolean> {
  const [found] = await lockEsim(tx, { esimId });
  if (found === undefined) return false;
  const { esim, terms, last } = found;
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
  const changed = {
    esimId,
    status: applied.status,
    firstConnectedAt: applied.firstConnectedAt,
    expiresAt: applied.expiresAt,
    readAt: reading.at,
    nextReadAt: nextReadingAt(read, reading.at),
    remindAt: remindAfterReading(read, reading.at),
  };
  const figures = figuresOf(applied);
  if (figures === null) await writeReading(tx, changed);
  else
    await writeWithFigures(tx, {
      ...changed,
      ...figures,
      // Only a change makes a new row: the same figures again extend the last one.
      since: last !== null && isSame(last, figures) ? last.read_at : reading.at,
    });
  return true;
}

const lockEsim = prepareStatement((db, value: Params<'esimId'>) => {
  const last = db
    .select()
    .from(usageReadings)
    .where(eq(usageReadings.esim_id, esims.id))
    .orderBy(desc(usageReadings.read_at))
    .limit(1)
    .as('last');
  return db
    .select({
      esim: esims,
      terms: DESCRIBED,
      last: {
        read_at: last.read_at,
        status: last.status,
        total_megabytes: last.total_megabytes,
        remaining_megabytes: last.remaining_megabytes,
        is_unlimited: last.is_unlimited,
      },
    })
    .from(esims)
    .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .leftJoinLateral(last, sql`true`)
    .where(eq(esims.id, value('esimId')))
    .for('update', { of: esims });
});

type Changed = 'esimId' | 'status' | 'firstConnectedAt' | 'expiresAt' | 'readAt' | 'nextReadAt' | 'remindAt';

const writeReading = prepareStatement((db, value: Params<Changed>) => changeEsim(db, value));

/** In one statement with the change of the eSIM. */
const writeWithFigures = prepareStatement((db, value: Params<Changed | 'since' | keyof Figures>) => {
  const changed = db.$with('changed').as(changeEsim(db, value).returning({ id: esims.id }));
  return db
    .with(changed)
    .insert(usageReadings)
    .values({
      esim_id: value('esimId'),
      read_at: value('since'),
      last_read_at: value('readAt'),
      status: value('status'),
      total_megabytes: value('total_megabytes'),
      remaining_megabytes: value('remaining_megabytes'),
      is_unlimited: value('is_unlimited'),
    })
    .onConflictDoUpdate({
      target: [usageReadings.esim_id, usageReadings.read_at],
      set: { last_read_at: sql`excluded.last_read_at` },
    });
});

function changeEsim(db: Queryable, value: Params<Changed>) {
  return db
    .update(esims)
    .set({
      status: value('status'),
      first_connected_at: value('firstConnectedAt'),
      expires_at: value('expiresAt'),
      read_at: value('readAt'),
      next_read_at: nextReadAt(value),
      remind_at: value('remindAt'),
      read_queued_at: null,
      read_failures: 0,
    })
    .where(eq(esims.id, value('esimId')));
}

/**
 * Sooner when a top-up was added after the reading was requested: it may not contain that one. Read here and not with the
 * lock: a statement that waits for a lock does not see what was added meanwhile.
 */
function nextReadAt(value: Params<'esimId' | 'readAt' | 'nextReadAt'>) {
  const next = sql`${value('nextReadAt')}::timestamptz`;
  const isToppedUp = sql`exists (select 1 from ${topups} t
    where t.esim_id = ${value('esimId')} and t.created_at > ${value('readAt')}::timestamptz)`;
  const soon = sql`${value('readAt')}::timestamptz + ${SCHEDULED_AFTER_MS}::int * interval '1 millisecond'`;
  // A recycled eSIM stays unread: `least` alone would ignore its null.
  return sql`case when ${next} is not null and ${isToppedUp} then least(${next}, ${soon}) else ${next} end`;
}

type Figures = Pick<
  typeof usageReadings.$inferSelect,
  'status' | 'total_megabytes' | 'remaining_megabytes' | 'is_unlimited'
>;

function figuresOf({ figures, status }: AppliedReading): Figures | null {
  if (figures === null) return null;
  return {
    status,
    total_megabytes: figures.totalMegabytes,
    remaining_megabytes: figures.remainingMegabytes,
    is_unlimited: figures.isUnlimited,
  };
}

function isSame(one: Figures, other: Figures): boolean {
  return (
    one.status === other.status &&
    one.total_megabytes === other.total_megabytes &&
    one.remaining_megabytes === other.remaining_megabytes &&
    one.is_unlimited === other.is_unlimited
  );
}
