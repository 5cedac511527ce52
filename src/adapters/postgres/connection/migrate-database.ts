import type pg from 'pg';
import type { Postgres } from './connect-postgres.ts';
import { type Migration, readMigrations } from './migrations.ts';

/** Any number, as long as every process of the shop uses the same one. */
const LOCK = 7_205_311;

/**
 * Migrates the database and returns the names of the migrations it ran. Processes that start at the same time
 * take turns; the second finds nothing left to do. Each migration is one transaction. Throws, changing
 * nothing, when a migration that already ran was edited or is missing here.
 */
export async function migrateDatabase(postgres: Postgres, folder?: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const client = await postgres.pool.connect();
  try {
    // Another process may hold the lock for minutes, and a migration of a large table may take as long.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await runMissing(client, migrations);
  } finally {
    // Closes the connection, which releases the lock and resets the settings.
    client.release(true);
  }
}

async function runMissing(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`);
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  refuseForeignHistory(applied, migrations);

  const missing = migrations.slice(applied.length);
  for (const migration of missing) await run(client, migration);
  return missing.map(({ name }) => name);
}

function refuseForeignHistory(
  applied: readonly Readonly<{ name: string; checksum: string }>[],
  migrations: readonly Migration[],
): void {
  applied.forEach(({ name, checksum }, index) => {
    const ours = migrations[index];
    if (ours?.name !== name) {
      throw new Error(
        `The database has run migration ${name}, which this version of the shop does not have. ` +
          'Start the newer version, or restore a backup made before it.',
      );
    }
    if (ours.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was edited after the database ran it. ` +
          'Restore its text and write the change as a new migration.',
      );
    }
  });
}

async function run(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    // If this fails too, the connection is lost and the transaction is rolled back with it.
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed and was rolled back.`, { cause });
  }
}
