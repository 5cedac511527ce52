import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { aDatabase } from '#tests/database/a-database.ts';
import { aFreePort, ROAD_KEYS } from '#tests/integration/road-parts.ts';

const QUICKLY = new URL('../../src/adapters/postgres/load-drizzle-quickly.ts', import.meta.url).pathname;
const PROGRAM = new URL('../database/processes/run-shop.ts', import.meta.url).pathname;

type Started = Readonly<{ child: ChildProcess; ready: Promise<void>; ended: Promise<void> }>;

/** The shop as a process of its own that can be killed and started again; sandbox and database outlive it. */
export async function aShopUnderFire() {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-fire-'));
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, shopOrigin: origin, keys: ROAD_KEYS });
  const database = await aDatabase();
  let running: Started | null = null;
  onTestFinished(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await sandbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    origin,
    sandboxOrigin: sandbox.origin,
    databaseUrl: database.url,
    async start(): Promise<void> {
      running = startProgram([String(port), database.url, sandbox.origin, sandbox.smtpUrl]);
      await running.ready;
    },
    /** Without a warning, wherever it is. */
    async kill(): Promise<void> {
      running?.child.kill('SIGKILL');
      await running?.ended;
      running = null;
    },
  };
}

function startProgram(parameters: readonly string[]): Started {
  const child = spawn(process.execPath, ['--import', QUICKLY, PROGRAM, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<undefined>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'ready') resolve(undefined);
  });
  const ended = new Promise<void>((resolveEnd) =>
    child.on('close', () => {
      reject(new Error('The shop ended before it was ready'));
      resolveEnd();
    }),
  );
  return { child, ready, ended };
}
