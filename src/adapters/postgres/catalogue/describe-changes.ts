import { sql } from 'drizzle-orm';
import type { SyncChangeKind } from '#core/catalogue/sync/sync-history.ts';
import { centsFromDollars } from '#core/money.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';

type Offered = Readonly<{ package_id: string; minimum_selling_price: number; net_price: number | null }>;

/** What a sync is about to write. */
type Differences = Readonly<{
  added: readonly Offered[];
  changed: readonly Offered[];
  missing: readonly string[];
}>;

type CatalogueChange = Readonly<{
  package_id: string;
  kind: SyncChangeKind;
  price_before_cents: number | null;
  price_after_cents: number | null;
  net_before_cents: number | null;
  net_after_cents: number | null;
}>;

const NOT_SOLD = { price: null, net: null };
const centsOf = ({ minimum_selling_price, net_price }: Omit<Offered, 'package_id'>) => ({
  price: centsFromDollars(minimum_selling_price),
  net: net_price === null ? null : centsFromDollars(net_price),
});

/** What a sync changes, with the prices of before. Must be called before the sync writes. */
export async function describeChanges(
  tx: Transaction,
  { added, changed, missing }: Differences,
): Promise<readonly CatalogueChange[]> {
  const ids = [...changed.map(({ package_id }) => package_id), ...missing];
  const rows = ids.length === 0 ? [] : await readBefore(tx, ids);
  const before = new Map(rows.map((row) => [row.package_id, row]));
  const known = (id: string) => {
    const row = before.get(id);
    return row === undefined ? NOT_SOLD : centsOf(row);
  };
  return [
    ...added.map((row) => changeOf(row.package_id, 'added', { before: NOT_SOLD, after: centsOf(row) })),
    ...changed.map((row) => {
      const wasWithdrawn = before.get(row.package_id)?.withdrawn_at != null;
      return wasWithdrawn
        ? changeOf(row.package_id, 'returned', { before: NOT_SOLD, after: centsOf(row) })
        : changeOf(row.package_id, 'changed', { before: known(row.package_id), after: centsOf(row) });
    }),
    ...missing.map((id) => changeOf(id, 'withdrawn', { before: known(id), after: NOT_SOLD })),
  ];
}

async function readBefore(tx: Transaction, ids: readonly string[]) {
  const { package_id, minimum_selling_price, net_price, withdrawn_at } = packages;
  return tx
    .select({ package_id, minimum_selling_price, net_price, withdrawn_at })
    .from(packages)
    .where(sql`${packages.package_id} = any(${sql.param([...ids])}::text[])`);
}

type Prices = Readonly<{ price: number | null; net: number | null }>;

function changeOf(
  package_id: string,
  kind: SyncChangeKind,
  { before, after }: Readonly<{ before: Prices; after: Prices }>,
): CatalogueChange {
  return {
    package_id,
    kind,
    price_before_cents: before.price,
    price_after_cents: after.price,
    net_before_cents: before.net,
    net_after_cents: after.net,
  };
}
