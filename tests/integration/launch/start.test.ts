import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createRoleStore } from '#adapters/postgres/role-store.ts';
import { buildPages } from '#scripts/launch/build-pages.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { aCopy, type Copy, discard, launch, type Launched, processesOf, run } from './shop.ts';

vi.setConfig({ testTimeout: 120_000 });

let copy: Copy;
beforeAll(async () => {
  await buildPages(new AbortController().signal);
  copy = await aCopy();
});
afterAll(() => discard(copy));

/** Starts the copy, calls `look` when it is ready, and stops it with Ctrl-C. */
async function whileRunning(inspect: (shop: Launched) => Promise<void>): Promise<Launched> {
  const shop = launch(copy);
  await shop.ready;
  await inspect(shop);
  shop.process.kill('SIGINT');
  expect(await shop.ended).toBe(0);
  return shop;
}

const send = (path: string): Promise<Response> => fetch(`http://localhost:${copy.port}${path}`);

function signIn(email: string, password: string): Promise<Response> {
  const origin = `http://localhost:${copy.port}`;
  return fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
}

function printedAdmin(shop: Launched): { email: string; password: string } {
  const [, email = '', password = ''] = /Admin +(\S+) +password (\S+)/.exec(shop.output()) ?? [];
  return { email, password };
}

async function rolesOf(email: string): Promise<readonly string[]> {
  const kept = z
    .object({ password: z.string(), port: z.number() })
    .parse(JSON.parse(readFileSync(join(copy.dataDir, 'postgres/connection.json'), 'utf8')));
  const url = `postgres://landfall:${kept.password}@127.0.0.1:${kept.port}/landfall`;
  const postgres = connectPostgres({ url, log: aLog() });
  try {
    const { rows } = await postgres.pool.query<{ id: string }>('select id from users where email = $1', [
      email,
    ]);
    return await createRoleStore(postgres).rolesOf(rows[0]?.id ?? '');
  } finally {
    await postgres.close();
  }
}

const Keys = z.object({ sandboxKeys: z.record(z.string(), z.string()) });

/** Files that another user of the machine could read: all parent folders are accessible to others. */
function readableByOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const { mode } = statSync(path);
    if (entry.isDirectory()) return (mode & 0o011) === 0 ? [] : readableByOthers(path);
    return (mode & 0o044) === 0 ? [] : [path];
  });
}

test('SANDBOX-01 SANDBOX-13 without keys the first start opens shop and sandbox, and the printed admin can sign in', async () => {
  const shop = await whileRunning(async (running) => {
    expect(await (await send('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await send('/es')).status).toBe(200);
    const mailbox = /Mailbox +(\S+)/.exec(running.output())?.[1] ?? '';
    expect(mailbox).toContain(`:${copy.sandboxPort}/mailbox`);
    expect((await fetch(mailbox)).status).toBe(200);
    const { email, password } = printedAdmin(running);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, 'another password')).status).toBe(401);
    expect(await rolesOf(email)).toContain('admin');
    expect(readdirSync(copy.dataDir)).toEqual(expect.arrayContaining(['logs', 'sandbox', 'secrets.json']));
    expect(statSync(copy.dataDir).mode & 0o066).toBe(0);
    expect(readableByOthers(copy.dataDir)).toEqual([]);
    for (const folder of ['logs', 'run'].map((name) => join(copy.dataDir, name)))
      for (const name of readdirSync(folder))
        expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    const keys = Object.values(
      Keys.parse(JSON.parse(readFileSync(join(copy.dataDir, 'secrets.json'), 'utf8'))).sandboxKeys,
    );
    expect(keys).toHaveLength(4);
    const commandLines = processesOf(copy).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    expect(commandLines.some((line) => line.includes('sandbox/main.ts'))).toBe(true);
    for (const key of keys) expect(commandLines.some((line) => line.includes(key))).toBe(false);
  });
  expect(shop.output()).toContain(`Shop      http://localhost:${copy.port}`);
  expect(processesOf(copy), 'Ctrl-C stops the database and the sandbox too').toEqual([]);
});

test('OPS-02 the second start uses the existing data, and make-admin works beside the running shop', async () => {
  const before = readFileSync(join(copy.dataDir, 'secrets.json'), 'utf8');
  const shop = await whileRunning(async () => {
    expect((await send('/readyz')).status).toBe(200);
    const { code, output } = await run(copy, [
      process.execPath,
      'scripts/command.mjs',
      'make-admin',
      'owner@example.com',
    ]);
    expect(output).toContain('owner@example.com is now an admin');
    expect(code).toBe(0);
    expect(await rolesOf('owner@example.com')).toEqual(['admin']);
    expect((await send('/readyz')).status, 'the command leaves the database running').toBe(200);
  });
  expect(shop.output()).not.toMatch(/Installing|Building/);
  expect(readFileSync(join(copy.dataDir, 'secrets.json'), 'utf8')).toBe(before);
});

test('after kill -9 the next start takes over the remaining processes', async () => {
  const killed = launch(copy);
  await killed.ready;
  killed.process.kill('SIGKILL');
  await killed.ended;
  expect(processesOf(copy).length, 'the database and the sandbox keep running').toBeGreaterThan(1);
  expect(existsSync(join(copy.dataDir, 'run/shop.lock'))).toBe(true);
  await whileRunning(async () => {
    expect((await send('/readyz')).status).toBe(200);
  });
  expect(processesOf(copy)).toEqual([]);
});

test('when npm itself is killed the shop ends too, and the next start waits for that', async () => {
  const killed = launch(copy, ['npm', 'start']);
  await killed.ready;
  killed.process.kill('SIGKILL');
  await whileRunning(async () => {
    expect((await send('/readyz')).status).toBe(200);
  });
  expect(processesOf(copy)).toEqual([]);
});

test('a database that is killed is restarted automatically, and the shop recovers', async () => {
  await whileRunning(async (shop) => {
    const pid = Number(
      readFileSync(join(copy.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(shop.output()).toContain('PostgreSQL ended by itself; starting it again.'));
    await eventually(async () => expect((await send('/readyz')).status).toBe(200));
  });
});
