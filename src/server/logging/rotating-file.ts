import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';

type RotatingFile = Readonly<{ write(line: string): void; close(): void }>;

type Options = Readonly<{ maxBytes?: number; keptFiles?: number }>;

/** With `keptFiles` older files, a log never uses more than 120 MB. */
const MAX_BYTES = 20_000_000;
const KEPT_FILES = 5;
const OWNER_ONLY = 0o600;

/**
 * An append-only file. At `maxBytes` it becomes `file.1`, the former `file.1` becomes `file.2`, and the
 * oldest is deleted. Several processes may write to one log; each notices within a twentieth of `maxBytes`
 * that another one has rotated it. On a full disk lines are lost; it never throws.
 */
export function openRotatingFile(
  file: string,
  { maxBytes = MAX_BYTES, keptFiles = KEPT_FILES }: Options = {},
): RotatingFile {
  const checkEvery = Math.ceil(maxBytes / 20);
  let descriptor = openSync(file, 'a', OWNER_ONLY);
  let uncheckedBytes = checkEvery;

  function reopen(): void {
    closeSync(descriptor);
    descriptor = openSync(file, 'a', OWNER_ONLY);
  }

  function check(): void {
    uncheckedBytes = 0;
    const own = fstatSync(descriptor);
    const isRotatedAway = statSync(file, { throwIfNoEntry: false })?.ino !== own.ino;
    if (!isRotatedAway && own.size < maxBytes) return;
    if (!isRotatedAway) {
      moveOlder(file, keptFiles);
      renameIfExists(file, `${file}.1`);
    }
    reopen();
  }

  return {
    write(line) {
      try {
        if (uncheckedBytes >= checkEvery) check();
        uncheckedBytes += writeSync(descriptor, line);
      } catch {
        // A full disk must not stop the shop.
      }
    },
    close: () => closeSync(descriptor),
  };
}

/**
 * The same bound for a file that another program keeps open for appending, and that cannot be moved away from it: a full
 * one is copied and emptied. Lines written between the two are lost.
 *
 * @internal The launcher bounds the logs of the programs it starts with it.
 */
export function rotateInPlace(
  file: string,
  { maxBytes = MAX_BYTES, keptFiles = KEPT_FILES }: Options = {},
): void {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < maxBytes) return;
    moveOlder(file, keptFiles);
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch {
    // A full disk must not stop the shop.
  }
}

/** Makes room for a new `file.1`. */
function moveOlder(file: string, keptFiles: number): void {
  for (let age = keptFiles; age > 1; age -= 1) renameIfExists(`${file}.${age - 1}`, `${file}.${age}`);
}

function renameIfExists(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false }) !== undefined) renameSync(from, to);
}
