import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { aDataFolder, type ProgramSettings } from '#tests/builders/processes/a-data-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');

export type Copy = ProgramSettings;

export type Launched = Readonly<{
  process: ChildProcess;
  output(): string;
  /** Resolves when the program reports that it is ready; rejects when it ends before. */
  ready: Promise<void>;
  ended: Promise<number | null>;
}>;

/** Its own data folder and ports, as set by a person who runs several copies. */
export async function aCopy(env: Readonly<Record<string, string>> = {}): Promise<Copy> {
  const settings = await aDataFolder('landfall-launch-');
  return { ...settings, env: { ...settings.env, ...env } };
}

export async function discard(copy: Copy): Promise<void> {
  for (const pid of processesOf(copy)) process.kill(pid, 'SIGKILL');
  await rm(copy.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** The program behind `npm start`. */
export function launch(copy: Copy, command = [process.execPath, 'scripts/start.mjs']): Launched {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...copy.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<undefined>();
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
    if (output.includes('Ready.')) resolve(undefined);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(() => {
    reject(new Error(`The program ended:\n${output}`));
    return child.exitCode;
  });
  ready.catch(() => undefined);
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  });
  return { process: child, output: () => output, ready, ended };
}

/** Runs a command to its end and returns all its output. */
export async function run(copy: Copy, command: string[]): Promise<{ code: number | null; output: string }> {
  const program = launch(copy, command);
  return { code: await program.ended, output: program.output() };
}

/** The processes of the database and the sandbox have their data folder in their command line. */
export function processesOf({ dataDir }: Copy): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && commandLine(pid).includes(dataDir));
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
