import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningServer } from '#adapters/embedded-postgres/running-server.ts';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';
import { untilReady } from '#tests/builders/processes/until-ready.ts';
import { childrenOf, commandOf, cpuOf, watchFamily } from './process-times.ts';

const ROOT = join(import.meta.dirname, '..');
/** The same as in `npm start`. */
const NODE_FLAGS = ['--expose-gc', '--max-semi-space-size=8'];

/** CPU milliseconds so far, per program. */
export type CpuTimes = Readonly<{ shop: number; sandbox: number; postgres: number }>;

export type WholeShop = Readonly<{
  origin: string;
  sandboxOrigin: string;
  databaseUrl: string;
  cpu(): CpuTimes;
  stop(): Promise<void>;
}>;

/** The program of `npm start` with its own sandbox and PostgreSQL, in a folder that is deleted at the end. */
export async function startWholeShop(): Promise<WholeShop> {
  const { dataDir, port, sandboxPort, env } = await aDataFolder('landfall-bench-');
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      DATABASE_URL: postgres.url,
      // Each customer has its own client address, as behind a proxy.
      TRUSTED_PROXY_HOPS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(program, origin);
  const pids = findPrograms(program.pid ?? 0);
  const servers = watchFamily(postmasterOf(postgres.folder));
  return {
    origin,
    sandboxOrigin: `http://127.0.0.1:${sandboxPort}`,
    databaseUrl: postgres.url,
    cpu: () => ({
      shop: cpuOf(pids.shop),
      sandbox: cpuOf(pids.sandbox),
      postgres: servers.cpu(),
    }),
    async stop() {
      servers.stop();
      program.kill('SIGTERM');
      if (program.exitCode === null) await once(program, 'exit');
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The launcher is the shop itself, or its only Node child is, when it had to switch to another Node. */
function findPrograms(launcher: number): Readonly<{ shop: number; sandbox: number }> {
  const isSandbox = (pid: number) => commandOf(pid).includes('sandbox/main.ts');
  for (const shop of [launcher, ...childrenOf(launcher)]) {
    const sandbox = childrenOf(shop).find(isSandbox);
    if (sandbox !== undefined) return { shop, sandbox };
  }
  throw new Error('The sandbox is not a child process of the shop');
}

function postmasterOf(folder: string): number {
  const running = findRunningServer(join(folder, 'data'));
  if (running === null) throw new Error('PostgreSQL is not running');
  return running.pid;
}
