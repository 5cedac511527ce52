import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SECRETS_FILE } from './secrets.ts';
import type { Config } from './config/config.ts';

type Places = Pick<Config, 'dataDir' | 'esimKeysFile'>;

const KEYS_FILE = 'esim-keys.json';
/**
 * Not part of a backup: the database, which is copied through a connection; logs; notes about processes; and the sandbox,
 * which stands for services outside the shop.
 */
const OTHER_CONTENTS = new Set(['postgres', 'postgres-is-elsewhere.json', 'logs', 'run', 'sandbox']);

/** The files that a new machine needs beside the database, by their name in a backup. Both are secret. */
export function filesToBackUp({ dataDir, esimKeysFile }: Places): Readonly<Record<string, string>> {
  return {
    [SECRETS_FILE]: join(dataDir, SECRETS_FILE),
    ...(existsSync(esimKeysFile) && { [KEYS_FILE]: esimKeysFile }),
  };
}

/** What is in DATA_DIR that a restore would mix with the backup. The same files as in the backup are none. */
export function contentsInTheWay(places: Places, files: ReadonlyMap<string, Buffer>): readonly string[] {
  const { dataDir, esimKeysFile } = places;
  const isSame = (path: string, name: string) => files.get(name)?.equals(readFileSync(path)) === true;
  const found = existsSync(dataDir) ? readdirSync(dataDir, { withFileTypes: true }) : [];
  const inDataDir = found
    .filter(({ name }) => !OTHER_CONTENTS.has(name))
    .map((entry) => ({ ...entry, name: entry.name, isFile: entry.isFile(), path: join(dataDir, entry.name) }))
    .filter(({ isFile, path, name }) => !isFile || !isSame(path, name))
    .map(({ path }) => path);
  const isForeignKeyFile = existsSync(esimKeysFile) && !isSame(esimKeysFile, KEYS_FILE);
  return [...new Set([...inDataDir, ...(isForeignKeyFile ? [esimKeysFile] : [])])];
}

export async function restoreFiles(places: Places, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [name, content] of files) {
    const path = name === KEYS_FILE ? places.esimKeysFile : join(places.dataDir, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { mode: 0o600 });
  }
}
