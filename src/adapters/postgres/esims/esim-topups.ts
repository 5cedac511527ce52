import { asc, eq, inArray } from 'drizzle-orm';
import type { OwnedTopup } from '#core/esims/my-esims.ts';
import { DESCRIBED } from '../catalogue/offer-reader.ts';
import type { Database } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';
import { topups } from '../schema/delivery.ts';
import { orderUnits } from '../schema/orders.ts';

/** The delivered top-ups of these eSIMs, by eSIM, oldest first. */
export async function topupsOf(
  db: Database,
  esimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnedTopup[]>> {
  if (esimIds.length === 0) return new Map();
  const rows = await db
    .select({
      unitId: topups.unit_id,
      esimId: topups.esim_id,
      boughtAt: topups.created_at,
      described: DESCRIBED,
    })
    .from(topups)
    .innerJoin(orderUnits, eq(orderUnits.id, topups.unit_id))
    .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
    .where(inArray(topups.esim_id, [...esimIds]))
    .orderBy(asc(topups.created_at), asc(topups.unit_id));
  return Map.groupBy(rows, ({ esimId }) => esimId ?? '');
}
