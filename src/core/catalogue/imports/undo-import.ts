import { STAFF_FIELDS, changedFields, type StaffField, type StaffValues } from '../editing/edited-package.ts';
import { stockAfterEdit } from '../editing/stock-after-edit.ts';

/** What an import changed, and what is stored now. */
export type ImportedChange = Readonly<{
  before: StaffValues;
  after: StaffValues;
  now: StaffValues;
  /** Somebody edited the package after the import. A sale is no edit. */
  isEditedSince: boolean;
}>;

export type UndoneChange = Readonly<{
  values: StaffValues;
  /** Fields that the import changed and somebody else changed again: they stay as they are. */
  kept: readonly StaffField[];
}>;

/** Restores exactly what an import changed, except what somebody changed since. Units sold since stay sold. */
export function undoImport({ before, after, now, isEditedSince }: ImportedChange): UndoneChange {
  const imported = changedFields(before, after);
  const kept = imported.filter((field) => isEditedSince && now[field] !== after[field]);
  const restored = STAFF_FIELDS.filter((field) => imported.includes(field) && !kept.includes(field));
  const values = { ...now, ...Object.fromEntries(restored.map((field) => [field, before[field]])) };
  if (!restored.includes('availableStock')) return { values, kept };
  const availableStock = stockAfterEdit({
    seen: after.availableStock,
    wanted: before.availableStock,
    current: now.availableStock,
  });
  return { values: { ...values, availableStock }, kept };
}
