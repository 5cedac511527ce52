import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from 'pg-boss';

/** A transaction of the database adapter. */
export type OpenTransaction = Pick<NodePgDatabase, '_'>;

type Result = PreparedQueryConfig & { execute: { rows: unknown[] } };

/**
 * The queue passes complete SQL. The query builder's own way (`fromDrizzle`) would parse and rebuild each
 * statement of 25 values, which costs more than sending it.
 */
export function withinTransaction({ _: { session } }: OpenTransaction): Db {
  return {
    executeSql: (text, values = []) =>
      session.prepareQuery<Result>({ sql: text, params: values }, undefined, undefined, false).execute(),
  };
}
