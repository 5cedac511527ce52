import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

type Facts = Readonly<{ parent: number; ownMs: number; endedChildrenMs: number }>;

/** Processor time of one process so far, in milliseconds. */
export function cpuOf(pid: number): number {
  return factsOf(pid)?.ownMs ?? 0;
}

/** The same for a process with all its children, those that have ended included. */
export function cpuOfFamily(pid: number): number {
  const own = factsOf(pid);
  const living = childrenOf(pid).map((child) => cpuOfFamily(child));
  return living.reduce((sum, ms) => sum + ms, (own?.ownMs ?? 0) + (own?.endedChildrenMs ?? 0));
}

export function childrenOf(pid: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((child) => factsOf(child)?.parent === pid);
}

export function commandOf(pid: number): string {
  return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function factsOf(pid: number): Facts | null {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  if (stat === '') return null;
  // The program's name stands in brackets and may hold anything, so count from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = (place: number) => Number(fields[place] ?? 0) * TICK_MS;
  return { parent: Number(fields[1]), ownMs: ticks(11) + ticks(12), endedChildrenMs: ticks(13) + ticks(14) };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
