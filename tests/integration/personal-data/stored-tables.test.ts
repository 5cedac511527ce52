import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { columnsOf, type StoredTable } from '#core/personal-data/stored-data.ts';
import { STORED_TABLES } from '#core/personal-data/stored-tables.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const TABLES: readonly (readonly [string, StoredTable])[] = Object.entries(STORED_TABLES);
const Column = z.object({ table: z.string(), column: z.string() });

async function columnsIn({ db }: Postgres): Promise<readonly string[]> {
  const { rows } = await db.execute(sql`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public'`);
  return rows.map((row) => Column.parse(row)).map(({ table, column }) => `${table}.${column}`);
}

const listed = TABLES.flatMap(([name, table]) => columnsOf(table).map((column) => `${name}.${column}`));

test('LEGAL-10 LEGAL-11 every column of every table says whose it is and what happens to it', async () => {
  const stored = await columnsIn(await aPostgres());
  expect(stored.toSorted()).toEqual(listed.toSorted());
});

test('LEGAL-11 a new table or column is noticed', async () => {
  const postgres = await aPostgres();
  await postgres.db.execute(sql`create table diaries (id bigint primary key)`);
  await postgres.db.execute(sql`alter table orders add column shoe_size integer`);
  const unlisted = (await columnsIn(postgres)).filter((column) => !listed.includes(column));
  expect(unlisted.toSorted()).toEqual(['diaries.id', 'orders.shoe_size']);
});

test('LEGAL-11 rows that are deleted with another row have a foreign key that does it', async () => {
  const { db } = await aPostgres();
  const { rows } = await db.execute(sql`select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confdeltype = 'c'`);
  const cascades = rows.map((row) => Column.parse(row)).map(({ table, column }) => `${table}.${column}`);
  const claimed = TABLES.flatMap(([name, table]) =>
    table.kind === 'personal' && table.onDeletion === 'deleted-with-parent'
      ? [`${name}.${table.rows.by}`]
      : [],
  );
  expect(cascades).toEqual(expect.arrayContaining(claimed));
  expect(claimed.length).toBeGreaterThan(0);
});

test('LEGAL-11 no other schema holds data, except the jobs, which name ids only', async () => {
  const { db } = await aPostgres();
  const { rows } = await db.execute(
    sql`select distinct table_schema as schema from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema', 'public', 'jobs')`,
  );
  expect(rows).toEqual([]);
});
