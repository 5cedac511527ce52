import type { OfferedPackage } from './catalogue-source.ts';
import type { Package, PackageInventory } from '../packages/package.ts';

export type CatalogueSnapshot = Readonly<{
  /** Grows with every change of what is sold or what it costs. Stock is not part of it: ask when selling. */
  version: number;
  /** Sellable packages only, `price` already decided, in listing order. */
  packages: readonly Package[];
  inventory: readonly PackageInventory[];
  /** When what is sold under a slug last changed, prices included. Absent: not known. */
  changedAt?: ReadonlyMap<string, Date>;
}>;

export type SyncSummary = Readonly<{ added: number; changed: number; withdrawn: number; total: number }>;

export interface CatalogueStore {
  load(): Promise<CatalogueSnapshot>;
  version(): Promise<number>;
  /**
   * Makes the table equal to `offered` in one transaction: new ones added, known ones brought up to date,
   * missing ones kept as withdrawn (unsellable, because orders refer to them), returning ones sold again.
   * Repeating it changes nothing. Of a package named twice the last one counts.
   */
  replaceCatalogue(offered: readonly OfferedPackage[], at: Date): Promise<SyncSummary>;
  /** Sets the owner's price and stock of one package; listeners hear of it when the price changed. */
  saveInventory(row: PackageInventory, at: Date): Promise<void>;
  /** Writes down that a sync was refused and why, for /admin. */
  recordRefusedSync(reason: string, at: Date): Promise<void>;
  /** Calls back after the catalogue changed, in whichever process. The answer stops listening. */
  onChange(listener: (version: number) => void): Promise<() => Promise<void>>;
}
