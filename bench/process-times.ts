import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** How often a process tree is measured, so that little is lost of a child that ends. */
const COUNT_EVERY_MS = 500;

type Facts = Readonly<{ parent: number; cpuMs: number }>;

/** CPU time of one process so far, in milliseconds. */
export function cpuOf(pid: number): number {
  return factsOf(pid)?.cpuMs ?? 0;
}

/** The same for a process with all its children from now on, including those that end meanwhile. */
export function watchFamily(pid: number): Readonly<{ cpu(): number; stop(): void }> {
  const members = new Map<number, number>();
  const count = () => {
    for (const member of [pid, ...childrenOf(pid)])
      members.set(member, Math.max(cpuOf(member), members.get(member) ?? 0));
    return [...members.values()].reduce((sum, ms) => sum + ms, 0);
  };
  const timer = setInterval(count, COUNT_EVERY_MS);
  return { cpu: count, stop: () => clearInterval(timer) };
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
  // The program's name is in brackets and may contain anything, so fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number) => Number(fields[index] ?? 0) * TICK_MS;
  return { parent: Number(fields[1]), cpuMs: ticks(11) + ticks(12) };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
