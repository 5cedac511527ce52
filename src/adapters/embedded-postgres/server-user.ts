import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';

/** `null` when the server runs as whoever started us; otherwise the user it must become. */
export type ServerUser = Readonly<{ uid: number; gid: number }> | null;

/** The user `nobody`, which every Linux machine has and which owns nothing by itself. */
const NOBODY = { uid: 65_534, gid: 65_534 } as const;

/** PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export function chooseServerUser(ownUid: number | undefined): ServerUser {
  return ownUid === 0 ? NOBODY : null;
}

/**
 * Asks the operating system itself, as that user, because permission bits alone do not tell about access
 * lists and mounts. Folders must be enterable, files readable.
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

export async function giveTo(user: ServerUser, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
