import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningServer } from '#adapters/embedded-postgres/running-server.ts';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { childrenOf, commandOf, cpuOf, watchFamily } from './process-times.ts';

const ROOT = join(import.meta.dirname, '..');
/** As `npm start` gives them. */
const NODE_FLAGS = ['--expose-gc', '--max-semi-space-size=8'];
const ASK_EVERY_MS = 100;

/** Processor milliseconds so far, each program's own. */
export type CpuTimes = Readonly<{ shop: number; sandbox: number; postgres: number }>;

export type WholeShop = Readonly<{
  origin: string;
  sandboxOrigin: string;
  databaseUrl: string;
  cpu(): CpuTimes;
  stop(): Promise<void>;
}>;

/** The very program of `npm start` with a sandbox and a PostgreSQL of its own, in a folder that goes with it. */
export async function startWholeShop(): Promise<WholeShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  // PostgreSQL runs as another user when root runs this, and must be able to enter.
  await chmod(dataDir, 0o755);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      // Each customer has an address of its own, as a proxy would tell.
      TRUSTED_PROXY_HOPS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(program, origin);
  const pids = findPrograms(program.pid ?? 0);
  const servers = watchFamily(postmasterOf(postgres.place));
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port');
  return address.port;
}

async function untilReady(program: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error('The shop did not start');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** The launcher is the shop, or its only Node child is, when it had to change to another Node. */
function findPrograms(launcher: number): Readonly<{ shop: number; sandbox: number }> {
  const isSandbox = (pid: number) => commandOf(pid).includes('sandbox/main.ts');
  for (const shop of [launcher, ...childrenOf(launcher)]) {
    const sandbox = childrenOf(shop).find(isSandbox);
    if (sandbox !== undefined) return { shop, sandbox };
  }
  throw new Error('The sandbox is not among the processes of the shop');
}

function postmasterOf(place: string): number {
  const running = findRunningServer(join(place, 'data'));
  if (running === null) throw new Error('PostgreSQL is not running');
  return running.pid;
}
