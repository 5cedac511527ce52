import { sql, type SQL } from 'drizzle-orm';
import type { OfferedPackage } from '#core/catalogue/catalogue-source.ts';
import type { SyncSummary } from '#core/catalogue/catalogue-store.ts';
import { lockCatalogue, raiseCatalogueVersion } from './catalogue-version.ts';
import type { Transaction } from './connect-postgres.ts';
import { OFFERED_COLUMNS } from './package-columns.ts';
import { catalogueSyncs, packages } from './schema/catalogue.ts';

/** Enough to make round trips rare, few enough that one statement's JSON stays a few megabytes. */
const ROWS_PER_STATEMENT = 2_000;

const NAMES = Object.values(OFFERED_COLUMNS).map(({ name }) => name);
const CONTENT = NAMES.filter((name) => name !== packages.package_id.name);
const list = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => prefix + name).join(', '));
const RECORD = sql.raw(
  Object.values(OFFERED_COLUMNS)
    .map((column) => `${column.name} ${column.getSQLType()}`)
    .join(', '),
);
const TAKE_OVER = sql.raw(CONTENT.map((name) => `${name} = excluded.${name}`).join(', '));

/** Writes only what differs, so that the hourly sync of an unchanged catalogue touches no row. */
export async function replaceCatalogue(
  tx: Transaction,
  offered: readonly OfferedPackage[],
  at: Date,
): Promise<SyncSummary> {
  let version = await lockCatalogue(tx);
  const rows = [...new Map(offered.map((one) => [one.package.package_id, toRow(one)])).values()];

  let added = 0;
  let changed = 0;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const written = await writeDifferent(tx, rows.slice(start, start + ROWS_PER_STATEMENT), at);
    added += written.added;
    changed += written.changed;
  }
  const withdrawn = await withdrawMissing(
    tx,
    rows.map((row) => row.package_id),
    at,
  );

  if (added + changed + withdrawn > 0) version = await raiseCatalogueVersion(tx);
  const summary = { added, changed, withdrawn, total: rows.length };
  await tx.insert(catalogueSyncs).values({ finished_at: at, outcome: 'synced', version, ...summary });
  return summary;
}

function toRow({ package: offered, netPriceCents }: OfferedPackage) {
  return { ...offered, net_price: netPriceCents === null ? null : netPriceCents / 100 };
}

async function writeDifferent(
  tx: Transaction,
  rows: readonly object[],
  at: Date,
): Promise<{ added: number; changed: number }> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const result = await tx.execute<{ added: number; written: number }>(sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as offered (${RECORD})
    ), different as (
      select incoming.* from incoming left join packages known using (package_id)
      where known.package_id is null or known.withdrawn_at is not null
        or (${list(CONTENT, 'known.')}) is distinct from (${list(CONTENT, 'incoming.')})
    ), written as (
      insert into packages (${list(NAMES)}, first_offered_at, changed_at)
      select ${list(NAMES)}, ${now}, ${now} from different
      on conflict (package_id) do update set ${TAKE_OVER}, changed_at = excluded.changed_at, withdrawn_at = null
      -- A row that was inserted, not updated, has never been locked by anyone.
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as added, count(*)::int as written from written`);
  const { added = 0, written = 0 } = result.rows[0] ?? {};
  return { added, changed: written - added };
}

async function withdrawMissing(tx: Transaction, offeredIds: readonly string[], at: Date): Promise<number> {
  const ids: SQL = sql`jsonb_array_elements_text(${JSON.stringify(offeredIds)}::jsonb)`;
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rowCount } = await tx.execute(sql`
    update packages set withdrawn_at = ${now}, changed_at = ${now}
    where withdrawn_at is null and not exists (
      select from ${ids} as offered (id) where offered.id = packages.package_id
    )`);
  return rowCount ?? 0;
}
