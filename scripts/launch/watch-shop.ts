import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/main/config/config.ts';
import { identify } from './known-process.mjs';
import { rememberProcess } from './left-over-processes.ts';
import { say, step } from './progress.mjs';
import { ROOT } from './repository.mjs';

/** The code that runs on the server. Pages are not included: Vite reloads those in the browser. */
const SERVER_FOLDERS = ['src/core', 'src/contract', 'src/messages', 'src/adapters', 'src/server'];
const POLL_EVERY_MS = 100;
/** An editor saves in several steps, and several files at once. */
const SETTLE_MS = 150;

type WatchedShop = Readonly<{ ready: Promise<void>; stop(): Promise<void> }>;

/**
 * The shop in a separate process, restarted whenever a server file is saved. Not `node --watch`: that one
 * reacts to the temporary files Vite writes and restarts for ever.
 */
export function watchShop(env: NodeJS.ProcessEnv, signal: AbortSignal): WatchedShop {
  let shop = start(env);
  let isStopping = false;
  let restarts = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const restart = (): void => {
    restarts = restarts.then(async () => {
      if (isStopping) return;
      say('A server file was saved; starting the shop again.');
      await end(shop);
      shop = start(env);
    });
  };
  for (const folder of SERVER_FOLDERS) {
    watch(join(ROOT, folder), { recursive: true, signal }, (_event, file) => {
      if (file === null || !/\.(ts|json)$/.test(file) || /\.test\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, SETTLE_MS);
    });
  }
  return {
    ready: step('Opening the shop', () => untilReady(readConfig(env).port, signal)),
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await restarts;
      await end(shop);
    },
  };
}

function start(env: NodeJS.ProcessEnv): ChildProcess {
  // In its own session, so that on Ctrl-C in the terminal we can stop it in order.
  const child = spawn(process.execPath, [join(ROOT, 'src/server/main/start.ts')], {
    cwd: ROOT,
    detached: true,
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const identity = child.pid === undefined ? null : identify(child.pid);
  if (identity !== null) rememberProcess(readConfig(env).dataDir, 'shop', identity);
  return child;
}

async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  shop.kill('SIGTERM');
  await once(shop, 'exit');
}

async function untilReady(port: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await pause(POLL_EVERY_MS, undefined, { signal });
  }
}
