import { resolve } from 'node:path';
import { type OpenedBackup, openBackup } from '#adapters/backup-folder/open-backup.ts';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { openEsimKeyFile } from '#adapters/encryption/open-esim-key-file.ts';
import { findTables, loadDatabase } from '#adapters/postgres/backup/load-database.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { readMigrations } from '#adapters/postgres/connection/migrations.ts';
import { backupProblem } from '#core/backup/judge-backup.ts';
import { SKIPPED_NUMBERS } from '#core/backup/skip-numbers.ts';
import { SECRET_CHECK_OWNER } from '#core/esims/check-secret.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import { secretsOf } from '../assembly/assemble-shop.ts';
import { checkDatabase } from '../check-database.ts';
import { closeDataDir } from '../close-data-dir.ts';
import { type Config, readConfig } from '../config/config.ts';
import { contentsInTheWay, restoreFiles } from './data-dir-files.ts';
import { openLog } from '../open-log.ts';
import { readSecrets } from '../secrets.ts';

const NOTHING_NEWER = '--no-newer-orders';
const parameters = process.argv.slice(2);
const skipsNumbers = !parameters.includes(NOTHING_NEWER);

try {
  process.stdout.write(`${await restore(readConfig(process.env))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function restore(config: Config): Promise<string> {
  const [folder] = parameters.filter((parameter) => parameter !== NOTHING_NEWER);
  if (folder === undefined)
    throw new Error(
      'The folder of a backup is missing. Use: npm run restore -- /backups/landfall-2026-01-31',
    );
  const backup = await openBackup(resolve(process.env['INIT_CWD'] ?? '', folder));
  const problem = backupProblem(backup.copy.migrations, await readMigrations());
  if (problem !== null) throw new Error(problem);
  const inTheWay = contentsInTheWay(config, backup.files);
  if (inTheWay.length > 0)
    throw new Error(
      `A backup is restored into an empty DATA_DIR only, and there is ${inTheWay.join(', ')}. Nothing was changed. Set DATA_DIR to a new folder; keep the old one until the shop is checked.`,
    );
  await fill(config, backup);
  return nextSteps(backup);
}

/** The files first: a shop that is started after an interrupted restore has the right secrets, or an empty database. */
async function fill(config: Config, backup: OpenedBackup): Promise<void> {
  const { dataDir } = config;
  closeDataDir(dataDir);
  const log = openLog(dataDir, { now: () => new Date() });
  const server = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : null;
  const postgres = connectPostgres({ url: server?.url ?? config.databaseUrl ?? '', log });
  try {
    await checkDatabase(postgres);
    const tables = await findTables(postgres);
    if (tables.length > 0)
      throw new Error(
        `A backup is restored into an empty database only, and this one has tables (${tables.join(', ')} …). Nothing was changed. Create a new database, or set DATA_DIR to a new folder.`,
      );
    await restoreFiles(config, backup.files);
    const { encryptionSecret } = secretsOf(config, await readSecrets(dataDir));
    const box = createSecretBox(encryptionSecret, openEsimKeyFile(config.esimKeysFile));
    await loadDatabase(postgres, backup.copy, {
      skipsNumbers,
      checkSecret: (sealed) => refuseOtherSecret(sealed, box),
    });
  } finally {
    await postgres.close();
    if (server?.wasRunning === false) await server.stop();
  }
}

function refuseOtherSecret(sealed: string | null, box: SecretBox): void {
  if (sealed === null) return;
  try {
    box.open(sealed, SECRET_CHECK_OWNER);
  } catch {
    throw new Error(
      'The eSIM codes of the backup cannot be read with these secrets. The database is still empty. Set AUTH_SECRET and ENCRYPTION_SECRET as they were when the backup was made, or leave both unset if they were unset.',
    );
  }
}

function nextSteps({ copy, rowCount }: OpenedBackup): string {
  const { orders, invoices } = SKIPPED_NUMBERS;
  return [
    `Restored ${copy.tables.length} tables with ${rowCount} rows as of ${copy.takenAt.toISOString()}.`,
    skipsNumbers
      ? `Order numbers continue ${orders} higher and invoice numbers ${invoices} higher, because customers may have newer ones. Write down the gap, its day and this reason for your accounts.`
      : 'Order and invoice numbers continue without a gap.',
    'Next: start the shop. It settles open orders by itself, and looks up eSIMs and refunds before it buys or refunds. After 15 minutes run npm run reconcile, which lists what is younger than the backup. Then follow docs/runbooks/restore.md.',
  ].join('\n');
}
