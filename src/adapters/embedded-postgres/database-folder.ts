import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { canReach, type ServerUser } from './server-user.ts';

/** Folders that survive a reboot and that every user can enter. */
const SHARED_FOLDERS = ['/var/lib/landfall', '/var/tmp/landfall'];

const Pointer = z.object({ place: z.string() });
const Owner = z.object({ dataDir: z.string() });

/**
 * The folder of this DATA_DIR's database: inside it or, when the server's user cannot enter it, in a folder
 * everyone can enter. A small file in DATA_DIR then names that folder. So deleting DATA_DIR still means an
 * empty shop, and moving it keeps the database.
 */
export async function findDatabaseFolder(dataDir: string, user: ServerUser): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const inside = join(await realpath(dataDir), 'postgres');
  const pointerFile = join(dataDir, 'postgres-is-elsewhere.json');
  if (existsSync(pointerFile)) return followPointer(pointerFile);
  if (existsSync(inside)) return inside;
  if (await canReach(user, [dirname(inside)])) {
    await mkdir(inside, { recursive: true });
    return inside;
  }
  const folder = join(await sharedFolder(), randomBytes(6).toString('hex'));
  await mkdir(folder);
  await writeWhole(join(folder, 'owner.json'), { dataDir: dirname(inside) });
  await writeWhole(pointerFile, { place: folder });
  return folder;
}

/** The first folder everyone can enter that we may write to. */
export async function sharedFolder(): Promise<string> {
  for (const folder of SHARED_FOLDERS) {
    try {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(
    `PostgreSQL cannot run as root and its user can reach neither this folder nor ${SHARED_FOLDERS.join(' or ')}. ` +
      'Set DATA_DIR to a folder every user can enter, or DATABASE_URL to your own PostgreSQL.',
  );
}

/** Two data folders must never run one database: a copied data folder is distinguished from a moved one. */
async function followPointer(pointerFile: string): Promise<string> {
  const { place: folder } = Pointer.parse(JSON.parse(await readFile(pointerFile, 'utf8')));
  const dataDir = await realpath(dirname(pointerFile));
  if (!existsSync(folder)) {
    throw new Error(
      `The database of ${dataDir} should be in ${folder}, which does not exist. Restore it, or delete ${pointerFile} to start with an empty one.`,
    );
  }
  const ownerFile = join(folder, 'owner.json');
  const owner = Owner.parse(JSON.parse(await readFile(ownerFile, 'utf8')));
  if (owner.dataDir === dataDir) return folder;
  if (existsSync(join(owner.dataDir, 'postgres-is-elsewhere.json'))) {
    throw new Error(
      `${dataDir} is a copy of ${owner.dataDir}, which keeps its database in ${folder}. Delete ${pointerFile} to give the copy an empty database of its own.`,
    );
  }
  await writeWhole(ownerFile, { dataDir });
  return folder;
}

async function writeWhole(file: string, value: unknown): Promise<void> {
  const making = `${file}.${process.pid}`;
  await writeFile(making, JSON.stringify(value));
  await rename(making, file);
}
