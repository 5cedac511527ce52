import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from '#scripts/launch/known-process.mjs';
import { type RunningShop, SHOP_VARIABLE } from './running-shop.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PREFIX = 'landfall-browser-';

/** A run that was killed leaves its data behind; the next run clears it away. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(owner) || identify(owner) !== null) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port');
  return address.port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Resolves when the program answers that it is ready; it prints its addresses then, so we ask after each line. */
function untilReady(program: ChildProcess, origin: string): Promise<void> {
  const lines: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const listen = (chunk: Buffer): void => {
    lines.push(chunk.toString('utf8'));
    void isReady(origin).then((ready) => {
      if (ready) resolve(undefined);
    });
  };
  program.stdout?.on('data', listen);
  program.stderr?.on('data', listen);
  program.once('exit', () => reject(new Error(`The shop did not start:\n${lines.join('')}`)));
  return promise;
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** Starts the real program once per run, exactly as `npm start` would, on free ports and an empty data folder. */
export default async function startTheShop(): Promise<(() => Promise<void>) | undefined> {
  // A shop that already runs is named in the variable, for quick rounds while writing a test.
  if (process.env[SHOP_VARIABLE] !== undefined) return undefined;
  await removeLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user when root runs the tests, and must be able to enter.
  await chmod(dataDir, 0o755);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const shop: RunningShop = {
    origin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
  };
  // A run that is killed cannot stop its shop, so the shop watches the run.
  const program = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--follow-parent'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      // Every test names an address of its own, as a proxy would: see test.ts.
      TRUSTED_PROXY_HOPS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(program, shop.origin);
  process.env[SHOP_VARIABLE] = JSON.stringify(shop);
  return async () => {
    await stop(program);
    await rm(dataDir, { recursive: true, force: true });
  };
}
