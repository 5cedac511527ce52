import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/main/config.ts';
import { step } from './progress.mjs';
import { ROOT } from './repository.mjs';

const ASK_EVERY_MS = 100;

type Stop = () => Promise<void>;
type ShopProgram = typeof import('#server/main/start.ts');

/**
 * Loads the shop's programs. They take longer than anything else in a start, so this goes on while the database and
 * the sandbox come up on the other core.
 */
export function loadShop(): Promise<ShopProgram> {
  // React decides by this variable, when it is first loaded, whether to run its slow development form.
  process.env['NODE_ENV'] = 'production';
  const program = import('#adapters/postgres/load-drizzle-quickly.ts').then(
    () => import('#server/main/start.ts'),
  );
  // Whoever awaits it hears of a failure; until then it must not end the process.
  program.catch(() => undefined);
  return program;
}

/** In this very process: one Node less in memory, and nothing left behind when the process is killed. */
export async function runShopHere(program: Promise<ShopProgram>, env: NodeJS.ProcessEnv): Promise<Stop> {
  const shop = await step('Opening the shop', async () => (await program).startShop(env));
  // Loading the programs and the first catalogue leaves some 60 MB of garbage that a quiet shop would keep for hours.
  globalThis.gc?.();
  return () => shop.stop();
}

/** In a process that starts again whenever a server file is saved; pages reload by themselves through Vite. */
export function runShopWatched(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): { ready: Promise<void>; stop: Stop } {
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(ROOT, 'src/server/main/start.ts')],
    {
      cwd: ROOT,
      detached: true,
      env: { ...env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const { port } = readConfig(env);
  return {
    ready: step('Opening the shop', () => untilReady(port, signal)),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(port: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await pause(ASK_EVERY_MS, undefined, { signal });
  }
}
