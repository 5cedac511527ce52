import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Params } from './prepared-statement.ts';

const NAMES = ['id1', 'id2', 'id3', 'id4'] as const;
type IdName = (typeof NAMES)[number];
export type IdParams = Params<IdName>;

/** The condition of a statement that `inGroups` runs. */
export function isOneOf(column: PgColumn, value: IdParams): SQL {
  return inArray(
    column,
    NAMES.map((name) => value(name)),
  );
}

/**
 * Runs a prepared statement for any number of ids, four at a time, in the order of the ids. The number is fixed
 * because the server plans `= any(array)` anew on every call: it does not know the length of the array, so a plan for
 * the given one always seems cheaper than the stored plan.
 */
export async function inGroups<Row>(
  ids: Iterable<string>,
  run: (values: Readonly<Record<IdName, string>>) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const sorted = [...new Set(ids)].sort();
  const rows: Row[] = [];
  for (let start = 0; start < sorted.length; start += NAMES.length) {
    const [id1 = '', id2 = id1, id3 = id1, id4 = id1] = sorted.slice(start, start + NAMES.length);
    rows.push(...(await run({ id1, id2, id3, id4 })));
  }
  return rows;
}
