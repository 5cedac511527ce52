import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

type Input = Readonly<{
  parameter: string | undefined;
  dataDir: string;
  /** The folder that a relative path begins in. */
  from: string;
}>;

/** The folder to write a backup into. The refusal says what to do. */
export function backupFolder({ parameter, dataDir, from }: Input): string {
  if (parameter === undefined)
    throw new Error('A new folder is missing. Use: npm run backup -- /backups/landfall-2026-01-31');
  const folder = resolve(from, parameter);
  if (existsSync(folder)) throw new Error(`${folder} exists. A backup never overwrites; name a new folder.`);
  if (!existsSync(dirname(folder))) throw new Error(`${dirname(folder)} does not exist. Create it first.`);
  const path = relative(dataDir, folder);
  if (path !== '..' && !path.startsWith('../'))
    throw new Error(`${folder} is inside DATA_DIR and would be lost with it. Name a folder outside of it.`);
  return folder;
}
