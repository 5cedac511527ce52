import { sql } from 'drizzle-orm';
import type { DatabaseCopy } from '#core/backup/backup.ts';
import { SKIPPED_NUMBERS } from '#core/backup/skip-numbers.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { readMigrations } from '../connection/migrations.ts';
import { columnsOf, quoted } from './table-columns.ts';

type Options = Readonly<{
  /** Whether customers may have orders that are younger than the copy. */
  skipsNumbers: boolean;
  /** Gets the text that shows whether a secret is the right one (null: there is none). Nothing is loaded when it throws. */
  checkSecret(sealed: string | null): void;
}>;

const CHARACTERS_AT_ONCE = 1_000_000;

/** The tables of the shop that this database already has, at most three. */
export async function findTables({ db }: Pick<Postgres, 'db'>): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') order by 1 limit 3`);
  return rows.map(({ name }) => name);
}

/**
 * Fills an empty database in one transaction: it has all rows afterwards, or is still empty. Foreign keys are made when
 * the rows exist, and PostgreSQL checks every row again.
 */
export async function loadDatabase(
  postgres: Pick<Postgres, 'transaction'>,
  copy: Omit<DatabaseCopy, 'takenAt'>,
  { skipsNumbers, checkSecret }: Options,
): Promise<void> {
  await postgres.transaction(async (tx) => {
    for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await tx.execute(sql.raw(`set local ${setting} = 0`));
    await makeTables(tx, copy.migrations.length);
    const foreignKeys = await dropForeignKeys(tx);
    for (const table of copy.tables) await loadTable(tx, table, copy.rowsOf(table));
    for (const statement of foreignKeys) await tx.execute(sql.raw(statement));
    for (const { name, lastValue, isUsed } of copy.counters)
      await tx.execute(
        sql`select setval(quote_ident(${name}::text)::regclass, ${lastValue}::bigint, ${isUsed})`,
      );
    if (skipsNumbers) await skipNumbers(tx);
    await makeComparisonDue(tx);
    const { rows } = await tx.execute<{ sealed: string }>(sql`select sealed from secret_check`);
    checkSecret(rows[0]?.sealed ?? null);
  });
}

async function makeTables(tx: Transaction, migrationCount: number): Promise<void> {
  await tx.execute(sql`create table schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  for (const { sql: statements } of (await readMigrations()).slice(0, migrationCount))
    await tx.execute(sql.raw(statements));
}

/** Returns the statements that make them again. */
async function dropForeignKeys(tx: Transaction): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`);
  for (const { drop } of rows) await tx.execute(sql.raw(drop));
  return rows.map(({ add }) => add);
}

/** Triggers do not run: what they did is part of the copy. Rows that a migration wrote are replaced. */
async function loadTable(tx: Transaction, table: string, rows: AsyncIterable<string>): Promise<void> {
  const columns = await columnsOf(tx, table);
  const insert = (lines: readonly string[]) =>
    tx.execute(sql`
      insert into ${quoted(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${quoted(table)}, ${`[${lines.join(',')}]`}::json)`);
  await tx.execute(sql`alter table ${quoted(table)} disable trigger user`);
  await tx.execute(sql`delete from ${quoted(table)}`);
  let [lines, characters]: [string[], number] = [[], 0];
  for await (const line of rows) {
    lines.push(line);
    characters += line.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    await insert(lines);
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) await insert(lines);
  await tx.execute(sql`alter table ${quoted(table)} enable trigger user`);
}

/** The comparison with network and payment service; it covers the time since the last one that is in the copy. */
async function makeComparisonDue(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update reconciliation_runs set compared_to = greatest(compared_from + interval '1 s', now() - interval '1 day')
    where compared_to > now() - interval '1 day'`);
}

async function skipNumbers(tx: Transaction): Promise<void> {
  const { orders, invoices } = SKIPPED_NUMBERS;
  await tx.execute(sql`select setval(pg_get_serial_sequence('orders', 'number'),
    nextval(pg_get_serial_sequence('orders', 'number')) + ${orders})`);
  await tx.execute(sql`update invoice_series set last_number = last_number + ${invoices}`);
}
