import { namesIn, type StoredTable } from './stored-data.ts';
import { STORED_TABLES } from './stored-tables.ts';

export type AddressColumn = Readonly<{ table: string; column: string }>;

/**
 * Where the address of a customer is stored, besides the account itself: what belongs to the address, and what a
 * deletion erases. In the order in which rows are locked.
 */
export function addressColumns(): readonly AddressColumn[] {
  return Object.entries(STORED_TABLES).flatMap(([table, stored]) =>
    columnsIn(stored).map((column) => ({ table, column })),
  );
}

function columnsIn(stored: StoredTable): readonly string[] {
  if (stored.kind === 'impersonal') return [];
  const { rows, onDeletion } = stored;
  const own = rows.of === 'address' ? [rows.by] : [];
  const erased = typeof onDeletion === 'string' ? [] : namesIn(onDeletion.erased.address);
  return [...new Set([...own, ...erased])];
}
