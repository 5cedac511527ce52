import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { SECRETS_FILE } from '../secrets.ts';

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

/** Paths that a restore would mix with the backup. A file that equals the one in the backup is none of them. */
export function contentsInTheWay(
  { dataDir, esimKeysFile }: Places,
  files: ReadonlyMap<string, Buffer>,
): readonly string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !OTHER_CONTENTS.has(name)) : [];
  const found = new Map(names.map((name) => [join(dataDir, name), name]));
  if (existsSync(esimKeysFile)) found.set(esimKeysFile, KEYS_FILE);
  const isSame = (path: string, name: string) =>
    statSync(path).isFile() && files.get(name)?.equals(readFileSync(path)) === true;
  return [...found].filter(([path, name]) => !isSame(path, name)).map(([path]) => path);
}

export async function restoreFiles(
  { dataDir, esimKeysFile }: Places,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const [name, content] of files) {
    const path = name === KEYS_FILE ? esimKeysFile : join(dataDir, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { mode: 0o600 });
  }
}
