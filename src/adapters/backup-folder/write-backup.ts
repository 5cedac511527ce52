import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseCopy } from '#core/backup/backup.ts';
import { type Manifest, PARTS, tableFile } from './manifest.ts';

type Source = Readonly<{
  copy: DatabaseCopy;
  /** The path of each file of DATA_DIR that belongs to the backup, by its name in the backup. */
  files: Readonly<Record<string, string>>;
}>;

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/**
 * Writes a new folder that only its owner can read. It gets its name when it is complete; an interrupted backup leaves
 * only a folder whose name ends with `.unfinished`.
 */
export async function writeBackup(folder: string, { copy, files }: Source): Promise<void> {
  const making = `${folder}.unfinished`;
  await rm(making, { recursive: true, force: true });
  for (const part of ['', PARTS.tables, PARTS.files])
    await mkdir(join(making, part), { recursive: true, mode: OWNER_ONLY.folder });
  const tables: Manifest['tables'] = [];
  for (const name of copy.tables) {
    const file = join(making, PARTS.tables, tableFile(name));
    tables.push({ name, ...(await writeTable(file, copy.rowsOf(name))) });
  }
  const stored: Manifest['files'] = [];
  for (const [name, path] of Object.entries(files)) {
    const content = await readFile(path);
    await writeFile(join(making, PARTS.files, name), content);
    stored.push({ name, sha256: createHash('sha256').update(content).digest('hex') });
  }
  const { takenAt, migrations, counters } = copy;
  const manifest: Manifest = {
    format: 1,
    takenAt,
    migrations: [...migrations],
    counters: [...counters],
    tables,
    files: stored,
  };
  await writeFile(join(making, PARTS.manifest), JSON.stringify(manifest, null, 2));
  if (existsSync(folder)) throw new Error(`${folder} was created meanwhile.`);
  await rename(making, folder);
  await syncFolder(dirname(folder));
}

async function writeTable(file: string, rows: AsyncIterable<string>) {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines() {
    for await (const row of rows) {
      count += 1;
      const line = `${row}\n`;
      hash.update(line);
      yield line;
    }
  }
  const target = createWriteStream(file, { mode: OWNER_ONLY.file, flags: 'wx', flush: true });
  await pipeline(lines, createGzip(), target);
  return { rows: count, sha256: hash.digest('hex') };
}

async function writeFile(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY.file);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
