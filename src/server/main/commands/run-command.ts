import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import type { Clock } from '#core/clock.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import { type AssembledShop, assembleShop, type WholeConfig } from '../assembly/assemble-shop.ts';
import { checkDatabase } from '../check-database.ts';
import { closeDataDir } from '../close-data-dir.ts';
import { readConfig, type Services } from '../config/config.ts';
import { openLog } from '../open-log.ts';
import { readSecrets, type Secrets } from '../secrets.ts';

type Command = (shop: AssembledShop, services: Services, config: WholeConfig) => Promise<string>;

/** A command sends no mail, so it runs without a build. */
const NO_TEMPLATES: MailTemplates = {
  render: () => Promise.reject(new Error('A command cannot send mail.')),
};

/**
 * Runs one of the owner's commands beside the shop, or alone when the shop is not running, with the same
 * database and services. `command` returns the sentence to print, or throws it.
 */
export async function runCommand(command: Command): Promise<void> {
  try {
    process.stdout.write(`${await runOnShop(command)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function runOnShop(command: Command): Promise<string> {
  const config = readConfig(process.env);
  closeDataDir(config.dataDir);
  const secrets = await readSecrets(config.dataDir);
  const clock: Clock = { now: () => new Date() };
  const log = openLog(config.dataDir, clock);
  const database =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  const { databaseUrl, externalServices, ...rest } = config;
  const whole: WholeConfig = {
    ...rest,
    databaseUrl: database?.url ?? databaseUrl ?? '',
    services:
      externalServices.kind === 'services'
        ? externalServices.services
        : sandboxServices(secrets, externalServices.port),
  };
  const shop = assembleShop({ config: whole, secrets, mailTemplates: NO_TEMPLATES, clock, log });
  try {
    await checkDatabase(shop.postgres);
    await migrateDatabase(shop.postgres);
    return await command(shop, whole.services, whole);
  } finally {
    await shop.close();
    if (database?.wasRunning === false) await database.stop();
  }
}

/** The sandbox as `npm start` runs it. The port of its mailbox is not known here, and no command sends mail. */
function sandboxServices({ sandboxKeys }: Secrets, port: number): Services {
  const origin = `http://127.0.0.1:${port}`;
  return {
    stripe: {
      secretKey: sandboxKeys.stripeSecretKey,
      webhookSecret: sandboxKeys.stripeWebhookSecret,
      baseUrl: origin,
    },
    airalo: {
      clientId: sandboxKeys.airaloClientId,
      clientSecret: sandboxKeys.airaloClientSecret,
      baseUrl: origin,
    },
    smtpUrl: `smtp://127.0.0.1:${port}`,
    sandboxOrigin: origin,
  };
}
