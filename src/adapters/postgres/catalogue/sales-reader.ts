import { and, count, eq, gte, isNull, ne, or } from 'drizzle-orm';
import type { SalesReader } from '#core/destinations/sales.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { packageInventory, packages } from '../schema/catalogue.ts';
import { orders, orderUnits } from '../schema/orders.ts';
import { readPicks } from './read-picks.ts';

export function createSalesReader({ db }: Pick<Postgres, 'db'>): SalesReader {
  return {
    async readSales(since) {
      const picks = await readPicks(db);
      const soldOut = await db
        .select({ id: packageInventory.package_id })
        .from(packageInventory)
        .where(eq(packageInventory.available_stock, 0));
      const units = await db
        .select({ id: packages.package_id, slug: packages.slug, units: count() })
        .from(orders)
        .innerJoin(orderUnits, eq(orderUnits.order_id, orders.id))
        .innerJoin(packages, eq(packages.package_id, orderUnits.package_id))
        .where(
          and(
            gte(orders.paid_at, since),
            ne(orders.status, 'refunded'),
            eq(orderUnits.kind, 'sim'),
            or(isNull(orderUnits.outcome), ne(orderUnits.outcome, 'undeliverable')),
          ),
        )
        .groupBy(packages.package_id, packages.slug);
      return {
        picks,
        unitsSold: sumBySlug(units),
        packagesSold: new Map(units.map(({ id, units: sold }) => [id, sold])),
        soldOut: new Set(soldOut.map(({ id }) => id)),
      };
    },
  };
}

function sumBySlug(sold: readonly Readonly<{ slug: string; units: number }>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { slug, units } of sold) sums.set(slug, (sums.get(slug) ?? 0) + units);
  return sums;
}
