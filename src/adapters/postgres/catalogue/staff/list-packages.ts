import { and, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type {
  PackageCounts,
  PackageFilter,
  PackageListName,
  PackageOrder,
} from '#core/catalogue/editing/package-editor.ts';
import { readPackageSearch, TitleSearch } from '#core/catalogue/editing/title-search.ts';
import type { Database } from '../../connection/connect-postgres.ts';
import { packageInventory, packages } from '../../schema/catalogue.ts';
import { NET_CENTS, PRICE_CENTS } from './price-columns.ts';
import { editedPackage, selectEdited } from './read-edited.ts';

/** The lists, as `isBelowCost` and the values of staff in core say. */
const LISTS: Readonly<Record<PackageListName, SQL | undefined>> = {
  all: isNull(packages.withdrawn_at),
  'own-price': onSale(sql`${packageInventory.price_cents} > 0`),
  'below-cost': onSale(sql`${PRICE_CENTS} < ${NET_CENTS}`),
  limited: onSale(isNotNull(packageInventory.available_stock)),
  'sold-out': onSale(eq(packageInventory.available_stock, 0)),
  popular: onSale(sql`coalesce(${packageInventory.is_popular}, ${packages.is_popular})`),
  hidden: onSale(sql`${packageInventory.is_hidden}`),
  withdrawn: isNotNull(packages.withdrawn_at),
};

function onSale(condition: SQL): SQL | undefined {
  return and(isNull(packages.withdrawn_at), condition);
}

/** What a list is sorted by. The id makes every order total, so that a page begins exactly after the one before. */
const ORDERS: Readonly<Record<PackageOrder, readonly SQL[]>> = {
  // As in the index `packages_by_name`.
  name: [sql`${packages.country_region} collate "C"`, sql`${packages.minimum_selling_price}`],
  price: [PRICE_CENTS],
  margin: [sql`coalesce((${PRICE_CENTS} - ${NET_CENTS})::float8 / ${PRICE_CENTS}, 1000)`],
};

export async function listPackages(db: Database, filter: PackageFilter) {
  const { search, type, coverage, list, order, after, most } = filter;
  const keys = [...ORDERS[order], sql`${packages.package_id}`];
  const row = sql.join(keys, sql`, `);
  const rows = await selectEdited(
    db,
    and(
      LISTS[list],
      type === null ? undefined : eq(packages.type, type),
      coverage === null ? undefined : eq(packages.coverage_type, coverage),
      search.trim() === '' ? undefined : await matches(db, search),
      after === null ? undefined : sql`(${row}) > (${keyOf(row, after)})`,
    ),
  )
    .orderBy(...keys)
    .limit(most);
  return rows.map(editedPackage);
}

function keyOf(row: SQL, packageId: string): SQL {
  return sql`select ${row} from ${packages} left join ${packageInventory}
    on ${packageInventory.package_id} = ${packages.package_id} where ${packages.package_id} = ${packageId}`;
}

/** Destinations by their names in every language; and every word somewhere in the package's own texts. */
async function matches(db: Database, search: string): Promise<SQL | undefined> {
  const { country_region, country_code, data_amount, operator, package_id, validity_days } = packages;
  const titles = new TitleSearch(await db.selectDistinct({ country_region, country_code }).from(packages));
  const named = (typed: string) => {
    const found = titles.find(typed);
    return found.length === 0 ? undefined : inArray(country_region, [...found]);
  };
  const text = sql`concat_ws(' ', ${package_id}, ${country_region}, ${operator}, ${data_amount}, ${validity_days})`;
  const { data, words } = readPackageSearch(search);
  return or(
    named(search),
    and(
      data === null ? undefined : ilike(data_amount, data),
      ...words.map((word) =>
        or(ilike(text, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`), named(word)),
      ),
    ),
  );
}

export async function countPackages(db: Database): Promise<PackageCounts> {
  const count = (list: PackageListName) =>
    sql<number>`(count(*) filter (where ${LISTS[list] ?? sql`true`}))::int`;
  const [row] = await db
    .select({
      all: count('all'),
      'own-price': count('own-price'),
      'below-cost': count('below-cost'),
      limited: count('limited'),
      'sold-out': count('sold-out'),
      popular: count('popular'),
      hidden: count('hidden'),
      withdrawn: count('withdrawn'),
    })
    .from(packages)
    .leftJoin(packageInventory, eq(packageInventory.package_id, packages.package_id));
  if (row === undefined) throw new Error('PostgreSQL returned no counts');
  return row;
}
