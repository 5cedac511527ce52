import type { RunMigration } from './backup.ts';

/**
 * Why this version of the shop cannot restore a backup with these migrations; null when it can. An older backup can be
 * restored: the missing migrations run afterwards.
 */
export function backupProblem(
  ofBackup: readonly RunMigration[],
  ours: readonly RunMigration[],
): string | null {
  for (const [index, { name, checksum }] of ofBackup.entries()) {
    const own = ours[index];
    if (own?.name !== name)
      return `The backup was made by a newer version of the shop: it has run migration ${name}. Restore it with that version.`;
    if (own.checksum !== checksum)
      return `Migration ${name} of the backup differs from ours. Restore the backup with the version that made it.`;
  }
  return ofBackup.length === 0 ? 'The backup has no tables: it was made before the first start.' : null;
}
