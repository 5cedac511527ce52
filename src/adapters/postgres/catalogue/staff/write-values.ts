import { sql } from 'drizzle-orm';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import type { Transaction } from '../../connection/connect-postgres.ts';
import { raiseCatalogueVersion } from '../catalogue-version.ts';
import type { StoredPackage } from './read-edited.ts';

export type NewValues = Readonly<{ item: StoredPackage; after: StaffValues }>;

/** `package_inventory` as a person's values are stored in it. */
export function storedValues({ item, after }: NewValues, at: Date) {
  return {
    package_id: item.packageId,
    price_cents: after.ownPriceCents ?? 0,
    available_stock: after.availableStock,
    // A value that agrees with the rule is none: the rule may go on to decide.
    is_popular: after.isPopular === item.isPopularByRule ? null : after.isPopular,
    is_hidden: after.isHidden,
    changed_at: new Date(editionAfter(item.edition, at)),
  };
}

/** Grows with every edit, also when a clock is slow. */
function editionAfter(edition: number, at: Date): number {
  return Math.max(at.getTime(), edition + 1);
}

type Stored = ReturnType<typeof storedValues>;

/**
 * Stores what staff decided and makes every process load the catalogue again: prices, hidden and popular packages are
 * in its memory, and pages say what is sold out. The caller holds the lock of the catalogue.
 */
export async function writeValues(tx: Transaction, rows: readonly Stored[]): Promise<void> {
  await tx.execute(sql`
    insert into package_inventory (package_id, price_cents, available_stock, is_popular, is_hidden, changed_at)
    select package_id, price_cents, available_stock, is_popular, is_hidden, changed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stored (package_id text, price_cents integer,
      available_stock integer, is_popular boolean, is_hidden boolean, changed_at timestamptz)
    order by package_id collate "C"
    on conflict (package_id) do update set price_cents = excluded.price_cents,
      available_stock = excluded.available_stock, is_popular = excluded.is_popular,
      is_hidden = excluded.is_hidden, changed_at = excluded.changed_at`);
  await raiseCatalogueVersion(tx);
}
