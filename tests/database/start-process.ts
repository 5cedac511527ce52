import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const QUICKLY = new URL('../../src/adapters/postgres/connection/load-drizzle-quickly.ts', import.meta.url)
  .pathname;

/**
 * Runs a program of `processes/` in a separate process. It is killed, if it still runs, when the test has
 * finished.
 */
export function startProcess(program: string, parameters: readonly string[]) {
  const file = new URL(`processes/${program}.ts`, import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', QUICKLY, file, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));

  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  return { lines, child, ended: ended(child) };
}

function ended(child: ChildProcess): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', (code) => resolve(code));
  return promise;
}
