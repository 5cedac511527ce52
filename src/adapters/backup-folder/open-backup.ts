import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { DatabaseCopy } from '#core/backup/backup.ts';
import { Manifest, PARTS, tableFile } from './manifest.ts';

export type OpenedBackup = Readonly<{
  copy: DatabaseCopy;
  /** The content of each file of DATA_DIR, by its name. */
  files: ReadonlyMap<string, Buffer>;
  rowCount: number;
}>;

/** Reads all of it once and compares every checksum. Throws a sentence that names the damaged file. */
export async function openBackup(folder: string): Promise<OpenedBackup> {
  const { tables, files, ...rest } = await readManifest(folder);
  for (const { name, rows, sha256 } of tables) {
    const file = join(folder, PARTS.tables, tableFile(name));
    const found = await readable(file, () => summarize(file));
    if (found.rows !== rows || found.sha256 !== sha256) throw damaged(file);
  }
  const contents = new Map<string, Buffer>();
  for (const { name, sha256 } of files) {
    const file = join(folder, PARTS.files, name);
    const content = await readable(file, () => readFile(file));
    if (createHash('sha256').update(content).digest('hex') !== sha256) throw damaged(file);
    contents.set(name, content);
  }
  return {
    copy: {
      ...rest,
      tables: tables.map(({ name }) => name),
      rowsOf: (table) => linesOf(join(folder, PARTS.tables, tableFile(table))),
    },
    files: contents,
    rowCount: tables.reduce((sum, { rows }) => sum + rows, 0),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, PARTS.manifest);
  try {
    return Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Error(
      `${folder} is not a complete backup: its ${PARTS.manifest} is missing or cannot be read. Use the folder that npm run backup named.`,
    );
  }
}

async function summarize(file: string) {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of linesOf(file)) {
    JSON.parse(line);
    hash.update(`${line}\n`);
    rows += 1;
  }
  return { rows, sha256: hash.digest('hex') };
}

async function* linesOf(file: string): AsyncIterable<string> {
  const content = createReadStream(file);
  const unpacked = content.pipe(createGunzip());
  content.on('error', (error) => unpacked.destroy(error));
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw damaged(file);
}

async function readable<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new Error(damaged(file).message, { cause });
  }
}

function damaged(file: string): Error {
  return new Error(`${file} is missing or damaged. Use another copy of this backup, or an older one.`);
}
