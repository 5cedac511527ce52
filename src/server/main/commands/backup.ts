import { openBackup } from '#adapters/backup-folder/open-backup.ts';
import { writeBackup } from '#adapters/backup-folder/write-backup.ts';
import { withDatabaseCopy } from '#adapters/postgres/backup/database-copy.ts';
import { backupFolder } from './backup-folder.ts';
import { checkSecret } from '../check-secret.ts';
import { filesToBackUp } from './data-dir-files.ts';
import { runCommand } from './run-command.ts';

const [parameter] = process.argv.slice(2);

await runCommand(async ({ postgres, encryption }, _services, config) => {
  // npm runs commands in the folder of the repository; INIT_CWD is where the person is.
  const from = process.env['INIT_CWD'] ?? '';
  const folder = backupFolder({ parameter, dataDir: config.dataDir, from });
  // A backup without the keys of its eSIM codes would be noticed on the day it is needed.
  await checkSecret(postgres, encryption.box);
  await withDatabaseCopy(postgres, (copy) => writeBackup(folder, { copy, files: filesToBackUp(config) }));
  const { copy, rowCount, files } = await openBackup(folder);
  const notIncluded = [
    config.authSecret === null ? [] : ['AUTH_SECRET'],
    config.encryptionSecret === null ? [] : ['ENCRYPTION_SECRET'],
  ].flat();
  return [
    `Wrote ${folder} and read it back: ${copy.tables.length} tables with ${rowCount} rows as of ${copy.takenAt.toISOString()}, and ${[...files.keys()].join(' and ')}.`,
    'Everything in it is secret: data/ has the keys of eSIM codes and sessions, tables/ has personal data. Copy it to another machine.',
    ...(notIncluded.length === 0
      ? []
      : [
          `Not in it, because the environment has them: ${notIncluded.join(' and ')}. Keep them apart; without them eSIM codes cannot be read.`,
        ]),
  ].join('\n');
});
