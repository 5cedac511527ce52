import { onTestFinished } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createSalesReader } from '#adapters/postgres/catalogue/sales-reader.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { LiveSales } from '#server/catalogue/live-sales.ts';
import { aLog } from '#tests/builders/log.ts';
import type { anOrderFlow } from '../order-flow/shop.ts';

/** What a web process keeps in memory, on its own connections. */
export async function aWebProcess(flow: ReturnType<typeof anOrderFlow>) {
  const log = aLog();
  const postgres = connectPostgres({ url: flow.parts().databaseUrl, log });
  const catalogue = new LiveCatalogue({ store: createCatalogueStore(postgres), log });
  const sales = new LiveSales({ reader: createSalesReader(postgres), clock: flow.clock, log });
  await catalogue.start();
  await sales.start();
  catalogue.beforeFollowing(() => sales.refresh());
  onTestFinished(async () => {
    sales.stop();
    await catalogue.stop();
    await postgres.close();
  });
  const facts = () => sales.factsFor(catalogue.current());
  return {
    plan: (id: string) => catalogue.current().plans.find((plan) => plan.package_id === id),
    isSoldOut: (id: string) => facts().soldOut.has(id),
    /** The slugs that the home page shows, in their order. */
    popular: () => facts().popular,
  };
}
