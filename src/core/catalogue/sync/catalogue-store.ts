import type { OfferedPackage } from './catalogue-source.ts';
import type { Package, PackageInventory } from '../packages/package.ts';

export type CatalogueSnapshot = Readonly<{
  /** Grows with every change of packages or prices. Stock is not included: read it when selling. */
  version: number;
  /**
   * Sellable packages only, in listing order: neither withdrawn nor hidden by staff. `priceCents` and `is_popular` are
   * staff's where they decided.
   */
  packages: readonly Package[];
  inventory: readonly PackageInventory[];
  /** When the packages of a slug last changed, prices included. Absent: not known. */
  changedAt?: ReadonlyMap<string, Date>;
}>;

export type SyncSummary = Readonly<{ added: number; changed: number; withdrawn: number; total: number }>;

export interface CatalogueStore {
  load(): Promise<CatalogueSnapshot>;
  version(): Promise<number>;
  /**
   * Makes the table equal to `offered` in one transaction: adds new packages, updates known ones, marks missing
   * ones as withdrawn (unsellable, but kept because orders refer to them) and sells returning ones again. Repeating
   * it changes nothing. If a package is listed twice the last entry counts. What changed is stored for /admin, with the
   * time `startedAt` (default: `at`). Nothing that staff decided is touched.
   */
  replaceCatalogue(offered: readonly OfferedPackage[], at: Date, startedAt?: Date): Promise<SyncSummary>;
  /** Sets the owner's price and stock of one package; listeners are notified when the price changed. */
  saveInventory(row: PackageInventory, at: Date): Promise<void>;
  /** Stores that a sync was refused and why, for /admin. */
  recordRefusedSync(reason: string, at: Date, startedAt?: Date): Promise<void>;
  /** Calls the listener after the catalogue changed, in any process. Returns a function that unsubscribes. */
  onChange(listener: (version: number) => void): Promise<() => Promise<void>>;
}
