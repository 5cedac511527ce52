import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import type { Clock } from '#core/clock.ts';
import type { LogFields } from '#core/log.ts';
import { rememberSeller } from '#adapters/postgres/order-documents/seller-store.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { openDevelopment } from '#server/development/open-development.ts';
import { UPDATE_RATES } from '#server/jobs/currency-rates-job.ts';
import { startReconciler } from '#server/jobs/start-reconciler.ts';
import { subscribeAfterStart } from '#server/jobs/subscribe-to-notices-job.ts';
import { watchForStuckPool } from '#server/health/watch-for-stuck-pool.ts';
import { watchPools } from '#server/health/pools-health.ts';
import { startHeartbeat } from '#server/system/start-heartbeat.ts';
import { loadMailTemplates } from '#server/mails/load-mail-templates.ts';
import { assembleShop, wholeConfig } from './assembly/assemble-shop.ts';
import { checkDatabase } from './check-database.ts';
import { checkSecret } from './check-secret.ts';
import { closeDataDir } from './close-data-dir.ts';
import { readConfig } from './config/config.ts';
import { configWarnings } from './config-warnings.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { BUILD, ROOT } from './folders.ts';
import { openLog } from './open-log.ts';
import { SANDBOX_ADMIN } from './sandbox-admin.ts';
import { readVersion } from './read-version.ts';
import { readSecrets } from './secrets.ts';
import { startWeb } from './start-web.ts';
import { stopParts, type StoppablePart } from './stop-parts.ts';

export type RunningShop = Readonly<{
  /** Resolves within seven seconds, even when a part hangs; the log says what was still open. */
  stop(): Promise<void>;
  /** Calls `end` once when only a new process helps. Not with ROLE=all, whose launcher starts no new one. */
  onStuckPool(end: () => void): void;
}>;

/** Together less than ten seconds: after that, service managers kill the process. */
const WITHIN_MS = { web: 2_500, reconciler: 500, queue: 2_500, catalogue: 100, connections: 1_400 };
/** Time to write the last lines of the log. */
const LOG_FLUSH_MS = 200;

/**
 * The shop itself: web, worker or both, on a database and services that already run. Resolves when it can
 * serve customers. After that, a lost database makes it not ready, but never ends it.
 */
export async function startShop(env: NodeJS.ProcessEnv): Promise<RunningShop> {
  const config = wholeConfig(readConfig(env));
  closeDataDir(config.dataDir);
  const secrets = await readSecrets(config.dataDir);
  const clock: Clock = { now: () => new Date() };
  const log = openLog(config.dataDir, clock);
  for (const { event, fields } of configWarnings(config)) log.warn(event, fields);
  const development = config.isDevelopment ? await openDevelopment(ROOT) : null;
  const mailTemplates = development?.mailTemplates ?? (await loadMailTemplates(BUILD));
  const shop = assembleShop({ config, secrets, mailTemplates, clock, log });
  const pools = watchPools({ postgres: shop.postgres, clock });
  let ignoreStuckPool = () => {};
  const runsJobs = config.role !== 'web';
  /** Stopped in reverse order: a part stops before the parts it uses. */
  const parts: StoppablePart[] = [];
  const addPart = (name: keyof typeof WITHIN_MS, stop: StoppablePart['stop']): void => {
    const open = () => openConnections(shop.postgres.pool);
    parts.push({ name, withinMs: WITHIN_MS[name], stop, open });
  };
  let stopHeartbeat = () => Promise.resolve();
  addPart('connections', async () => {
    pools.stop();
    await stopHeartbeat();
    await development?.close();
    await shop.close();
  });
  const stop = async () => {
    ignoreStuckPool();
    await stopParts(parts.toReversed(), log);
    log.info('shop-stopped');
  };
  try {
    await checkDatabase(shop.postgres);
    await migrateDatabase(shop.postgres);
    const { seller, taxBasisPoints } = config;
    await rememberSeller(shop.postgres, { ...seller, taxBasisPoints }, clock.now());
    await checkSecret(shop.postgres, shop.encryption.box);
    if (config.services.sandboxOrigin !== null)
      await makeSandboxAdmin(shop.accounts, secrets.sandboxAdminPassword);
    if (runsJobs) addPart('catalogue', await fillCatalogue(shop));
    addPart('queue', () => shop.queue.stop());
    await shop.queue.start();
    if (runsJobs) {
      addPart('reconciler', startReconciler({ late: shop.orders.late, clock, log }));
      await shop.queue.enqueue(subscribeAfterStart(clock.now()));
      await shop.queue.enqueue(UPDATE_RATES);
    }
    const version = await readVersion({ root: ROOT, build: BUILD });
    stopHeartbeat = await startHeartbeat({ ...config, ...shop.system, version, clock, log });
    if (config.role !== 'worker')
      addPart('web', await startWeb({ config, secrets, shop, pools, log, development }));
    log.info('shop-started', { role: config.role, port: config.port });
    const onStuckPool: RunningShop['onStuckPool'] = (end) => {
      if (config.role !== 'all') ignoreStuckPool = watchForStuckPool({ pools, log }, end);
    };
    return { stop, onStuckPool };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeSandboxAdmin(
  accounts: ReturnType<typeof assembleShop>['accounts'],
  password: string,
): Promise<void> {
  const makeAdmin = () => accounts.makeAdmin(SANDBOX_ADMIN, password);
  // Another process that starts at the same time may just have made it; the second attempt finds it.
  await makeAdmin().catch(makeAdmin);
}

function openConnections({ totalCount, idleCount, waitingCount }: Postgres['pool']): LogFields {
  return { databaseConnections: totalCount, inUse: totalCount - idleCount, waiting: waitingCount };
}

if (import.meta.main) await runAlone();

/** As a separate process, for `npm run dev` and for roles spread over machines. */
async function runAlone(): Promise<void> {
  try {
    const shop = await startShop(process.env);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void shop.stop().then(() => endProcess(0)));
    }
    shop.onStuckPool(() => void shop.stop().then(() => endProcess(1)));
    await notifyServiceManager(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Tells systemd that this process is ready (`Type=notify`), so that `systemctl restart` returns when the next process
 * may be restarted. Without systemd it does nothing.
 */
async function notifyServiceManager(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['NOTIFY_SOCKET'] === undefined) return;
  await promisify(execFile)('systemd-notify', ['--ready'], { env });
}

/** The process ends by itself once the log is written; handles that are still open do not keep it alive. */
function endProcess(code: 0 | 1): void {
  process.exitCode = code;
  setTimeout(() => process.exit(code), LOG_FLUSH_MS).unref();
}
