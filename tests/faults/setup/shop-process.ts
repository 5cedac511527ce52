import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { bundleProcess } from '#tests/database/bundle-process.ts';
import type { ShopSettings } from '#tests/database/processes/run-shop.ts';
import { COUNT_POOLS, type PoolCounts } from '#tests/database/whole-pool.ts';
import type { PausePointName } from './pause-points.ts';

let bundled: Promise<string> | null = null;

/** The state of a process follows its name, which is in brackets. */
const SUSPENDED = /\) T /;

const Counts = z.object({ total: z.int(), idle: z.int(), waiting: z.int() });

export type ShopProcess = Readonly<{
  /** Without a warning, at any point of its work (SIGKILL). */
  kill(): Promise<void>;
  /** Suspends the process (SIGSTOP), or resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Suspends the next job or request that reaches the point. */
  arm(point: PausePointName): void;
  /** Resolves when the point has been reached since it was armed last. */
  reached(point: PausePointName): Promise<void>;
  /** Resolves when the process is suspended: a SIGCONT before that would have no effect. */
  suspended(): Promise<void>;
  hasReached(point: PausePointName): boolean;
  isAlive(): boolean;
  /** The process ended, and the test did not end it. */
  hasCrashed(): boolean;
  countPools(): Promise<PoolCounts>;
  /** Sends SIGTERM, as an operator would. Resolves with the exit code when the process has ended. */
  stop(): Promise<number | null>;
}>;

/** Resolves when the shop accepts requests. */
export async function startShopProcess(settings: ShopSettings): Promise<ShopProcess> {
  bundled ??= bundleProcess('run-shop');
  const child = spawn(process.execPath, [await bundled, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = new Set<string>();
  const waiting = new Map<string, () => void>();
  const statusCounts: ((counts: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.add(line);
    waiting.get(line)?.();
    if (line.startsWith(COUNT_POOLS)) statusCounts.shift()?.(line.slice(COUNT_POOLS.length));
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  child.on('close', () => end(undefined));
  const printed = (line: string): Promise<void> => {
    if (lines.has(line)) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    waiting.set(line, () => resolve(undefined));
    void ended.then(() => reject(new Error(`The shop ended before it printed "${line}"`)));
    return promise;
  };
  let isEnded = false;
  const kill = async () => {
    isEnded = true;
    child.kill('SIGKILL');
    await ended;
  };
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  // A killed process no longer listens.
  child.stdin.on('error', () => undefined);
  await printed('ready').catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    kill,
    signal: (name) => void child.kill(name),
    arm: (point) => {
      lines.delete(`at ${point}`);
      child.stdin.write(`${point}\n`);
    },
    reached: (point) => printed(`at ${point}`),
    suspended: () =>
      eventually(async () =>
        expect(await readFile(`/proc/${child.pid ?? 0}/stat`, 'utf8')).toMatch(SUSPENDED),
      ),
    hasReached: (point) => lines.has(`at ${point}`),
    countPools: async () => {
      const { promise: counted, resolve, reject } = Promise.withResolvers<string>();
      statusCounts.push(resolve);
      void ended.then(() => reject(new Error('The shop ended before it reported its connections')));
      child.stdin.write(`${COUNT_POOLS}\n`);
      return Counts.parse(JSON.parse(await counted));
    },
    stop: async () => {
      isEnded = true;
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    isAlive,
    hasCrashed: () => !isEnded && !isAlive(),
  };
}
