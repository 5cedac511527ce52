import { changedFields, type EditedPackage, type StaffValues } from '../editing/edited-package.ts';
import { beginsToLose } from '../editing/margin.ts';
import { stockAfterEdit } from '../editing/stock-after-edit.ts';
import type { FileRow, RowProblem, PriceFileValues } from './read-price-file.ts';

/** What an import would do with one row of the file. */
export type PlannedRow = Readonly<{ line: number; packageId: string }> &
  (
    | Readonly<{ kind: 'left-out'; problem: RowProblem }>
    | Readonly<{ kind: 'same'; item: EditedPackage }>
    | Readonly<{
        kind: 'change';
        item: EditedPackage;
        after: StaffValues;
        /** Every sale would lose money: applied only when somebody confirms it. */
        isBelowCost: boolean;
      }>
  );

export type PlannedChange = Extract<PlannedRow, Readonly<{ kind: 'change' }>>;

/** Compares the rows of a file with the catalogue of this moment. */
export function planImport(
  rows: readonly FileRow[],
  known: ReadonlyMap<string, EditedPackage>,
): readonly PlannedRow[] {
  return rows.map((row) => {
    const { line, packageId } = row;
    const leaveOut = (problem: RowProblem): PlannedRow => ({ line, packageId, kind: 'left-out', problem });
    if ('problem' in row) return leaveOut(row.problem);
    const item = known.get(packageId);
    if (item === undefined) return leaveOut('unknown');
    const after = valuesAfter(item.values, row.wanted);
    if (changedFields(item.values, after).length === 0) return { line, packageId, kind: 'same', item };
    if (item.isWithdrawn) return leaveOut('withdrawn');
    return { line, packageId, kind: 'change', item, after, isBelowCost: beginsToLose(item, after) };
  });
}

function valuesAfter(current: StaffValues, { stockSeen, ...wanted }: PriceFileValues): StaffValues {
  const stock = wanted.availableStock;
  if (stock === undefined) return { ...current, ...wanted };
  const seen = stockSeen === undefined ? current.availableStock : stockSeen;
  return {
    ...current,
    ...wanted,
    availableStock: stockAfterEdit({ seen, wanted: stock, current: current.availableStock }),
  };
}

/** The rows that an import applies. */
export function appliedRows(plan: readonly PlannedRow[], sellsBelowCost: boolean): readonly PlannedChange[] {
  return plan.flatMap((row) => (row.kind === 'change' && (sellsBelowCost || !row.isBelowCost) ? [row] : []));
}
