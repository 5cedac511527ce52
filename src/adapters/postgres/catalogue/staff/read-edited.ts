import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { EditedPackage, StaffValues } from '#core/catalogue/editing/edited-package.ts';
import { centsFromDollars } from '#core/money.ts';
import type { Database, Transaction } from '../../connection/connect-postgres.ts';
import { packageInventory, packages } from '../../schema/catalogue.ts';
import { lockCatalogue } from '../catalogue-version.ts';

/** The columns of a package as staff edit it, our cost included. */
const EDITED_COLUMNS = {
  packageId: packages.package_id,
  described: {
    type: packages.type,
    country_region: packages.country_region,
    country_code: packages.country_code,
    coverage_type: packages.coverage_type,
    data_amount: packages.data_amount,
    validity_days: packages.validity_days,
    is_unlimited: packages.is_unlimited,
    operator: packages.operator,
  },
  withdrawnAt: packages.withdrawn_at,
  networkPrice: packages.minimum_selling_price,
  netPrice: packages.net_price,
  isPopular: packages.is_popular,
  staff: {
    price_cents: packageInventory.price_cents,
    available_stock: packageInventory.available_stock,
    is_popular: packageInventory.is_popular,
    is_hidden: packageInventory.is_hidden,
    changed_at: packageInventory.changed_at,
  },
};

/** Packages with what staff decided about each. Not ordered and not run yet. */
export function selectEdited(db: Database | Transaction, condition: SQL | undefined) {
  return db
    .select(EDITED_COLUMNS)
    .from(packages)
    .leftJoin(packageInventory, eq(packageInventory.package_id, packages.package_id))
    .where(condition);
}

type Row = Awaited<ReturnType<typeof selectEdited>>[number];

/** With what the shop's own rule says about popular, which an edit needs. */
export type StoredPackage = EditedPackage & Readonly<{ isPopularByRule: boolean }>;

export function editedPackage({ staff, ...row }: Row): StoredPackage {
  return {
    packageId: row.packageId,
    described: row.described,
    isWithdrawn: row.withdrawnAt !== null,
    networkPriceCents: centsFromDollars(row.networkPrice),
    netPriceCents: row.netPrice === null ? null : centsFromDollars(row.netPrice),
    values: staff === null ? { ...NO_VALUES, isPopular: row.isPopular } : valuesOf(staff, row.isPopular),
    edition: staff?.changed_at.getTime() ?? 0,
    isPopularByRule: row.isPopular,
  };
}

const NO_VALUES = { ownPriceCents: null, availableStock: null, isHidden: false };

function valuesOf(staff: NonNullable<Row['staff']>, isPopularByRule: boolean): StaffValues {
  return {
    // 0 means that there is none.
    ownPriceCents: staff.price_cents === 0 ? null : staff.price_cents,
    availableStock: staff.available_stock,
    isPopular: staff.is_popular ?? isPopularByRule,
    isHidden: staff.is_hidden,
  };
}

/** The same for an edit: other editors and sales wait until the transaction ends. Locked in the order of sales. */
export async function lockEdited(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPackage>> {
  // Serialises editors even when there is no row to lock yet.
  await lockCatalogue(tx);
  await tx
    .select({ id: packageInventory.package_id })
    .from(packageInventory)
    .where(sql`${packageInventory.package_id} = any(${sql.param([...ids])}::text[])`)
    .orderBy(asc(packageInventory.package_id))
    .for('update');
  return readEdited(tx, ids);
}

/** The packages with these ids, now. */
export async function readEdited(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPackage>> {
  const rows = await selectEdited(db, sql`${packages.package_id} = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map((row) => [row.packageId, editedPackage(row)]));
}
