import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { COUNT_CONNECTIONS, type ShopSettings } from '#tests/database/processes/run-shop.ts';
import type { PausePointName } from './pause-points.ts';

const QUICKLY = new URL('../../src/adapters/postgres/load-drizzle-quickly.ts', import.meta.url).pathname;
const PROGRAM = new URL('../database/processes/run-shop.ts', import.meta.url).pathname;

export type ShopProcess = Readonly<{
  /** Without a warning, wherever it is. */
  kill(): Promise<void>;
  /** With SIGTERM. Resolves with its exit code; killed after that many milliseconds its code is null. */
  stop(withinMs: number): Promise<number | null>;
  /** How many database connections it can use at the same time. */
  countConnections(): Promise<number>;
  /** Stops it where it is, or wakes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Lets the next that comes to the point stay there. */
  arm(point: PausePointName): void;
  /** Resolves when something has come to the point. */
  reached(point: PausePointName): Promise<void>;
  hasReached(point: PausePointName): boolean;
  isAlive(): boolean;
}>;

/** Resolves when the shop can be used. */
export async function startShopProcess(settings: ShopSettings): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['--import', QUICKLY, PROGRAM, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = new Set<string>();
  const waiting = new Map<string, () => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.add(line);
    waiting.get(line)?.();
    const [, count] = /^connections (\d+)$/.exec(line) ?? [];
    if (count !== undefined) connections.resolve(Number(count));
  });
  let connections = Promise.withResolvers<number>();
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  child.on('close', () => end(undefined));
  const said = (line: string): Promise<void> => {
    if (lines.has(line)) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    waiting.set(line, () => resolve(undefined));
    void ended.then(() => reject(new Error(`The shop ended before it said "${line}"`)));
    return promise;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  // A killed process no longer listens.
  child.stdin.on('error', () => undefined);
  await said('ready').catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    kill,
    async stop(withinMs) {
      const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(timer);
      return child.exitCode;
    },
    countConnections: () => {
      connections = Promise.withResolvers();
      child.stdin.write(`${COUNT_CONNECTIONS}\n`);
      return connections.promise;
    },
    signal: (name) => void child.kill(name),
    arm: (point) => void child.stdin.write(`${point}\n`),
    reached: (point) => said(`at ${point}`),
    hasReached: (point) => lines.has(`at ${point}`),
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}
