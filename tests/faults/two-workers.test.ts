import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { aFreePort } from '#tests/builders/processes/a-free-port.ts';
import { buyCart, buyTopup, deliverEsim, settled } from './setup/customers.ts';
import type { Call, ServiceProxy } from './setup/service-proxy.ts';
import type { ShopProcess } from './setup/shop-process.ts';
import { aFaultSetup, type FaultSetup } from './setup/fault-setup.ts';

/** Longer than a unit is held: then the other worker may take the suspended worker's unit. */
const LATER_MS = 90_000;

/** Holds the response to the first call of this kind until it is released. */
function holdFirst(proxy: ServiceProxy, matches: (call: Call) => boolean) {
  const { promise: held, resolve: reach } = Promise.withResolvers<undefined>();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: responseSent, resolve: respond } = Promise.withResolvers<undefined>();
  let one: Call | null = null;
  proxy.watch({
    after: async (call, reply) => {
      if (one !== null || !matches(call)) return reply;
      one = call;
      reach(undefined);
      await released;
      return reply;
    },
    responseSent: (call) => {
      if (call === one) respond(undefined);
    },
  });
  return {
    held,
    release: () => {
      release(undefined);
      return responseSent;
    },
  };
}

/**
 * The point where the worker is suspended. The returned function delivers the response it was waiting for,
 * while it is still suspended.
 */
type Suspend = (
  setup: FaultSetup,
  worker: ShopProcess,
  order: () => Promise<unknown>,
) => Promise<() => Promise<unknown>>;

const atPoint: Suspend = async (_, worker, order) => {
  worker.arm('fulfil: begun');
  await order();
  await worker.reached('fulfil: begun');
  await worker.suspended();
  return () => Promise.resolve();
};

const waitingFor =
  (matches: (call: Call) => boolean): Suspend =>
  async ({ proxy }, worker, order) => {
    const { held, release } = holdFirst(proxy, matches);
    await order();
    await held;
    worker.signal('SIGSTOP');
    return release;
  };

const isPurchase = ({ method, path }: Call): boolean =>
  method === 'POST' && ['/v2/orders', '/v2/orders/topups'].includes(path);

/**
 * The token expires as the purchase arrives, after any look-up: the shop fetches another one between its last check of
 * the unit and the purchase.
 */
const withoutToken: Suspend = async (setup, worker, order) => {
  let isExpired = false;
  setup.proxy.watch({
    before: async (call) => {
      if (!isExpired && isPurchase(call)) {
        isExpired = true;
        await setup.control('/network/tokens/expire', {});
      }
      return call;
    },
  });
  return waitingFor(({ path }) => isExpired && path === '/v2/token')(setup, worker, order);
};

const SUSPENSIONS: readonly Readonly<{ where: string; suspend: Suspend }>[] = [
  { where: 'right after it took the unit', suspend: atPoint },
  { where: 'between its last check and the purchase', suspend: withoutToken },
  {
    where: 'after the purchase and before it receives the response',
    suspend: waitingFor(isPurchase),
  },
];

/** Two in each round: the one that is overtaken, and the next one. */
const TOPUPS = 2 * SUSPENSIONS.length;

test(
  'TOPUP-22 B4 a worker that is suspended anywhere around a purchase, overtaken by another and resumed, buys nothing twice',
  { timeout: 600_000 },
  async () => {
    const setup = await aFaultSetup();
    const worker = await setup.start({ manner: 'stop' });
    const other = await setup.start({ port: await aFreePort() });
    const [plan] = await setup.plans();
    if (plan === undefined) throw new Error('The shop sells nothing');
    // One for each top-up: a suspended worker may hold the eSIM that it is reading.
    const esims = await Promise.all(Array.from({ length: TOPUPS }, () => deliverEsim(setup, plan)));
    await settled(setup);
    const orders = {
      sim: () => buyCart(setup, { lines: [{ ...plan, quantity: 1 }] }),
      topup: () => buyTopup(setup, { esim: esims.pop() }),
    };
    const rounds = SUSPENSIONS.flatMap((one) => [
      { ...one, order: orders.sim },
      { ...one, order: orders.topup },
    ]);

    for (const [index, { where, suspend, order }] of rounds.entries()) {
      other.signal('SIGSTOP');
      const deliverResponse = await suspend(setup, worker, order);
      setup.putForward(LATER_MS);
      other.signal('SIGCONT');
      // A worker suspended inside a transaction keeps its locks until the server ends the transaction.
      await eventually(async () => {
        const delivered = `select 1 from order_units where outcome = 'delivered'`;
        expect(await setup.rows(z.object({}), delivered)).toHaveLength(TOPUPS + 2 * index + 1);
      }, 150_000);
      await settled(setup);
      other.signal('SIGSTOP');
      await deliverResponse();
      worker.signal('SIGCONT');
      // By the time it has delivered another order, the resumed worker has finished its old work.
      await order();
      const { violations } = await settled(setup);
      other.signal('SIGCONT');
      expect({ where, violations }).toEqual({ where, violations: [] });
    }
  },
);
