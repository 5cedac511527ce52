import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An empty PostgreSQL with the tables of the shop, in a folder that is deleted at the end. */
export async function withBenchDatabase(work: (postgres: Postgres) => Promise<void>): Promise<void> {
  const { dataDir } = await aDataFolder('landfall-bench-');
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  const postgres = connectPostgres({ url: server.url, log: silent });
  try {
    await migrateDatabase(postgres);
    await work(postgres);
  } finally {
    await postgres.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
