import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from '#scripts/launch/known-process.mjs';
import { SANDBOX_ADMIN } from '#server/main/sandbox-admin.ts';
import { readSecrets } from '#server/main/secrets.ts';
import { aDataFolder } from '#tests/builders/processes/a-data-folder.ts';
import { untilReady } from '#tests/builders/processes/until-ready.ts';
import { type RunningShop, SHOP_VARIABLE } from './running-shop.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PREFIX = 'landfall-browser-';

/** A killed run leaves its data behind; the next run deletes it. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(owner) || identify(owner) !== null) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** The program makes the keys of its sandbox, and its admin, at the first start. */
async function readSandbox(dataDir: string): Promise<Pick<RunningShop, 'networkKeys' | 'admin'>> {
  const { sandboxKeys, sandboxAdminPassword } = await readSecrets(dataDir);
  return {
    networkKeys: { clientId: sandboxKeys.airaloClientId, clientSecret: sandboxKeys.airaloClientSecret },
    admin: { email: SANDBOX_ADMIN, password: sandboxAdminPassword },
  };
}

/** Starts the real program once per run, exactly as `npm start` would, on free ports and an empty data folder. */
export default async function startTheShop(): Promise<(() => Promise<void>) | undefined> {
  // The variable names a shop that is already running, for fast reruns while writing a test.
  if (process.env[SHOP_VARIABLE] !== undefined) return undefined;
  await removeLeftovers();
  const { shop, stop: stopShop } = await startShop();
  process.env[SHOP_VARIABLE] = JSON.stringify(shop);
  return stopShop;
}

type StartedShop = Readonly<{ shop: RunningShop; stop: () => Promise<void> }>;

/** Another copy of the program, for tests of a setting. */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<StartedShop> {
  const { dataDir, port, sandboxPort, env } = await aDataFolder(`${PREFIX}${process.pid}-`);
  const origin = `http://localhost:${port}`;
  // A killed run cannot stop its shop, so the shop watches the run.
  const program = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--follow-parent'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      // Every test sends its own IP address, as a proxy would: see test.ts.
      TRUSTED_PROXY_HOPS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(program, origin);
  const shop: RunningShop = {
    origin,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    dataDir,
    ...(await readSandbox(dataDir)),
  };
  return {
    shop,
    stop: async () => {
      await stop(program);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
