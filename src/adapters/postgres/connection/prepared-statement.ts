import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from './connect-postgres.ts';

/** Ask through it alone, or within a transaction. */
export type Queryable = Database | Transaction;

/** Where a value goes that is told when the statement is sent. */
export type Places<Name extends string> = (name: Name) => SQL;

type Ready<Answer> = Readonly<{ execute(values: Record<string, unknown>): Promise<Answer> }>;
type Buildable<Answer> = Readonly<{ prepare(name: string): Ready<Answer> }>;
type Value = string | number | boolean | Date | null;

let statements = 0;

/**
 * A statement of the busy road, put together once on each connection and then only filled in: building it each time
 * took the shop longer than sending it.
 */
export function keepStatement<Name extends string, Answer>(
  build: (db: Queryable, value: Places<Name>) => Buildable<Answer>,
): (db: Queryable, values: Readonly<Record<Name, Value>>) => Promise<Answer> {
  const name = `landfall-kept-${(statements += 1)}`;
  const ready = new WeakMap<object, Ready<Answer>>();
  return (db, values) => {
    const connection = connectionOf(db);
    const known = ready.get(connection) ?? build(db, (place) => sql`${sql.placeholder(place)}`).prepare(name);
    ready.set(connection, known);
    return known.execute(values);
  };
}

/** A transaction is new each time; the connection under it stays. */
function connectionOf({ _: { session } }: Queryable): object {
  const connection: unknown = Reflect.get(session, 'client');
  if (typeof connection !== 'object' || connection === null)
    throw new Error('A session without a connection');
  return connection;
}
