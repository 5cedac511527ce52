import type { PackageInventory } from './package.ts';

/** `edition` changes with every edit, but not with a sale. */
export type EditedInventory = Readonly<{ row: PackageInventory; edition: number }>;

export type InventoryEdit =
  | Readonly<{ kind: 'saved'; now: EditedInventory }>
  /** Another editor saved first; `now` is the current value. */
  | Readonly<{ kind: 'edited-meanwhile'; now: EditedInventory }>;

type Input = Readonly<{ seen: EditedInventory; wanted: PackageInventory; at: Date }>;

/** Reads and edits the owner's price and stock of one package. */
export interface InventoryEditor {
  /** A package that was never edited has the network's price and no stock limit. */
  read(packageId: string): Promise<EditedInventory>;
  /** May be repeated. Units sold since `seen` stay sold. The package must exist. */
  save(input: Input): Promise<InventoryEdit>;
}
