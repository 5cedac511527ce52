import { onTestFinished } from 'vitest';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { aLog } from '#tests/builders/log.ts';
import { aDatabase } from './a-database.ts';

/** Connected to a new database of its own; both are removed when the test has finished. */
export async function aPostgres(
  options?: Parameters<typeof aDatabase>[0],
): Promise<Postgres & { readonly url: string }> {
  const database = await aDatabase(options);
  const postgres = connectPostgres({ url: database.url, log: aLog(), maxConnections: 4 });
  onTestFinished(async () => {
    await postgres.close();
    await database.drop();
  });
  return { ...postgres, url: database.url };
}
