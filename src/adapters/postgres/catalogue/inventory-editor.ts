import { eq } from 'drizzle-orm';
import type { EditedInventory, InventoryEditor } from '#core/catalogue/packages/inventory-editor.ts';
import { stockAfterEdit } from '#core/catalogue/packages/stock-after-edit.ts';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import { saveInventory } from './catalogue-store.ts';
import { lockCatalogue } from './catalogue-version.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { packageInventory } from '../schema/catalogue.ts';

/** The time of the last edit is the edition: sales and returned stock do not change it. */
export function createInventoryEditor(postgres: Pick<Postgres, 'transaction'>): InventoryEditor {
  return {
    read: (packageId) => postgres.transaction((tx) => readLocked(tx, packageId)),
    save: ({ seen, wanted, at }) =>
      postgres.transaction(async (tx) => {
        // Serialises editors even when there is no row to lock yet.
        await lockCatalogue(tx);
        const now = await readLocked(tx, wanted.package_id);
        const isAlreadySo =
          now.row.price_cents === wanted.price_cents && now.row.available_stock === wanted.available_stock;
        const verdict = judgeEdit({ seen: seen.edition, current: now.edition, isAlreadySo });
        if (verdict === 'edited-meanwhile') return { kind: 'edited-meanwhile', now };
        if (verdict === 'saved-before') return { kind: 'saved', now };
        const row = {
          ...wanted,
          available_stock: stockAfterEdit({
            seen: seen.row.available_stock,
            wanted: wanted.available_stock,
            current: now.row.available_stock,
          }),
        };
        const edition = Math.max(at.getTime(), now.edition + 1);
        await saveInventory(tx, row, new Date(edition));
        return { kind: 'saved', now: { row, edition } };
      }),
  };
}

async function readLocked(tx: Transaction, packageId: string): Promise<EditedInventory> {
  const [found] = await tx
    .select()
    .from(packageInventory)
    .where(eq(packageInventory.package_id, packageId))
    .for('update');
  if (found === undefined)
    return { row: { package_id: packageId, price_cents: 0, available_stock: null }, edition: 0 };
  const { changed_at, ...row } = found;
  return { row, edition: changed_at.getTime() };
}
