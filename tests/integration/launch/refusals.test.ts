import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildPages } from '#scripts/launch/build-pages.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aDatabase } from '#tests/database/a-database.ts';
import { aCopy, type Copy, discard, launch, processesOf, run } from './shop.ts';

const START = [process.execPath, 'scripts/start.mjs'];

vi.setConfig({ testTimeout: 120_000 });

let copy: Copy;
beforeAll(() => buildPages(new AbortController().signal));
beforeEach(async () => {
  copy = await aCopy();
});
afterEach(() => discard(copy));

const withEnv = (env: Record<string, string>): Copy => ({ ...copy, env: { ...copy.env, ...env } });

/** Keys of services that do not exist. */
async function allKeys(): Promise<Record<string, string>> {
  const nowhere = `127.0.0.1:${await aFreePort()}`;
  return {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_BASE_URL: `https://${nowhere}`,
    AIRALO_CLIENT_ID: 'client',
    AIRALO_CLIENT_SECRET: 'secret',
    AIRALO_BASE_URL: `https://${nowhere}`,
    SMTP_URL: `smtps://${nowhere}`,
    MAIL_FROM: 'hello@example.com',
    PUBLIC_ORIGIN: 'https://shop.example.com',
    SELLER_NAME: 'Viajes Prueba S.L.',
    SELLER_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
    SELLER_TAX_ID: 'B12345678',
    SUPPORT_EMAIL: 'help@example.com',
  };
}

test('an incomplete set of keys is refused with a message that says what to set, and nothing is started', async () => {
  const { code, output } = await run(
    withEnv({ STRIPE_SECRET_KEY: 'sk_live_1', SMTP_URL: 'smtp://mail.example.com' }),
    START,
  );
  expect(output).toContain(
    'Set STRIPE_WEBHOOK_SECRET, AIRALO_CLIENT_ID, AIRALO_CLIENT_SECRET and MAIL_FROM as well',
  );
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
  expect(processesOf(copy)).toEqual([]);
});

test('packages behind a symbolic link are not replaced', async () => {
  const [clone, packages] = [join(copy.dataDir, 'clone'), join(copy.dataDir, 'packages')];
  await mkdir(packages);
  await writeFile(join(packages, 'of-somebody-else'), '');
  for (const name of ['package.json', 'package-lock.json', 'scripts']) {
    await cp(join(import.meta.dirname, '../../..', name), join(clone, name), { recursive: true });
  }
  await symlink(packages, join(clone, 'node_modules'));
  const { code, output } = await run(copy, [process.execPath, join(clone, 'scripts/start.mjs')]);
  expect(output).toContain(`node_modules is a link to ${packages}`);
  expect(code).toBe(1);
  expect(await readdir(packages)).toEqual(['of-somebody-else']);
});

test('a port in use by another program is refused by number', async () => {
  const other = createServer().listen(copy.port);
  try {
    const { code, output } = await run(copy, START);
    expect(output).toContain(`Port ${copy.port} is used by another program. Set PORT to a free one.`);
    expect(code).toBe(1);
  } finally {
    other.close();
  }
});

test('a database that a power cut would damage is refused', async () => {
  const { url, drop } = await aDatabase({ from: 'template1' });
  try {
    const { code, output } = await run(withEnv({ ...(await allKeys()), DATABASE_URL: url }), START);
    expect(output).toContain('Set fsync = on');
    expect(code).toBe(1);
  } finally {
    await drop();
  }
});

test('OPS-16 a shop that is started with another encryption secret than the first time is refused', async () => {
  const shop = launch(copy);
  await shop.ready;
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  const { code, output } = await run(withEnv({ ENCRYPTION_SECRET: '0123456789abcdef'.repeat(4) }), START);
  expect(output).toContain('This database was first used with another secret');
  expect(code).toBe(1);
});

test('SANDBOX-02 with all keys the shop starts without the sandbox, and is not ready while the network does not respond', async () => {
  const shop = launch(withEnv(await allKeys()));
  await shop.ready;
  expect(shop.output()).not.toMatch(/sandbox|Mailbox|Admin/i);
  expect(processesOf(copy)).toHaveLength(1);
  await expect(fetch(`http://127.0.0.1:${copy.sandboxPort}`)).rejects.toThrow();
  const response = await fetch(`http://localhost:${copy.port}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('catalogue');
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

test('two copies run side by side, and a second copy on the same data is refused', async () => {
  const other = await aCopy();
  try {
    const shops = [launch(copy), launch(other)];
    await Promise.all(shops.map((shop) => shop.ready));
    for (const { port } of [copy, other]) {
      await eventually(async () => expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200));
    }
    const { code, output } = await run(withEnv({ PORT: String(await aFreePort()) }), START);
    expect(output).toContain(`A shop is already running on ${copy.dataDir}`);
    expect(output).toContain(`http://localhost:${copy.port}`);
    expect(code).toBe(1);
    for (const shop of shops) shop.process.kill('SIGTERM');
    expect(await Promise.all(shops.map((shop) => shop.ended))).toEqual([0, 0]);
    expect([...processesOf(copy), ...processesOf(other)]).toEqual([]);
  } finally {
    await discard(other);
  }
});
