import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { stopsInTime, untilPoolsAreWhole } from '#tests/database/whole-pool.ts';
import { buy, deliverEsim, settled } from './setup/customers.ts';
import { IS_LONG, report } from './setup/form.ts';
import { aFaultSetup, type FaultSetup, type Plan } from './setup/fault-setup.ts';

const CUTS = 40;
/** Long enough for the pool to refill between two cuts, so that each cut hits connections in use. */
const BETWEEN_CUTS_MS = IS_LONG ? 1_500 : 150;
const AT_ONCE = 4;

/** Ends all connections of the shop, as a failover or a restarted connection pooler does. */
function cutAll(setup: FaultSetup) {
  return setup.rows(
    z.object({ pid: z.int() }),
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
}

/** Buys one order after another until stopped. Returns how many were paid. */
async function keepBuying(setup: FaultSetup, plan: Plan, signal: AbortSignal): Promise<number> {
  let bought = 0;
  while (!signal.aborted) {
    await buy(setup, { lines: [{ ...plan, quantity: 1 }] });
    bought += 1;
  }
  return bought;
}

test(
  `OPS-06 OPS-07 all database connections cut ${CUTS} times under load: the pool is complete, every order is correct, and SIGTERM stops the shop`,
  { timeout: 600_000 },
  async () => {
    const setup = await aFaultSetup();
    const shop = await setup.start();
    const [plan] = await setup.plans();
    if (plan === undefined) throw new Error('The shop sells nothing');
    await deliverEsim(setup, plan);
    const closing = new AbortController();
    const buying = Array.from({ length: AT_ONCE }, () => keepBuying(setup, plan, closing.signal));

    let cut = 0;
    for (let round = 1; round <= CUTS; round += 1) {
      cut += await eventually(async () => {
        const cutNow = await cutAll(setup);
        expect(cutNow.length).toBeGreaterThan(0);
        return cutNow.length;
      });
      await pause(BETWEEN_CUTS_MS);
    }
    closing.abort();
    // Before waiting for the customers: without a connection they would wait forever.
    await untilPoolsAreWhole(() => shop.countPools());
    const bought = (await Promise.all(buying)).reduce((sum, one) => sum + one, 0);
    report(`${cut} connections cut, ${bought} orders paid`);

    expect(shop.isAlive()).toBe(true);
    await untilPoolsAreWhole(() => shop.countPools());
    expect(await stopsInTime(() => shop.stop())).toBe(0);

    // A purchase in progress when its connection was cut is held for a minute. The short form does not wait
    // for it.
    if (!IS_LONG) setup.putForward(90_000);
    await setup.start();
    const { violations, paidOrders } = await settled(setup, 180_000);
    expect(paidOrders).toBe(bought + 1);
    expect(violations).toEqual([]);
  },
);
