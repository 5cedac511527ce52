import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { CatalogueSnapshot, CatalogueStore } from '#core/catalogue/sync/catalogue-store.ts';
import { packagePriceCents } from '#core/catalogue/packages/package-price.ts';
import type { PackageInventory } from '#core/catalogue/packages/package.ts';
import { centsFromDollars } from '#core/money.ts';
import {
  CATALOGUE_CHANGED,
  lockCatalogue,
  raiseCatalogueVersion,
  readCatalogueVersion,
} from './catalogue-version.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { COVERAGE_COLUMNS, PLAN_COLUMNS, type Coverage } from './package-columns.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { catalogueSyncs, packageInventory, packages } from '../schema/catalogue.ts';

export function createCatalogueStore(postgres: Postgres): CatalogueStore {
  const { db } = postgres;
  return {
    // Version, packages and inventory must come from one snapshot.
    load: () => postgres.transaction(load, 'snapshot'),
    version: () => readCatalogueVersion(db),
    replaceCatalogue: (offered, at, startedAt = at) =>
      postgres.transaction((tx) => replaceCatalogue(tx, offered, { at, startedAt })),
    saveInventory: (row, at) => postgres.transaction((tx) => saveInventory(tx, row, at)),

    async recordRefusedSync(reason, at, startedAt = at) {
      await db
        .insert(catalogueSyncs)
        .values({ started_at: startedAt, finished_at: at, outcome: 'refused', reason });
    },

    async onChange(listener) {
      let seen = await readCatalogueVersion(db);
      const handleVersion = (version: number) => {
        if (version <= seen) return;
        seen = version;
        listener(version);
      };
      const readVersion = async () => handleVersion(await readCatalogueVersion(db));
      const stop = await postgres.listen(CATALOGUE_CHANGED, {
        onMessage: (payload) => handleVersion(Number(payload)),
        onReconnect: readVersion,
      });
      await readVersion();
      return stop;
    },
  };
}

async function load(tx: Transaction): Promise<CatalogueSnapshot> {
  const version = await readCatalogueVersion(tx);
  const staffRows = await tx
    .select({
      package_id: packageInventory.package_id,
      price_cents: packageInventory.price_cents,
      available_stock: packageInventory.available_stock,
      is_popular: packageInventory.is_popular,
      is_hidden: packageInventory.is_hidden,
    })
    .from(packageInventory)
    .innerJoin(
      packages,
      and(eq(packages.package_id, packageInventory.package_id), isNull(packages.withdrawn_at)),
    );
  const staffOf = new Map(staffRows.map((row) => [row.package_id, row]));

  const coverages = await loadCoverages(tx);
  const rows = await tx
    .select({ ...PLAN_COLUMNS, coverage_hash: packages.coverage_hash })
    .from(packages)
    .where(isNull(packages.withdrawn_at))
    .orderBy(asc(packages.minimum_selling_price), asc(packages.package_id));
  const shown = rows.filter(({ package_id }) => staffOf.get(package_id)?.is_hidden !== true);
  return {
    version,
    inventory: staffRows
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ package_id, price_cents, available_stock }) => ({ package_id, price_cents, available_stock })),
    changedAt: await loadChanges(tx),
    packages: shown.map(({ coverage_hash, minimum_selling_price, ...plan }) => {
      const minimumPriceCents = centsFromDollars(minimum_selling_price);
      const staff = staffOf.get(plan.package_id);
      return {
        ...plan,
        ...(coverages.get(coverage_hash) ?? NOWHERE),
        minimumPriceCents,
        priceCents: packagePriceCents(minimumPriceCents, staff?.price_cents ?? null),
        is_popular: staff?.is_popular ?? plan.is_popular,
      };
    }),
  };
}

/**
 * A package that is withdrawn also changes its destination. A change of stock through a sale does not count.
 */
async function loadChanges(tx: Transaction): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select({
      slug: packages.slug,
      packageAt: max(packages.changed_at),
      inventoryAt: max(packageInventory.changed_at),
    })
    .from(packages)
    .leftJoin(packageInventory, eq(packageInventory.package_id, packages.package_id))
    .groupBy(packages.slug);
  return new Map(
    rows.map(({ slug, packageAt, inventoryAt }) => [
      slug,
      new Date(Math.max(packageAt?.getTime() ?? 0, inventoryAt?.getTime() ?? 0)),
    ]),
  );
}

const NOWHERE: Coverage = { operator_coverages: [], countries: [], operator_countries: [] };

/**
 * Packages of one operator share one coverage object: it is most of a package's size and would otherwise be
 * read and stored many times.
 */
async function loadCoverages(tx: Transaction): Promise<ReadonlyMap<string, Coverage>> {
  const rows = await tx
    .selectDistinctOn([packages.coverage_hash], { hash: packages.coverage_hash, ...COVERAGE_COLUMNS })
    .from(packages)
    .where(isNull(packages.withdrawn_at))
    .orderBy(packages.coverage_hash);
  return new Map(rows.map(({ hash, ...coverage }) => [hash, coverage]));
}

async function saveInventory(tx: Transaction, row: PackageInventory, at: Date): Promise<void> {
  await lockCatalogue(tx);
  const [before] = await tx
    .select({ price_cents: packageInventory.price_cents })
    .from(packageInventory)
    .where(eq(packageInventory.package_id, row.package_id));
  await tx
    .insert(packageInventory)
    .values({ ...row, changed_at: at })
    .onConflictDoUpdate({
      target: packageInventory.package_id,
      set: { price_cents: row.price_cents, available_stock: row.available_stock, changed_at: at },
    });
  if ((before?.price_cents ?? 0) !== row.price_cents) await raiseCatalogueVersion(tx);
}
