import { sql, type SQL } from 'drizzle-orm';

/** "1763370000000000_42": the time of a row to the microsecond, and its id. */
export const CURSOR = /^(\d{1,18})_([0-9a-f-]{1,36})$/;

/** Expects the columns `at` and `id`. */
export const cursorColumn = sql`(extract(epoch from at) * 1000000)::bigint::text || '_' || id as cursor`;

/** The rows after this cursor, newest first. A cursor that no list wrote finds nothing. */
export function isBefore(cursor: string | null, idType: 'uuid' | 'bigint'): SQL {
  if (cursor === null) return sql`true`;
  const [, micros, id] = CURSOR.exec(cursor) ?? [];
  if (micros === undefined || id === undefined) return sql`false`;
  return sql`(at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::${sql.raw(idType)})`;
}

/** Addresses that begin so. */
export function beginsWith(start: string | null): SQL {
  if (start === null) return sql`true`;
  return sql`email like ${`${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

export function isWithin({ from, until }: Readonly<{ from: Date | null; until: Date | null }>): SQL {
  const since = from === null ? sql`true` : sql`at >= ${from}`;
  return until === null ? since : sql`${since} and at < ${until}`;
}
