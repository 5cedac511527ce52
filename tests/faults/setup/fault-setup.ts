import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { aDatabase } from '#tests/database/a-database.ts';
import type { ShopSettings } from '#tests/database/processes/run-shop.ts';
import { stopsInTime, untilPoolsAreWhole } from '#tests/database/whole-pool.ts';
import { SANDBOX_KEYS } from '#tests/integration/order-flow/parts.ts';
import { aMix } from './mix.ts';
import { readRows } from './plain-sql.ts';
import { openServiceProxy } from './service-proxy.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';

type Options = Readonly<{
  /** Another PostgreSQL server than the shared one, for a test that stops it. */
  serverUrl?: string;
}>;

export type StartOptions = Partial<Omit<ShopSettings, 'place' | 'clockFile'>> & Readonly<{ port?: number }>;
export type FaultSetup = Awaited<ReturnType<typeof aFaultSetup>>;
export type Plan = Readonly<{ packageId: string; price: number }>;

const Plans = z.array(
  z
    .object({ package_id: z.string(), price: z.number() })
    .transform(({ package_id, price }) => ({ packageId: package_id, price })),
);

/**
 * After every scenario: no process ended by itself, and every running process has all its connections and
 * stops on SIGTERM.
 */
async function endCleanly(started: readonly ShopProcess[]): Promise<void> {
  expect(started.filter((shop) => shop.hasCrashed())).toEqual([]);
  for (const shop of started.filter((one) => one.isAlive())) {
    await untilPoolsAreWhole(() => shop.countPools());
    await stopsInTime(() => shop.stop());
  }
}

/** The shop as processes that can be killed and restarted; sandbox and database keep running. */
export async function aFaultSetup({ serverUrl }: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-fire-'));
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    shopOrigin: origin,
    keys: SANDBOX_KEYS,
  });
  const proxy = await openServiceProxy(sandbox.origin);
  const database = await aDatabase(serverUrl === undefined ? {} : { serverUrl });
  const started: ShopProcess[] = [];
  const clockFile = join(dataDir, 'clock');
  let aheadMs = 0;
  const putForward = (ms: number) => {
    aheadMs += ms;
    writeFileSync(`${clockFile}.new`, String(aheadMs));
    renameSync(`${clockFile}.new`, clockFile);
  };
  putForward(0);
  onTestFinished(async ({ task }) => {
    try {
      if (task.result?.state !== 'fail') await endCleanly(started);
    } finally {
      await Promise.all(started.map((shop) => shop.kill()));
      await proxy.close();
      await sandbox.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  async function control(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${sandbox.origin}/control${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox responded ${response.status} to ${path}`);
    return response.json();
  }

  const mix = aMix();
  const rows = <Row extends z.ZodType>(row: Row, text: string, values: readonly unknown[] = []) =>
    readRows(database.url, row, { text, values });

  return {
    origin,
    sandboxOrigin: sandbox.origin,
    databaseUrl: database.url,
    proxy,
    mix,
    rows,
    control,
    /** The network sells this plan no longer. A catalogue sync during the test does not tell the shop. */
    async withdraw({ packageId }: Plan): Promise<void> {
      await control(`/network/packages/${packageId}`, { isWithdrawn: true, isStillListed: true });
      mix.undeliverable.add(packageId);
    },
    fault: (fault: Readonly<Record<string, string | number>>) => control('/faults', fault),
    clearFaults: () => fetch(`${sandbox.origin}/control/faults`, { method: 'DELETE' }),
    /** Advances the shop's clock, in all its processes at once. Only while no customer is buying. */
    putForward,
    plans: async (): Promise<readonly Plan[]> =>
      Plans.parse(
        await rows(
          z.object({ package_id: z.string(), price: z.number() }),
          `select package_id, minimum_selling_price::float as price from packages where type = 'sim' order by package_id`,
        ),
      ),
    /** Kills all running processes. */
    stopAll: async () => {
      await Promise.all(started.map((shop) => shop.kill()));
    },
    async start({ port: otherPort, ...settings }: StartOptions = {}): Promise<ShopProcess> {
      const shop = await startShopProcess({
        place: {
          port: otherPort ?? port,
          databaseUrl: database.url,
          sandboxOrigin: proxy.origin,
          smtpUrl: sandbox.smtpUrl,
        },
        clockFile,
        reconcileEveryMs: 1_000,
        manner: 'hang',
        points: [],
        ...settings,
      });
      started.push(shop);
      return shop;
    },
  };
}
