import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import type { Clock } from '#core/clock.ts';
import type { LogFields } from '#core/log.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { startReconciler } from '#server/jobs/start-reconciler.ts';
import { assembleShop, secretsOf, wholeConfig } from './assemble-shop.ts';
import { checkDatabase } from './check-database.ts';
import { checkSecret } from './check-secret.ts';
import { closeDataDir } from './close-data-dir.ts';
import { readConfig } from './config.ts';
import { configWarnings } from './config-warnings.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { openLog } from './open-log.ts';
import { SANDBOX_ADMIN } from './sandbox-admin.ts';
import { readSecrets } from './secrets.ts';
import { startWeb } from './start-web.ts';
import { stopParts, type StoppablePart } from './stop-parts.ts';

export type RunningShop = Readonly<{
  /** Ends within seven seconds, whatever hangs; the log says what was still open. */
  stop(): Promise<void>;
}>;

/** Together less than ten seconds: after that, service managers kill. */
const WITHIN_MS = { web: 2_500, reconciler: 500, queue: 2_500, catalogue: 100, connections: 1_400 };
/** Time for the last lines of the log to be written. */
const LAST_WORDS_MS = 200;

/**
 * The shop itself: web, worker or both, on a database and services that are already there. Resolves when it can
 * be used; from then on a database that goes away makes it unready, never ends it.
 */
export async function startShop(env: NodeJS.ProcessEnv): Promise<RunningShop> {
  const config = wholeConfig(readConfig(env));
  closeDataDir(config.dataDir);
  const secrets = await readSecrets(config.dataDir);
  const clock: Clock = { now: () => new Date() };
  const log = openLog(config.dataDir, clock);
  for (const { event, fields } of configWarnings(config)) log.warn(event, fields);
  const shop = assembleShop({ config, secrets, clock, log });
  const runsJobs = config.role !== 'web';
  /** Stopped from the end: what uses something before what it uses. */
  const parts: StoppablePart[] = [];
  const addPart = (name: keyof typeof WITHIN_MS, stop: StoppablePart['stop']): void => {
    const open = () => openConnections(shop.postgres.pool);
    parts.push({ name, withinMs: WITHIN_MS[name], stop, open });
  };
  addPart('connections', () => shop.close());
  const stop = async () => {
    await stopParts(parts.toReversed(), log);
    log.info('shop-stopped');
  };
  try {
    await checkDatabase(shop.postgres);
    await migrateDatabase(shop.postgres);
    await checkSecret(shop.postgres, secretsOf(config, secrets).encryptionSecret);
    if (config.services.sandboxOrigin !== null) {
      await shop.accounts.makeAdmin(SANDBOX_ADMIN, secrets.sandboxAdminPassword);
    }
    if (runsJobs) addPart('catalogue', await fillCatalogue(shop));
    addPart('queue', () => shop.queue.stop());
    await shop.queue.start();
    if (runsJobs) addPart('reconciler', startReconciler({ late: shop.orders.late, clock, log }));
    if (config.role !== 'worker') addPart('web', await startWeb({ config, secrets, shop, log }));
    log.info('shop-started', { role: config.role, port: config.port });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openConnections({ totalCount, idleCount, waitingCount }: Postgres['pool']): LogFields {
  return { databaseConnections: totalCount, inUse: totalCount - idleCount, waiting: waitingCount };
}

if (import.meta.main) await runAlone();

/** As a process of its own, for `npm run dev` and for roles spread over machines. */
async function runAlone(): Promise<void> {
  try {
    const shop = await startShop(process.env);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void shop.stop().then(() => endProcess()));
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Ends by itself once the log is written; what is still open then does not keep it. */
function endProcess(): void {
  process.exitCode = 0;
  setTimeout(() => process.exit(0), LAST_WORDS_MS).unref();
}
