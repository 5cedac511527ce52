import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { UsageReader, UsageTotals } from '#core/esims/analytics/usage-reader.ts';
import type { StoredReading } from '#core/esims/usage/consumption.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';
import { esims } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';
import { usageReadings } from '../schema/usage-readings.ts';
import { isOwnedBy } from './owned-esim.ts';

const FIGURES = {
  readAt: usageReadings.read_at,
  lastReadAt: usageReadings.last_read_at,
  totalMegabytes: usageReadings.total_megabytes,
  remainingMegabytes: usageReadings.remaining_megabytes,
};

export function createUsageReader({ db }: Pick<Postgres, 'db'>): UsageReader {
  return {
    readings: (userId, esimId) =>
      db
        .select(FIGURES)
        .from(usageReadings)
        .innerJoin(esims, eq(esims.id, usageReadings.esim_id))
        .where(and(eq(esims.id, esimId), isOwnedBy(userId)))
        .orderBy(asc(usageReadings.read_at)),
    async readingsOf(userId, esimIds) {
      const rows = await db
        .select({ esimId: usageReadings.esim_id, ...FIGURES })
        .from(usageReadings)
        .innerJoin(esims, eq(esims.id, usageReadings.esim_id))
        .where(and(inArray(esims.id, [...esimIds]), isOwnedBy(userId)))
        .orderBy(asc(usageReadings.read_at));
      const found = new Map<string, StoredReading[]>(esimIds.map((id) => [id, []]));
      for (const { esimId, ...reading } of rows) found.get(esimId)?.push(reading);
      return found;
    },
    async totals(userId) {
      const { rows } = await db.execute<TotalsRow>(totalsOf(userId));
      return new Map(rows.map((row) => [row.esim_id, toTotals(row)]));
    },
    async fairUsePolicy(userId, esimId) {
      const [found] = await db
        .select({ policy: packages.fair_usage_policy })
        .from(esims)
        .innerJoin(orderUnits, eq(orderUnits.id, esims.unit_id))
        .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
        .where(and(eq(esims.id, esimId), isOwnedBy(userId)));
      return found?.policy ?? null;
    },
  };
}

/** Drizzle returns the times of a plain query as texts. */
type TotalsRow = {
  esim_id: string;
  readings: number;
  first_at: string;
  last_at: string;
  changed_at: string;
  used: number;
  bought: number;
};

/** Only growing figures count, as in `consumption` of core; the sums of thousands of readings are made here. */
function totalsOf(userId: string) {
  const used = sql`${usageReadings.total_megabytes} - ${usageReadings.remaining_megabytes}`;
  const total = sql`${usageReadings.total_megabytes}`;
  const order = sql`partition by ${usageReadings.esim_id} order by ${usageReadings.read_at}`;
  return sql`
    select esim_id, count(*)::int as readings, min(read_at) as first_at, max(last_read_at) as last_at,
      max(read_at) as changed_at, sum(greatest(used, 0))::float8 as used, sum(greatest(bought, 0))::float8 as bought
    from (
      select ${usageReadings.esim_id}, ${usageReadings.read_at}, ${usageReadings.last_read_at},
        ${used} - lag(${used}, 1, 0) over (${order}) as used,
        ${total} - lag(${total}, 1, 0) over (${order}) as bought
      from ${usageReadings} join ${esims} on ${esims.id} = ${usageReadings.esim_id}
      where ${isOwnedBy(userId)}
    ) as changes
    group by esim_id`;
}

function toTotals(row: TotalsRow): UsageTotals {
  return {
    readings: row.readings,
    firstAt: new Date(row.first_at),
    lastAt: new Date(row.last_at),
    changedAt: new Date(row.changed_at),
    usedMegabytes: row.used,
    boughtMegabytes: row.bought,
  };
}
