import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { MINUTE_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';
import { findDatabaseFolder, sharedFolder } from './database-folder.ts';
import { makeCluster } from './make-cluster.ts';
import { findQuietPort, isFree, SPANS } from './quiet-ports.ts';
import { clearTraces, findRunningServer, stopServer } from './running-server.ts';
import { findServerPrograms } from './server-programs.ts';
import { canReach, chooseServerUser, type ServerUser } from './server-user.ts';

export type EmbeddedPostgresOptions = Readonly<{
  dataDir: string;
  /** A fixed port. By default a free one is chosen once and stored. */
  port?: number;
  log: Log;
  /** `false` only in tests: faster, and a power cut loses the data. */
  durable?: boolean;
}>;

export type EmbeddedPostgres = Readonly<{
  url: string;
  /** Where the database files are. */
  folder: string;
  /** Where its programs are. */
  programs: string;
  /** True when a server was found running, perhaps one that another process still needs. */
  wasRunning: boolean;
  /** False after it ended by itself; a new start uses the same port. */
  isRunning(): boolean;
  stop(): Promise<void>;
}>;

type Server = Readonly<{
  folder: string;
  data: string;
  programs: string;
  user: ServerUser;
  durable: boolean;
}>;

const SavedServer = z.object({ password: z.string(), port: z.number() });
type SavedServer = z.infer<typeof SavedServer>;

const READY_WITHIN_MS = MINUTE_MS;
const POLL_MS = 15;
const MAX_LOG_BYTES = 10_000_000;
const MAX_PORTS_TRIED = 5;

/** Settings for a shop on one small machine: little memory, few processes. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=50',
  'shared_buffers=32MB',
  'maintenance_work_mem=32MB',
  'huge_pages=off',
  'jit=off',
  'io_method=sync',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'max_worker_processes=4',
  'max_wal_size=256MB',
  'min_wal_size=32MB',
  'timezone=UTC',
  'log_timezone=UTC',
  // More detail would include the values of a row, for example an email address.
  'log_error_verbosity=terse',
];
// Only the superuser can end an autovacuum worker inside a test's database, so dropping that database would
// fail.
const FOR_TESTS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  // Several shops with a pool each run beside each other.
  'max_connections=200',
];

/**
 * Runs the PostgreSQL server that is installed with the packages. The server survives a sudden end of its
 * parent, so a server found running on our files is reused. A second call on the same folder returns the same
 * server.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = chooseServerUser(process.getuid?.());
  const folder = await findDatabaseFolder(options.dataDir, user);
  const programs = await findServerPrograms(user, sharedFolder);
  const server: Server = {
    folder,
    data: join(folder, 'data'),
    programs,
    user,
    durable: options.durable ?? true,
  };
  await restrictFolder(folder, user);
  await refuseUnreachable(server);
  const saved = await readSavedServer(folder);
  const isNew = await makeCluster({ ...server, password: saved.password });
  const { pid, port, wasRunning } = await takeOverOrLaunch(server, options.port ?? saved.port, options);
  await writeSavedServer(folder, { ...saved, port });
  options.log.info('postgres-ready', { folder, programs, port, pid, isNew, wasRunning });
  return {
    url: `postgres://landfall:${saved.password}@127.0.0.1:${port}/landfall`,
    folder,
    programs,
    wasRunning,
    isRunning: () => findRunningServer(server.data)?.pid === pid,
    stop: () => stopServer(pid, server.data),
  };
}

/** Only its owner may read it; the server's user, when it is another one, may pass through to its files. */
async function restrictFolder(folder: string, user: ServerUser): Promise<void> {
  await chmod(folder, (await stat(folder)).mode & (user === null ? 0o700 : 0o711));
}

async function refuseUnreachable(server: Server): Promise<void> {
  if (await canReach(server.user, [server.folder])) return;
  throw new Error(
    `PostgreSQL cannot run as root, and its user ${server.user?.uid ?? ''} can no longer enter ${server.folder}. Let every user enter its parent folders (chmod o+x), or set DATA_DIR to another folder.`,
  );
}

async function takeOverOrLaunch(
  server: Server,
  wantedPort: number,
  options: EmbeddedPostgresOptions,
): Promise<{ pid: number; port: number; wasRunning: boolean }> {
  const running = findRunningServer(server.data);
  if (running) {
    const wanted = commandFor(server, running.port);
    const isSame = running.command.join('\0') === wanted.join('\0');
    if (isSame && !running.isStopping && (options.port ?? running.port) === running.port) {
      await waitUntilReady(server, () => findRunningServer(server.data) === null);
      return { pid: running.pid, port: running.port, wasRunning: true };
    }
    options.log.info('postgres-stopping-older-server', { pid: running.pid });
    await stopServer(running.pid, server.data);
  }
  await clearTraces(server.data);
  return { ...(await launchOnFreePort(server, wantedPort, options.port !== undefined)), wasRunning: false };
}

/**
 * Another program may take the port between our check and the server's start: only the server's own start is
 * certain.
 */
async function launchOnFreePort(server: Server, wanted: number, isFixed: boolean) {
  for (let tries = 1; ; tries += 1) {
    const port = await choosePort(tries === 1 || isFixed ? wanted : 0, isFixed);
    try {
      return { pid: await launch(server, port), port };
    } catch (error) {
      const wasTaken = error instanceof Error && error.message.includes('Address already in use');
      if (!wasTaken || tries === MAX_PORTS_TRIED) throw error;
    }
  }
}

async function launch(server: Server, port: number): Promise<number> {
  const logFile = join(server.folder, 'server.log');
  if (existsSync(logFile) && (await stat(logFile)).size > MAX_LOG_BYTES)
    await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, 'a', 0o600);
  await log.chmod(0o600);
  const before = (await log.stat()).size;
  const [program = '', ...parameters] = commandFor(server, port);
  // In its own session: Ctrl-C in the terminal must stop the shop first and the database last.
  const child = spawn(program, parameters, {
    cwd: server.folder,
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.fd, log.fd],
    ...server.user,
  });
  const failures: string[] = [];
  child.on('error', (error) => failures.push(error.message));
  child.on('exit', (code) => failures.push(`it ended with code ${code ?? 'none'}`));
  child.unref();
  await log.close();
  try {
    return await waitUntilReady(server, () => failures.length > 0);
  } catch (error) {
    const output = (await readFile(logFile)).subarray(before).toString().trim().slice(-1500);
    throw new Error(`PostgreSQL did not start: ${failures[0] ?? 'no response'}. ${output}`, { cause: error });
  }
}

async function waitUntilReady(server: Server, hasFailed: () => boolean): Promise<number> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const running = findRunningServer(server.data);
    if (running?.isReady) return running.pid;
    if (hasFailed() || Date.now() > deadline) throw new Error(`PostgreSQL on ${server.data} is not ready`);
    await pause(POLL_MS);
  }
}

function commandFor(server: Server, port: number): string[] {
  const settings = [...SETTINGS, `port=${port}`, ...(server.durable ? [] : FOR_TESTS)];
  return [
    join(server.programs, 'bin/postgres'),
    '-D',
    server.data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}

/** `wanted` 0: any port. */
async function choosePort(wanted: number, isFixed: boolean): Promise<number> {
  if (wanted > 0 && (await isFree(wanted))) return wanted;
  if (isFixed) throw new Error(`Port ${wanted}, set for PostgreSQL, is used by another program.`);
  return findQuietPort(SPANS.postgres);
}

async function readSavedServer(folder: string): Promise<SavedServer> {
  const file = join(folder, 'connection.json');
  if (existsSync(file)) return SavedServer.parse(JSON.parse(await readFile(file, 'utf8')));
  const saved = { password: randomBytes(24).toString('hex'), port: 0 };
  await writeSavedServer(folder, saved);
  return saved;
}

async function writeSavedServer(folder: string, saved: SavedServer): Promise<void> {
  const file = join(folder, 'connection.json');
  const making = `${file}.${process.pid}`;
  await writeFile(making, JSON.stringify(saved), { mode: 0o600 });
  await rename(making, file);
}
