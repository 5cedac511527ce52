import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/embedded-postgres/start-embedded-postgres.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { stopsInTime, untilPoolsAreWhole } from '#tests/database/whole-pool.ts';
import { makeTemplate } from '#tests/database/make-template.ts';
import { buy, deliverEsim, settled, untilFulfilled } from './setup/customers.ts';
import { IS_LONG } from './setup/form.ts';
import { countPaid } from './oracle/oracle.ts';
import { aFaultSetup, type FaultSetup, type Plan } from './setup/fault-setup.ts';

const CUSTOMERS = 8;

/** A separate PostgreSQL server for this test. It can be killed like a machine that loses power. */
async function aKillablePostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-mortal-'));
  // When root runs the tests, PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755);
  // Durable: a server that may lose confirmed writes would fail this test on its own.
  const start = () => startEmbeddedPostgres({ dataDir, log: aLog() });
  let server = await start();
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await makeTemplate(server.url);
  return {
    url: server.url,
    async killAndStartAgain(): Promise<void> {
      const [pid] = readFileSync(join(server.folder, 'data/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      server = await start();
    },
  };
}

/** One more customer pays and gets what was bought. */
async function isServed(setup: FaultSetup, plan: Plan): Promise<void> {
  await untilFulfilled(setup, await buy(setup, { lines: [{ ...plan, quantity: 1 }] }));
}

test(
  'PostgreSQL killed twice under load and once at rest: the shop keeps running, reconnects by itself and completes every order',
  { timeout: 600_000 },
  async () => {
    const postgres = await aKillablePostgres();
    const setup = await aFaultSetup({ serverUrl: postgres.url });
    const shop = await setup.start();
    const [plan] = await setup.plans();
    if (plan === undefined) throw new Error('The shop sells nothing');
    await deliverEsim(setup, plan);
    const buying = Array.from({ length: CUSTOMERS }, () => buy(setup, { lines: [{ ...plan, quantity: 1 }] }));
    for (const paid of [2, CUSTOMERS / 2]) {
      await eventually(async () => expect(await countPaid(setup)).toBeGreaterThanOrEqual(paid));
      await postgres.killAndStartAgain();
    }
    await Promise.all(buying);
    await isServed(setup, plan);
    // At rest the connections are idle, and no pending query would report their loss.
    await postgres.killAndStartAgain();
    expect(shop.isAlive()).toBe(true);
    await isServed(setup, plan);
    expect(shop.isAlive()).toBe(true);

    // A purchase in progress when the database was killed is held for a minute. The short form does not wait
    // for it.
    if (!IS_LONG) {
      await untilPoolsAreWhole(() => shop.countPools());
      await stopsInTime(() => shop.stop());
      setup.putForward(90_000);
      await setup.start();
    }
    const { violations, paidOrders } = await settled(setup, 180_000);
    expect(paidOrders).toBe(CUSTOMERS + 3);
    expect(violations).toEqual([]);
  },
);
