import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { aLog } from '#tests/builders/log.ts';
import { makeTemplate } from './make-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which databases are created from the template. */
    postgresUrl: string;
  }
}

const PREFIX = 'landfall-test-database-';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2e9;

/**
 * Each test creates and deletes the six hundred files of a database, which takes a disk several times as long. In a
 * container the folder in memory may be too small.
 */
async function quickestFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
}

/** One PostgreSQL for the whole run, with a migrated template that tests clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const folder of [MEMORY, tmpdir()]) await removeLeftovers(folder);
  const dataDir = await mkdtemp(join(await quickestFolder(), `${PREFIX}${process.pid}-`));
  // When root runs the tests, PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: aLog(), durable: false });
  await makeTemplate(server.url);
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A killed run leaves its server behind; the next run removes it. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : null;
    if (owner === null || isAlive(owner)) continue;
    const dataDir = join(folder, name);
    const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number(pidFile.split('\n')[0]);
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
