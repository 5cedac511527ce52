/**
 * `node bench/staff-catalogue.ts`: how long the lists of the admin catalogue take in a real PostgreSQL with 6,000 packages.
 * Prints figures and no verdicts.
 */
import { sql } from 'drizzle-orm';
import { createPackageEditor } from '#adapters/postgres/catalogue/staff/package-editor.ts';
import { createPriceImports } from '#adapters/postgres/catalogue/staff/price-imports.ts';
import { writePriceFile } from '#core/catalogue/imports/price-file.ts';
import { readPriceFile } from '#core/catalogue/imports/read-price-file.ts';
import type { PackageFilter } from '#core/catalogue/editing/package-editor.ts';
import { withBenchDatabase } from './bench-database.ts';
import { timesOf } from './call-times.ts';
import { fillCatalogue } from './data/fill-catalogue.ts';
import { print } from './order-figures.ts';

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

await withBenchDatabase(async (postgres) => {
  await fillCatalogue(postgres);
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
});

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  await call();
  const { medianMs, slowestMs } = await timesOf(call, CALLS);
  print(`${name}: median ${medianMs.toFixed(1)} ms, slowest ${slowestMs.toFixed(1)} ms`);
}
