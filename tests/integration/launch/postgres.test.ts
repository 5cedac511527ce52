import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { aLog } from '#tests/builders/log.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
/** A prepared database, for tests that only start one; creating one takes a second. */
let used: string;
const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-postgres-'));
  await chmod(folder, 0o755);
  used = join(folder, 'used');
});
afterEach(async () => {
  for (const server of servers.splice(0)) if (server.isRunning()) await server.stop();
});
afterAll(async () => {
  for (const path of [...folders, folder]) await rm(path, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: aLog(), durable: false });
  folders.push(server.folder);
  servers.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

test('two calls on one folder share one server, and a stopped server restarts with its data on its old port', async () => {
  const first = await start(used);
  await query(first, 'create table kept (word text)');
  const second = await start(used);
  expect([second.url, second.wasRunning]).toEqual([first.url, true]);
  await first.stop();
  expect(second.isRunning()).toBe(false);
  const third = await start(used);
  expect([third.url, third.wasRunning]).toEqual([first.url, false]);
  expect(await query(third, 'select * from kept')).toEqual([]);
});

test('files of an interrupted creation are created again', async () => {
  const fresh = join(folder, 'fresh');
  const making = join(fresh, 'postgres/data.making');
  await mkdir(making, { recursive: true });
  await writeFile(join(making, 'PG_VERSION'), '18\n');
  const server = await start(fresh);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(making)).toBe(false);
});

test('a pid file that names another program on this machine does not keep the server from starting', async () => {
  const first = await start(used);
  const pidFile = join(first.folder, 'data/postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  expect((await start(used)).wasRunning).toBe(false);
});

test('only the shop’s own role may connect, with its password', async () => {
  const server = await start(used);
  const asOwner = new pg.Client(server.url.replace('landfall:', 'postgres:'));
  await expect(asOwner.connect()).rejects.toThrow(/no pg_hba.conf entry/);
  const withoutPassword = new pg.Client(server.url.replace(/:[0-9a-f]+@/, ':wrong@'));
  await expect(withoutPassword.connect()).rejects.toThrow(/password authentication failed/);
});

test.skipIf(!isRoot)(
  'in a folder that only root can enter, the database is placed where its user has access, and follows a move',
  async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const here = join(closed, 'data');
    const first = await start(here);
    expect(first.folder.startsWith(closed)).toBe(false);
    await query(first, 'create table kept (word text)');
    await first.stop();

    const moved = join(closed, 'moved');
    await rename(here, moved);
    const second = await start(moved);
    expect(second.folder).toBe(first.folder);
    expect(await query(second, 'select * from kept')).toEqual([]);

    const copied = join(closed, 'copied');
    await cp(moved, copied, { recursive: true });
    await expect(start(copied)).rejects.toThrow('is a copy of');
  },
);

test('OPS-10 the server’s log contains no row values, and only its owner can read it', async () => {
  const server = await start(used);
  await query(server, 'create table mailboxes (email text unique)');
  await query(server, `insert into mailboxes values ('somebody@example.com')`);
  const client = new pg.Client(server.url);
  await client.connect();
  const again = client.query('insert into mailboxes values ($1)', ['somebody@example.com']);
  await expect(again).rejects.toThrow('duplicate key');
  await client.end();
  const file = join(server.folder, 'server.log');
  const log = readFileSync(file, 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint "mailboxes_email_key"');
  expect(log.slice(log.indexOf('duplicate key'))).not.toContain('somebody@example.com');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(server.folder).mode & 0o066).toBe(0);
});
