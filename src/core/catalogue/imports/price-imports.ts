import type { EditedPackage, StaffField } from '../editing/edited-package.ts';
import type { PlannedRow } from './plan-import.ts';
import type { FileRow } from './read-price-file.ts';

/** What a file would do. `digest` is equal as long as it would do the same. */
export type ImportPreview = Readonly<{ rows: readonly PlannedRow[]; digest: string }>;

export type ImportRequest = Readonly<{
  fileName: string;
  rows: readonly FileRow[];
  /** Of the preview that the person saw. */
  digest: string;
  sellsBelowCost: boolean;
  by: string;
  at: Date;
}>;

export type ImportOutcome =
  | Readonly<{ kind: 'applied'; changed: number }>
  /** Nothing was changed: the catalogue changed after the preview. */
  | Readonly<{ kind: 'changed-meanwhile'; preview: ImportPreview }>
  | Readonly<{ kind: 'nothing-to-change' }>;

export type PastImport = Readonly<{
  id: number;
  fileName: string;
  at: Date;
  /** Null: the account was deleted since. */
  by: string | null;
  changed: number;
  undoneAt: Date | null;
}>;

export type KeptPackage = Readonly<{ item: EditedPackage; fields: readonly StaffField[] }>;

export type UndoOutcome =
  | Readonly<{ kind: 'undone'; restored: number; kept: readonly KeptPackage[] }>
  /** Only the last import can be undone, once. */
  | Readonly<{ kind: 'not-last' }>;

export interface PriceImports {
  preview(rows: readonly FileRow[]): Promise<ImportPreview>;
  /** All rows in one transaction, or none. */
  apply(request: ImportRequest): Promise<ImportOutcome>;
  /** Null: there was none. */
  last(): Promise<PastImport | null>;
  undo(id: number, action: Readonly<{ by: string; at: Date }>): Promise<UndoOutcome>;
}
