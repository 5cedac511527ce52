import { statSync, readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { EsimKey, EsimKeyStore } from '#core/esims/keys/esim-key.ts';

const StoredKeys = z.object({
  keys: z.array(
    z.object({ id: z.string().regex(/^[a-z0-9-]+$/), secret: z.string().min(32), madeAt: z.coerce.date() }),
  ),
  /** The id of the key that new texts are encrypted with. */
  current: z.string().nullable(),
});
type StoredKeys = z.infer<typeof StoredKeys>;

const NONE: StoredKeys = { keys: [], current: null };

/**
 * The keys that were added after the first start, in one file that its owner only can read. Without the file there are
 * none. The file is read again when it has changed, so that every process of this machine gets a new key at once.
 */
export function openEsimKeyFile(file: string): EsimKeyStore {
  let stored = NONE;
  let version = '';

  function read(): StoredKeys {
    const found = versionOf(file);
    if (found === version) return stored;
    stored = found === '' ? NONE : parse(file);
    version = found;
    return stored;
  }

  function find(id: string): EsimKey | null {
    return read().keys.find((key) => key.id === id) ?? null;
  }

  async function write(next: StoredKeys): Promise<void> {
    await writeDurably(file, JSON.stringify(next, null, 2));
  }

  return {
    find,
    current: () => {
      const { current } = read();
      return current === null ? null : find(current);
    },
    prepared() {
      const { keys, current } = read();
      const newest = keys.at(-1);
      return newest === undefined || newest.id === current ? null : newest;
    },
    add: (key) => write({ ...read(), keys: [...read().keys, key] }),
    makeCurrent: (id) => write({ ...read(), current: id }),
  };
}

/** Changes with every rename of a new file over the old one. Empty: there is no file. */
function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? '' : `${stats.ino} ${stats.mtimeNs} ${stats.size}`;
}

function parse(file: string): StoredKeys {
  const stored = StoredKeys.safeParse(readJson(file));
  const isWhole =
    stored.success &&
    (stored.data.current === null || stored.data.keys.some(({ id }) => id === stored.data.current));
  if (isWhole) return stored.data;
  throw new Error(
    `${file} cannot be read. It has the keys that decrypt eSIM codes: restore it from your backup, or copy it from another machine of this shop.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const making = `${file}.${process.pid}`;
  const handle = await open(making, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(making, file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
