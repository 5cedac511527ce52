import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { OfferedPackage } from '#core/catalogue/sync/catalogue-source.ts';
import type { SyncSummary } from '#core/catalogue/sync/catalogue-store.ts';
import { lockCatalogue, raiseCatalogueVersion } from './catalogue-version.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { OFFERED_COLUMNS } from './package-columns.ts';
import { offeredRow } from './offered-row.ts';
import { catalogueSyncChanges, catalogueSyncs, packages } from '../schema/catalogue.ts';
import { describeChanges } from './describe-changes.ts';

/** Large enough to make round trips rare, small enough that one statement's JSON stays at a few megabytes. */
const ROWS_PER_STATEMENT = 1_000;

const COLUMNS = Object.values(OFFERED_COLUMNS);
const NAMES = sql.raw(COLUMNS.map(({ name }) => name).join(', '));
const RECORD = sql.raw(COLUMNS.map((column) => `${column.name} ${column.getSQLType()}`).join(', '));
const UPDATE_COLUMNS = sql.raw(COLUMNS.map(({ name }) => `${name} = excluded.${name}`).join(', '));

type Row = ReturnType<typeof offeredRow>;
type SyncTimes = Readonly<{ at: Date; startedAt: Date }>;

/** Writes only rows that differ, so that the hourly sync of an unchanged catalogue writes none. */
export async function replaceCatalogue(
  tx: Transaction,
  offered: readonly OfferedPackage[],
  { at, startedAt }: SyncTimes,
): Promise<SyncSummary> {
  let version = await lockCatalogue(tx);
  const rows = new Map(offered.map((one) => [one.package.package_id, offeredRow(one)]));
  const known = await readFingerprints(tx);

  const added = [...rows.values()].filter((row) => !known.has(row.package_id));
  const changed = [...rows.values()].filter((row) => {
    const before = known.get(row.package_id);
    return before !== undefined && before !== row.content_hash;
  });
  const missing = [...known].filter(([id, hash]) => hash !== WITHDRAWN && !rows.has(id)).map(([id]) => id);

  // Of the first catalogue everything is new, which the counts say.
  const changes = known.size === 0 ? [] : await describeChanges(tx, { added, changed, missing });
  for (const batch of inBatches([...added, ...changed])) await write(tx, batch, at);
  for (const batch of inBatches(missing)) await withdraw(tx, batch, at);

  const counts = { added: added.length, changed: changed.length, withdrawn: missing.length };
  const summary = { ...counts, total: rows.size };
  if (Object.values(counts).some((count) => count > 0)) version = await raiseCatalogueVersion(tx);
  const [sync] = await tx
    .insert(catalogueSyncs)
    .values({ started_at: startedAt, finished_at: at, outcome: 'synced', version, ...summary })
    .returning({ id: catalogueSyncs.id });
  for (const batch of inBatches(changes))
    await tx
      .insert(catalogueSyncChanges)
      .values(batch.map((change) => ({ ...change, sync_id: sync?.id ?? 0 })));
  return summary;
}

/** Replaces the fingerprint of a withdrawn package, so that a new offer always differs from it. */
const WITHDRAWN = 'withdrawn';

async function readFingerprints(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const { package_id, content_hash, withdrawn_at } = packages;
  const rows = await tx.select({ package_id, content_hash, withdrawn_at }).from(packages);
  return new Map(
    rows.map((row) => [row.package_id, row.withdrawn_at === null ? row.content_hash : WITHDRAWN]),
  );
}

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += ROWS_PER_STATEMENT) {
    yield all.slice(start, start + ROWS_PER_STATEMENT);
  }
}

async function write(tx: Transaction, rows: readonly Row[], at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into packages (${NAMES}, first_offered_at, changed_at)
    select ${NAMES}, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as offered (${RECORD})
    on conflict (package_id) do update set ${UPDATE_COLUMNS}, changed_at = excluded.changed_at, withdrawn_at = null`);
}

async function withdraw(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(packages)
    .set({ withdrawn_at: at, changed_at: at })
    .where(and(isNull(packages.withdrawn_at), inArray(packages.package_id, [...ids])));
}
