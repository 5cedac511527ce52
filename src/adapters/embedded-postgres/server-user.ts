import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';

/** `null` when the server runs as our own user; otherwise the user it must run as. */
export type ServerUser = Readonly<{ uid: number; gid: number }> | null;

/** The user `nobody`, which exists on every Linux machine and owns nothing by itself. */
const NOBODY = { uid: 65_534, gid: 65_534 } as const;

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
export function chooseServerUser(ownUid: number | undefined): ServerUser {
  return ownUid === 0 ? NOBODY : null;
}

/**
 * Checks with the operating system, as that user, because permission bits do not cover access lists and
 * mounts. Folders must be enterable, files readable.
 */
export async function canReach(user: ServerUser, paths: readonly string[]): Promise<boolean> {
  const check = 'for p in "$@"; do if [ -d "$p" ]; then [ -x "$p" ]; else [ -r "$p" ]; fi || exit 1; done';
  try {
    await promisify(execFile)('/bin/sh', ['-c', check, 'sh', ...paths], { cwd: '/', ...user });
    return true;
  } catch {
    return false;
  }
}

export async function changeOwner(user: ServerUser, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
