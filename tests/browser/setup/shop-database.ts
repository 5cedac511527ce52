import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { findDatabaseFolder } from '#adapters/embedded-postgres/database-folder.ts';
import { chooseServerUser } from '#adapters/embedded-postgres/server-user.ts';

const SavedServer = z.object({ password: z.string(), port: z.number() });

export function databaseFolder(dataDir: string): Promise<string> {
  return findDatabaseFolder(dataDir, chooseServerUser(process.getuid?.()));
}

/** Connects to the database of the running shop. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const saved = await readFile(join(await databaseFolder(dataDir), 'connection.json'), 'utf8');
  const { password, port } = SavedServer.parse(JSON.parse(saved));
  const client = new pg.Client(`postgres://landfall:${password}@127.0.0.1:${port}/landfall`);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
