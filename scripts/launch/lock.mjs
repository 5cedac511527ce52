import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identify, isRunning } from './known-process.mjs';

/**
 * Takes the lock `file` for this process, with `note` for other processes that find it taken. Returns `null`
 * when it is ours, otherwise the note of the living holder. A lock whose holder is dead is taken over.
 */
export function tryLock(file, note = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ ...note, holder: identify(process.pid) }), { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(mine, file);
        return null;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const found = readNote(file);
      if (found && isRunning(found.holder)) return found;
      removeStale(file, found);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

export function unlock(file) {
  if (readNote(file)?.holder === identify(process.pid)) rmSync(file, { force: true });
}

/** Waits for the lock as long as its holder lives; `onWait` is called once, if it has to wait. */
export async function waitForLock(file, onWait) {
  let hasWaited = false;
  while (tryLock(file) !== null) {
    if (!hasWaited) onWait();
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Two starts may find the same stale lock: the slower one must not remove the lock the faster one just made.
 */
function removeStale(file, found) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readNote(aside);
  if (moved && moved.holder !== found?.holder && isRunning(moved.holder)) {
    try {
      linkSync(aside, file);
    } catch {
      // Another process took the free name meanwhile; the next round of the loop reads its lock.
    }
  }
  rmSync(aside, { force: true });
}

function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
