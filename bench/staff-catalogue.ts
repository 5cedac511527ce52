/**
 * `node bench/staff-catalogue.ts`: how long the lists of the admin catalogue take in a real PostgreSQL with 6,000 packages.
 * Prints figures and no verdicts.
 */
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createPackageEditor } from '#adapters/postgres/catalogue/staff/package-editor.ts';
import { createPriceImports } from '#adapters/postgres/catalogue/staff/price-imports.ts';
import { writePriceFile } from '#core/catalogue/imports/price-file.ts';
import { readPriceFile } from '#core/catalogue/imports/read-price-file.ts';
import type { PackageFilter } from '#core/catalogue/editing/package-editor.ts';
import { aLargeCatalogue } from '#tests/builders/catalogue.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';
import { print } from './order-figures.ts';

const PACKAGES = 6_000;
const CALLS = 30;
const FIRST: PackageFilter = {
  search: '',
  type: null,
  coverage: null,
  list: 'all',
  order: 'name',
  after: null,
  most: 51,
};

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { dataDir } = await aDataFolder('landfall-bench-');
const server = await startEmbeddedPostgres({ dataDir, log });
const postgres = connectPostgres({ url: server.url, log });
try {
  await migrateDatabase(postgres);
  const offered = aLargeCatalogue(PACKAGES).map(({ priceCents, ...item }) => ({
    package: item,
    netPriceCents: Math.round(priceCents * 0.7),
  }));
  await createCatalogueStore(postgres).replaceCatalogue(offered, new Date());
  await postgres.db.execute(sql`insert into package_inventory (package_id, price_cents, available_stock)
    select package_id, (minimum_selling_price * 65)::int, 5 from packages where right(package_id, 1) = '7'`);
  await postgres.db.execute(sql`analyze`);
  const editor = createPackageEditor(postgres);
  const middle = (await editor.list({ ...FIRST, order: 'margin' })).at(-1)?.packageId ?? null;
  await measure('first page and counts', () => Promise.all([editor.list(FIRST), editor.counts()]));
  await measure('next page by margin', () => editor.list({ ...FIRST, order: 'margin', after: middle }));
  await measure('below cost', () => editor.list({ ...FIRST, list: 'below-cost' }));
  await measure('search japón 5 gb', () => editor.list({ ...FIRST, search: 'japón 5 gb' }));
  const file = readPriceFile(writePriceFile(await editor.all(), 'es'));
  if (file.kind === 'read')
    await measure('preview of all packages', () => createPriceImports(postgres).preview(file.rows));
} finally {
  await postgres.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  await call();
  const times: number[] = [];
  for (let count = 0; count < CALLS; count += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [times[Math.floor(CALLS / 2)], times.at(-1)];
  print(`${name}: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`);
}
