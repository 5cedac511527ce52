import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';

const run = promisify(execFile);
const PACKAGES = '/usr/lib/postgresql';
const OLDEST = 15;
const NOBODY_UID = 65_534;

/** The oldest PostgreSQL 15 or later that Debian's packages installed here, or null. */
export async function findSystemPostgres(): Promise<string | null> {
  const versions = (await readdir(PACKAGES).catch(() => []))
    .map(Number)
    .filter((version) => version >= OLDEST);
  return versions.length > 0 ? `${PACKAGES}/${Math.min(...versions)}/bin` : null;
}

/** Runs it in its own folder, as another user when we are root, because PostgreSQL refuses root. */
export async function startSystemPostgres(programs: string, { durable = false } = {}) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  const folder = await mkdtemp(join(tmpdir(), 'landfall-system-postgres-'));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await aFreePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${durable ? '' : '-c fsync=off'}`;
  const options = { cwd: folder, ...user };
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'landfall', '-A', 'trust', '--no-sync'], options);
  const server = ['-D', data, '-w', '-l', join(folder, 'log')];
  await run(join(programs, 'pg_ctl'), ['start', ...server, '-o', settings], options);
  return {
    url: `postgres://landfall@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], options);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
