import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canaries } from '#tests/integration/canaries/canaries.ts';
import { searchTables } from '#tests/integration/canaries/search-tables.ts';
import { databaseFolder, withDatabase } from '../setup/shop-database.ts';

type Place = readonly [place: string, text: string];

/** Every log: the shop's (web and worker are one process here), the launcher's, the sandbox's and PostgreSQL's. */
export async function readLogs(dataDir: string): Promise<readonly Place[]> {
  const folder = join(dataDir, 'logs');
  const ofShop = (await readdir(folder)).map((name) => join(folder, name));
  const database = await databaseFolder(dataDir);
  const ofDatabase = (await readdir(database)).filter((name) => name.startsWith('server.log'));
  const files = [...ofShop, ...ofDatabase.map((name) => join(database, name))];
  return Promise.all(
    files.map(async (file) => [file.split('/').at(-1) ?? '', await readFile(file, 'utf8')] as const),
  );
}

/** What a monitoring system reads. Page speed is counted there too. */
export async function readMetrics(origin: string): Promise<Place> {
  const response = await fetch(`${origin}/metrics`);
  if (!response.ok) throw new Error(`/metrics responded ${response.status}`);
  return ['metrics', await response.text()];
}

export function searchDatabase(dataDir: string, canaries: Canaries): Promise<readonly string[]> {
  return withDatabase(dataDir, (client) => searchTables(client, canaries));
}
