import type { Clock } from '#core/clock.ts';
import { migrateDatabase } from '#adapters/postgres/migrate-database.ts';
import { startReconciler } from '#server/jobs/start-reconciler.ts';
import { assembleShop, wholeConfig } from './assemble-shop.ts';
import { checkDatabase } from './check-database.ts';
import { readConfig } from './config.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { openLog } from './open-log.ts';
import { SANDBOX_ADMIN } from './sandbox-admin.ts';
import { readSecrets } from './secrets.ts';
import { startWeb } from './start-web.ts';

export type RunningShop = Readonly<{ stop(): Promise<void> }>;

/**
 * The shop itself: web, worker or both, on a database and services that are already there. Resolves when it can
 * be used; from then on a database that goes away makes it unready, never ends it.
 */
export async function startShop(env: NodeJS.ProcessEnv): Promise<RunningShop> {
  const config = wholeConfig(readConfig(env));
  const secrets = await readSecrets(config.dataDir);
  const clock: Clock = { now: () => new Date() };
  const log = openLog(config.dataDir, clock);
  const shop = assembleShop({ config, secrets, clock, log });
  const runsJobs = config.role !== 'web';
  /** Stopped from the end: what uses something before what it uses. */
  const stops: (() => Promise<void> | void)[] = [() => shop.close()];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    log.info('shop-stopped');
  };
  try {
    await checkDatabase(shop.postgres);
    await migrateDatabase(shop.postgres);
    if (config.services.sandboxOrigin !== null) {
      await shop.accounts.makeAdmin(SANDBOX_ADMIN, secrets.sandboxAdminPassword);
    }
    if (runsJobs) stops.push(await fillCatalogue(shop));
    stops.push(() => shop.queue.stop());
    await shop.queue.start();
    if (runsJobs) stops.push(startReconciler({ late: shop.orders.late, clock, log }));
    if (config.role !== 'worker') stops.push(await startWeb({ config, secrets, shop, log }));
    log.info('shop-started', { role: config.role, port: config.port });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

if (import.meta.main) await runAlone();

/** As a process of its own, for `npm run dev` and for roles spread over machines. */
async function runAlone(): Promise<void> {
  try {
    const shop = await startShop(process.env);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void shop.stop().then(() => process.exit(0)));
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
