import { sql } from 'drizzle-orm';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { aLargeCatalogue } from '#tests/builders/catalogue.ts';

const PACKAGES = 6_000;

/** 6,000 packages; a tenth with a price and a stock of their own. */
export async function fillCatalogue(postgres: Postgres): Promise<void> {
  const offered = aLargeCatalogue(PACKAGES).map(({ priceCents, ...item }) => ({
    package: item,
    netPriceCents: Math.round(priceCents * 0.7),
  }));
  await createCatalogueStore(postgres).replaceCatalogue(offered, new Date());
  await postgres.db.execute(sql`insert into package_inventory (package_id, price_cents, available_stock)
    select package_id, (minimum_selling_price * 65)::int, 5 from packages where right(package_id, 1) = '7'`);
}
