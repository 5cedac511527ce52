import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_WITHIN_MS = 20_000;
const POLL_MS = 20;

/** A PostgreSQL server that runs on our data folder, whichever process started it. */
export type RunningServer = Readonly<{
  pid: number;
  port: number;
  isReady: boolean;
  isStopping: boolean;
  command: readonly string[];
}>;

/** Reads PostgreSQL's pid file. Trusts it only when that process really is the server of `data`. */
export function findRunningServer(data: string): RunningServer | null {
  const [pidLine, , , portLine, , , , status] = readLines(join(data, 'postmaster.pid'));
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 1 || !isServerOf(pid, data)) return null;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const output = status?.trim();
  return {
    pid,
    port: Number(portLine),
    isReady: output === 'ready',
    isStopping: output === 'stopping',
    command,
  };
}

/** Fast shutdown: clients are disconnected and all data is written. Forced only when that takes too long. */
export async function stopServer(pid: number, data: string): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEndedWithin(() => !isServerOf(pid, data), STOP_WITHIN_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEndedWithin(() => !isServerOf(pid, data), STOP_WITHIN_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop. End it manually, then start again.`);
}

/**
 * After a kill -9 of the server its child processes may live for a moment and still write; starting a server
 * then would damage the data. Only when none is left may a pid file that names another program's process be
 * removed.
 */
export async function clearTraces(data: string): Promise<void> {
  if (!(await hasEndedWithin(() => processesIn(data).length === 0, STOP_WITHIN_MS))) {
    throw new Error(
      `Processes ${processesIn(data).join(', ')} still use ${data}. End them, then start again.`,
    );
  }
  await rm(join(data, 'postmaster.pid'), { force: true });
}

async function hasEndedWithin(hasEnded: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!hasEnded()) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** PostgreSQL's working directory is its data folder, so that folder identifies its processes. */
function processesIn(data: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && isServerOf(pid, data));
}

function isServerOf(pid: number, data: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === data &&
      /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
    );
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
