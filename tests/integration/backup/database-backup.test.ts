import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openBackup } from '#adapters/backup-folder/open-backup.ts';
import { writeBackup } from '#adapters/backup-folder/write-backup.ts';
import { withDatabaseCopy } from '#adapters/postgres/backup/database-copy.ts';
import { findTables, loadDatabase } from '#adapters/postgres/backup/load-database.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { readMigrations } from '#adapters/postgres/connection/migrations.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { createReconciliationStore } from '#adapters/postgres/reconciliation/reconciliation-store.ts';
import { isReconciliationDue } from '#core/reconciliation/reconciliation-period.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { afterMinutes, someEsims, usageOf } from '../esims/some-esims.ts';
import { describeDatabase } from './describe-database.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A shop with rows in many tables, and values that are easily damaged. */
async function aUsedShop() {
  const shop = await someEsims(3);
  const [esim = ''] = shop.ids;
  await shop.store.record(esim, { at: afterMinutes(10), usage: usageOf() });
  await shop.postgres.db.execute(sql`insert into alerts (kind, message, raised_at, last_seen_at)
    values ('odd', ${'Ñandú "quoted" \\ back\nslash, 雪 and \t tab'}, now(), '2099-01-02 03:04:05.678901+00')`);
  await shop.postgres.db
    .execute(sql`insert into reconciliation_runs (compared_from, compared_to, new_findings)
    values (now() - interval '3 days', now() - interval '1 hour', 0)`);
  await shop.postgres.db.execute(sql`insert into secret_check (sealed) values ('v1.checked')`);
  return shop;
}

async function backUp(postgres: Postgres, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(aFolder(), 'backup');
  await withDatabaseCopy(postgres, (copy) => writeBackup(folder, { copy, files }));
  return folder;
}

const anEmptyDatabase = () => aPostgres({ from: 'template1' });
const PLAINLY = { skipsNumbers: false, checkSecret: () => undefined };

test('OPS-17 a backup that is taken while the shop writes, loaded into an empty database, is the same database: every row, key, trigger and counter', async () => {
  const { postgres } = await aUsedShop();
  const before = await describeDatabase(postgres);
  const folder = join(aFolder(), 'backup');
  await withDatabaseCopy(postgres, async (copy) => {
    // A customer signs up between two tables.
    await postgres.db.execute(sql`insert into users (id, name, email, email_verified, created_at, updated_at)
      values ('late', '', 'late@example.com', false, now(), now())`);
    await writeBackup(folder, { copy, files: {} });
  });

  const restored = await anEmptyDatabase();
  const { copy, rowCount } = await openBackup(folder);
  await loadDatabase(restored, copy, PLAINLY);
  expect(await describeDatabase(restored)).toEqual(before);
  expect(before.contents['esims']).toMatch(/^4 /);
  expect(rowCount).toBeGreaterThan(20);
  expect(copy.tables).not.toContain('rate_limits');
  expect(await migrateDatabase(restored), 'nothing is left to migrate').toEqual([]);
});

test('OPS-17 only its owner can read a backup, and a damaged or incomplete one is refused by name', async () => {
  const { postgres } = await aUsedShop();
  const folder = await backUp(postgres, {
    'secrets.json': join(import.meta.dirname, 'database-backup.test.ts'),
  });
  const modes = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077,
  );
  expect(modes.length).toBeGreaterThan(20);
  expect([statSync(folder).mode & 0o077, ...new Set(modes)]).toEqual([0, 0]);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
  expect((await openBackup(folder)).files.get('secrets.json')?.toString()).toContain('OPS-17');

  appendFileSync(join(folder, 'data/secrets.json'), 'x');
  await expect(openBackup(folder)).rejects.toThrow('data/secrets.json is missing or damaged');
  rmSync(join(folder, 'tables/users.jsonl.gz'));
  await expect(openBackup(folder)).rejects.toThrow('users.jsonl.gz is missing or damaged');
  rmSync(join(folder, 'manifest.json'));
  await expect(openBackup(folder)).rejects.toThrow('is not a complete backup');
});

test('OPS-18 a restore that fails leaves the database empty, and a database with tables is not empty', async () => {
  const { postgres } = await aUsedShop();
  const { copy } = await openBackup(await backUp(postgres));
  const restored = await anEmptyDatabase();
  const refuse = {
    ...PLAINLY,
    checkSecret: (sealed: string | null) => {
      throw new Error(`another secret than that of ${String(sealed)}`);
    },
  };
  await expect(loadDatabase(restored, copy, refuse)).rejects.toThrow(
    'another secret than that of v1.checked',
  );
  expect(await findTables(restored)).toEqual([]);
  await loadDatabase(restored, copy, PLAINLY);
  expect(await findTables(restored)).toHaveLength(3);
});

test('OPS-19 after a restore numbers that customers may already have are not given again, and the comparison with the services is due', async () => {
  const { postgres } = await aUsedShop();
  const { copy } = await openBackup(await backUp(postgres));
  const restored = await anEmptyDatabase();
  await loadDatabase(restored, copy, { ...PLAINLY, skipsNumbers: true });
  const numbers = async ({ db }: Postgres) => {
    const { rows } = await db.execute<{ order: string; invoice: string }>(sql`
      select nextval(pg_get_serial_sequence('orders', 'number'))::text as order,
        (select last_number::text from invoice_series where series = 'F') as invoice`);
    return [Number(rows[0]?.order), Number(rows[0]?.invoice)];
  };
  const [[order = 0, invoice = 0], [newOrder = 0, newInvoice = 0]] = [
    await numbers(postgres),
    await numbers(restored),
  ];
  expect([newOrder - order, newInvoice - invoice]).toEqual([100_001, 1_000]);
  const isDue = async (shop: Postgres) =>
    isReconciliationDue(await createReconciliationStore(shop).readHistory(), new Date());
  expect([await isDue(postgres), await isDue(restored)]).toEqual([false, true]);
});

test('OPS-18 a backup of an older version is restored, and the missing migrations run afterwards', async () => {
  const old = await anEmptyDatabase();
  const migrations = await readMigrations();
  await loadDatabase(
    old,
    { migrations: migrations.slice(0, 24), counters: [], tables: [], rowsOf: async function* () {} },
    PLAINLY,
  );
  await old.db.execute(sql`insert into users (id, name, email, email_verified, created_at, updated_at)
    values ('ana', '', 'ana@example.com', true, now(), now())`);
  for (const { name, checksum } of migrations.slice(0, 24))
    await old.db.execute(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`);
  const restored = await anEmptyDatabase();
  await loadDatabase(restored, (await openBackup(await backUp(old))).copy, PLAINLY);
  expect(await migrateDatabase(restored)).toEqual(migrations.slice(24).map(({ name }) => name));
  const { rows } = await restored.db.execute<{ id: string }>(sql`select id from users`);
  expect(rows).toEqual([{ id: 'ana' }]);
});
