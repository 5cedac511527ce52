import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { startProcess } from '#tests/database/start-process.ts';

const OURS = new URL('../../../database/migrations/', import.meta.url).pathname;
const EMPTY = { from: 'template1' };

async function aFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('an empty database gets every migration once', async () => {
  const postgres = await aPostgres(EMPTY);

  expect(await migrateDatabase(postgres)).toEqual((await readdir(OURS)).sort());
  expect(await migrateDatabase(postgres)).toEqual([]);
});

test('processes that start at the same moment migrate once and all start', async () => {
  const postgres = await aPostgres(EMPTY);
  const processes = [1, 2, 3, 4].map(() => startProcess('migrate', [postgres.url]));
  const codes = await Promise.all(processes.map(({ ended }) => ended));

  const output = processes.flatMap(({ lines }) => lines);
  expect({ codes, said: output }).toMatchObject({ codes: [0, 0, 0, 0] });
  const nothing = JSON.stringify({ applied: [] });
  expect(output.filter((line) => line === nothing)).toHaveLength(3);
  expect(output).toContain(JSON.stringify({ applied: (await readdir(OURS)).sort() }));
});

test('an edited old migration is refused with a message that names it, and nothing changes', async () => {
  const postgres = await aPostgres(EMPTY);
  const folder = await aFolder();
  await cp(OURS, folder, { recursive: true });
  await migrateDatabase(postgres, folder);
  const [first = ''] = (await readdir(folder)).sort();
  await writeFile(join(folder, first), `${await readFile(join(folder, first), 'utf8')}\n-- better\n`);
  await writeFile(join(folder, '9999-next.sql'), 'create table next_one (id int)');

  await expect(migrateDatabase(postgres, folder)).rejects.toThrow('not in sequence');
  await rm(join(folder, '9999-next.sql'));
  await expect(migrateDatabase(postgres, folder)).rejects.toThrow(
    `Migration ${first} was edited after the database ran it. Restore its text`,
  );
});

test('a database of a newer shop is refused by an older one', async () => {
  const postgres = await aPostgres(EMPTY);
  const newer = await aFolder({ '0001-first.sql': 'select 1', '0002-second.sql': 'select 1' });
  const older = await aFolder({ '0001-first.sql': 'select 1' });
  await migrateDatabase(postgres, newer);

  await expect(migrateDatabase(postgres, older)).rejects.toThrow(
    'The database has run migration 0002-second.sql, which this version of the shop does not have.',
  );
});

test('a failed migration leaves nothing behind, and runs after it is fixed', async () => {
  const postgres = await aPostgres(EMPTY);
  const folder = await aFolder({
    '0001-first.sql': 'create table kept (id int)',
    '0002-second.sql': 'create table dropped (id int); select nonsense',
  });
  await expect(migrateDatabase(postgres, folder)).rejects.toThrow('Migration 0002-second.sql failed');
  const tables = await postgres.db.execute(
    sql`select to_regclass('kept') as kept, to_regclass('dropped') as dropped`,
  );
  expect(tables.rows).toEqual([{ kept: 'kept', dropped: null }]);

  await writeFile(join(folder, '0002-second.sql'), 'create table dropped (id int)');
  expect(await migrateDatabase(postgres, folder)).toEqual(['0002-second.sql']);
});

test('a file whose number is out of sequence is refused', async () => {
  const postgres = await aPostgres(EMPTY);
  await expect(migrateDatabase(postgres, await aFolder({ '0002-second.sql': 'select 1' }))).rejects.toThrow(
    '0002-second.sql in',
  );
  await expect(migrateDatabase(postgres, await aFolder({ 'notes.txt': '' }))).rejects.toThrow('notes.txt in');
});
