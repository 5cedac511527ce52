import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT_USER = 0;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };
/**
 * Others may traverse the folder but not list it. When we run as root, PostgreSQL runs as another user and
 * must reach its own folder.
 */
const PASS_THROUGH = 0o711;
/** The database adapter manages its own folder. */
const DATABASE = 'postgres';
const FLAT_FOLDERS = ['logs', 'run'];
const OUR_FOLDERS = [...FLAT_FOLDERS, 'sandbox'];

/**
 * Makes DATA_DIR, new or old, readable by its owner only: it holds secrets, logs and the emails of the
 * sandbox. Permissions are only ever removed. Safe to repeat.
 */
export function closeDataDir(dataDir: string, userId = process.getuid?.()): void {
  const top = userId === ROOT_USER ? PASS_THROUGH : OWNER_ONLY.folder;
  mkdirSync(dataDir, { recursive: true, mode: top });
  restrictMode(dataDir, top);
  for (const name of OUR_FOLDERS)
    mkdirSync(join(dataDir, name), { recursive: true, mode: OWNER_ONLY.folder });
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.name === DATABASE || entry.isSymbolicLink()) continue;
    restrictMode(join(dataDir, entry.name), entry.isDirectory() ? OWNER_ONLY.folder : OWNER_ONLY.file);
  }
  for (const name of FLAT_FOLDERS) closeFiles(join(dataDir, name));
}

/** Files that an earlier version made readable by others. Locks and notes of processes may go away meanwhile. */
function closeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile())) {
    const path = join(folder, entry.name);
    try {
      restrictMode(path, OWNER_ONLY.file);
    } catch (error) {
      if (existsSync(path)) throw error;
    }
  }
}

function restrictMode(path: string, mode: number): void {
  chmodSync(path, statSync(path).mode & mode);
}
