import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findQuietPort, SPANS } from '#adapters/embedded-postgres/quiet-ports.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import type { Config } from '#server/main/config/config.ts';
import type { Secrets } from '#server/main/secrets.ts';
import { boundLog } from './bound-log.ts';
import { keepRunning } from './keep-running.ts';
import { fileLog } from './file-log.ts';
import { say, step } from './progress.mjs';
import { ROOT } from './repository.mjs';
import { sandboxLog, startSandboxProcess } from './sandbox-process.ts';

/** A service that the shop depends on: how to reach it, as variables, and how to stop it. */
export type RunningService = Readonly<{ env: Readonly<Record<string, string>>; stop(): Promise<void> }>;

const NOTHING_TO_START: RunningService = { env: {}, stop: () => Promise.resolve() };

export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<RunningService> {
  if (databaseUrl !== null) return NOTHING_TO_START;
  const start = () => startEmbeddedPostgres({ dataDir, log: fileLog(dataDir) });
  const database = await step('Starting PostgreSQL', start);
  for (const line of unusualFolders(database, dataDir)) say(line);
  return {
    env: { DATABASE_URL: database.url },
    stop: stopBoth(keepRunning('PostgreSQL', database, start), boundLog(join(database.folder, 'server.log'))),
  };
}

export async function openSandbox(config: Config, secrets: Secrets): Promise<RunningService> {
  if (config.externalServices.kind === 'services') return NOTHING_TO_START;
  const keys = secrets.sandboxKeys;
  const options = {
    dataDir: config.dataDir,
    port: config.externalServices.port,
    shopOrigin: `http://127.0.0.1:${config.port}`,
    keys,
  };
  // Not a port that the system could assign to another program while the sandbox is restarted.
  const smtpPort = await findQuietPort(SPANS.others);
  const start = () => startSandboxProcess({ ...options, smtpPort });
  const sandbox = await step('Starting the sandbox', start);
  return {
    env: {
      STRIPE_SECRET_KEY: keys.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
      STRIPE_BASE_URL: sandbox.origin,
      AIRALO_CLIENT_ID: keys.airaloClientId,
      AIRALO_CLIENT_SECRET: keys.airaloClientSecret,
      AIRALO_BASE_URL: sandbox.origin,
      SMTP_URL: sandbox.smtpUrl,
      MAIL_FROM: config.mailFrom,
      SANDBOX_ORIGIN: sandbox.origin,
    },
    stop: stopBoth(keepRunning('The sandbox', sandbox, start), boundLog(sandboxLog(config.dataDir))),
  };
}

const stopBoth = (stopService: () => Promise<void>, stopBounding: () => void) => () => {
  stopBounding();
  return stopService();
};

/**
 * When we run as root, PostgreSQL runs as another user. Files that this user cannot enter are put elsewhere,
 * and the operator must know where.
 */
function unusualFolders({ folder: databaseFolder, programs }: EmbeddedPostgres, dataDir: string): string[] {
  const lines: string[] = [];
  if (!databaseFolder.startsWith(realpathSync(dataDir))) {
    lines.push(
      `PostgreSQL cannot run as root, and its user cannot enter ${dataDir}: the database is in ${databaseFolder}`,
    );
  }
  if (!programs.startsWith(ROOT)) lines.push(`For the same reason its programs were copied to ${programs}`);
  return lines;
}
