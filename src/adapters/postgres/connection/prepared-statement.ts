import { sql, type SQL } from 'drizzle-orm';
import { connectionOf, type Database, type Transaction } from './run-transaction.ts';

/** Runs statements directly, or within a transaction. */
export type Queryable = Database | Transaction;

/** A placeholder for a value that is passed when the statement is sent. */
export type Params<Name extends string> = (name: Name) => SQL;

type Ready<Result> = Readonly<{ execute(values: Record<string, unknown>): Promise<Result> }>;
type Buildable<Result> = Readonly<{ prepare(name: string): Ready<Result> }>;
type Value = string | number | boolean | Date | null;

let statements = 0;

/**
 * A statement of the order flow that is built once per connection and then only gets its values: building it
 * each time took longer than sending it.
 */
export function prepareStatement<Name extends string, Result>(
  build: (db: Queryable, value: Params<Name>) => Buildable<Result>,
): (db: Queryable, values: Readonly<Record<Name, Value>>) => Promise<Result> {
  const name = `landfall-prepared-${(statements += 1)}`;
  const ready = new WeakMap<object, Ready<Result>>();
  return (db, values) => {
    const connection = connectionOf(db);
    const known = ready.get(connection) ?? build(db, (param) => sql`${sql.placeholder(param)}`).prepare(name);
    ready.set(connection, known);
    return known.execute(values);
  };
}
