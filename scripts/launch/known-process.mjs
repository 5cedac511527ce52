import { existsSync, readFileSync } from 'node:fs';

/**
 * Identifies a process, so that a later one with the same pid is not confused with it: its pid, its start
 * time and the boot. `null` when no such process runs.
 */
export function identify(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain anything, so fields are counted from the last
    // bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return `${pid}:${fields[19]}:${bootId()}`;
  } catch {
    return null;
  }
}

export function isRunning(identity) {
  return identity !== null && identify(pidOf(identity)) === identity;
}

export function pidOf(identity) {
  return Number(identity.split(':')[0]);
}

/** Sends the process a signal to end and waits; kills it when it takes longer than `patienceMs`. */
export async function endProcess(identity, patienceMs) {
  for (const [signal, patience] of [
    ['SIGTERM', patienceMs],
    ['SIGKILL', 5_000],
  ]) {
    if (isRunning(identity)) send(pidOf(identity), signal);
    const deadline = Date.now() + patience;
    while (isRunning(identity) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    if (!isRunning(identity)) return;
  }
  throw new Error(`Process ${pidOf(identity)} does not end. End it manually, then start again.`);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function bootId() {
  const file = '/proc/sys/kernel/random/boot_id';
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
