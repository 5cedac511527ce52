import type { Language } from '#core/language.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { DeletionObstacle } from './deletion-obstacles.ts';

/** The account, from its session. */
export type DataOwner = Readonly<{ userId: string; email: string }>;

/** The rows of each table of `STORED_TABLES` that has personal data, with the columns that are exported. */
export type ExportedTables = Readonly<Record<string, readonly ExportedRow[]>>;
/** Values as in JSON. */
export type ExportedRow = Readonly<Record<string, unknown>>;

export type ExportedData = Readonly<{
  tables: ExportedTables;
  /** What was bought: the rows name it by its package. */
  plans: readonly Readonly<{ packageId: string; described: Offer['described'] }>[];
}>;

/** What the owner loses with the account. */
export type DeletionPreview = Readonly<{
  obstacles: readonly DeletionObstacle[];
  /** eSIMs that nobody has installed: without the account they cannot be installed any more. */
  uninstalledEsims: number;
  /** Gifts that were sent and never opened; their links have ended. */
  unopenedGifts: number;
  /** Gifts that were opened and whose links still work. */
  openedGifts: number;
}>;

export type DeletionOutcome =
  | Readonly<{ kind: 'deleted' }>
  | Readonly<{ kind: 'refused'; obstacles: readonly DeletionObstacle[] }>;

export interface PersonalDataStore {
  /** Everything as of one moment. */
  exportData(owner: DataOwner): Promise<ExportedData>;
  previewDeletion(owner: DataOwner, now: Date): Promise<DeletionPreview>;
  /**
   * Deletes the account, erases what must be kept and writes the mail that confirms it, in one transaction. Refused
   * while there is an obstacle.
   */
  deleteAccount(owner: DataOwner, at: Readonly<{ now: Date; language: Language }>): Promise<DeletionOutcome>;
}
