import type { PackageInventory } from './package.ts';

/** `edition` changes with every edit; a sale leaves it. */
export type EditedInventory = Readonly<{ row: PackageInventory; edition: number }>;

export type InventoryEdit =
  | Readonly<{ kind: 'saved'; now: EditedInventory }>
  /** Another editor came first; `now` is what stands there. */
  | Readonly<{ kind: 'edited-meanwhile'; now: EditedInventory }>;

type Input = Readonly<{ seen: EditedInventory; wanted: PackageInventory; at: Date }>;

/** The owner's price and stock of one package, for people who look before they change it. */
export interface InventoryEditor {
  /** A package nobody has edited yet has the network's price and no limit. */
  read(packageId: string): Promise<EditedInventory>;
  /** May be repeated. What was sold since `seen` stays sold. The package must exist. */
  save(input: Input): Promise<InventoryEdit>;
}
