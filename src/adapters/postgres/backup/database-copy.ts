import { sql } from 'drizzle-orm';
import type { Counter, DatabaseCopy, RunMigration } from '#core/backup/backup.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { columnsOf, quoted } from './table-columns.ts';

const ROWS_AT_ONCE = 200;

/**
 * Calls `use` with the database as it is at one moment, while the shop runs and writes. Jobs and the counters of rate
 * limits are not part of it: the shop makes them again from the tables.
 */
export async function withDatabaseCopy<Result>(
  postgres: Pick<Postgres, 'transaction'>,
  use: (copy: DatabaseCopy) => Promise<Result>,
): Promise<Result> {
  return postgres.transaction(async (tx) => {
    // A slow disk may keep the connection waiting between two reads.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<{ at: string }>(sql`select now() as at`);
    return use({
      takenAt: new Date(rows[0]?.at ?? 0),
      migrations: await readMigrations(tx),
      counters: await readCounters(tx),
      tables: await readTables(tx),
      rowsOf: (table) => readRows(tx, table),
    });
  }, 'snapshot');
}

async function readMigrations(tx: Transaction): Promise<RunMigration[]> {
  const { rows } = await tx.execute<RunMigration>(
    sql`select name, checksum from schema_migrations order by name`,
  );
  return rows;
}

async function readCounters(tx: Transaction): Promise<Counter[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const counters: Counter[] = [];
  for (const { name } of rows) {
    const { rows: states } = await tx.execute<{ lastValue: string; isUsed: boolean }>(
      sql`select last_value::text as "lastValue", is_called as "isUsed" from ${quoted(name)}`,
    );
    for (const state of states) counters.push({ name, ...state });
  }
  return counters;
}

/** Unlogged tables, which PostgreSQL itself empties after a crash, are left out. */
async function readTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
    order by 1`);
  return rows.map(({ name }) => name);
}

async function* readRows(tx: Transaction, table: string): AsyncIterable<string> {
  const columns = await columnsOf(tx, table);
  await tx.execute(sql`
    declare rows_of_table no scroll cursor for
    select row_to_json(one)::text as row from (select ${columns} from ${quoted(table)}) one`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`));
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close rows_of_table`);
}
