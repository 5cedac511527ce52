import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { aFreePort } from '#tests/builders/a-free-port.ts';
import { buy, settled } from './setup/customers.ts';
import type { Call, Gate } from './setup/gate.ts';
import type { ShopProcess } from './setup/shop-process.ts';
import { aShopUnderFire, type Fire } from './setup/shop-under-fire.ts';

/** Longer than a unit is held: then the other worker may take the suspended worker's unit. */
const LATER_MS = 90_000;

/** Holds the response to the first call of this kind until it is released. */
function holdFirst(gate: Gate, isIt: (call: Call) => boolean) {
  const { promise: held, resolve: reach } = Promise.withResolvers<undefined>();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: answered, resolve: respond } = Promise.withResolvers<undefined>();
  let one: Call | null = null;
  gate.watch({
    after: async (call, reply) => {
      if (one !== null || !isIt(call)) return reply;
      one = call;
      reach(undefined);
      await released;
      return reply;
    },
    answered: (call) => {
      if (call === one) respond(undefined);
    },
  });
  return {
    held,
    release: () => {
      release(undefined);
      return answered;
    },
  };
}

/**
 * The point where the worker is suspended. The returned function delivers the response it was waiting for,
 * while it is still suspended.
 */
type FallAsleep = (
  fire: Fire,
  worker: ShopProcess,
  order: () => Promise<unknown>,
) => Promise<() => Promise<unknown>>;

const atPoint: FallAsleep = async (_, worker, order) => {
  worker.arm('fulfil: begun');
  await order();
  await worker.reached('fulfil: begun');
  return () => Promise.resolve();
};

const waitingFor =
  (isIt: (call: Call) => boolean): FallAsleep =>
  async ({ gate }, worker, order) => {
    const { held, release } = holdFirst(gate, isIt);
    await order();
    await held;
    worker.signal('SIGSTOP');
    return release;
  };

/** An expired token is requested again, between the shop's last check of the unit and the purchase. */
const withoutToken: FallAsleep = async (fire, worker, order) => {
  await fire.control('/network/tokens/expire', {});
  return waitingFor(({ path }) => path === '/v2/token')(fire, worker, order);
};

const ASLEEP: readonly Readonly<{ where: string; fallAsleep: FallAsleep }>[] = [
  { where: 'right after it took the unit', fallAsleep: atPoint },
  { where: 'between its last check and the purchase', fallAsleep: withoutToken },
  {
    where: 'after the purchase and before it receives the response',
    fallAsleep: waitingFor(({ method, path }) => method === 'POST' && path === '/v2/orders'),
  },
];

test(
  'B4 a worker that is suspended anywhere around a purchase, overtaken by another and resumed, buys nothing twice',
  { timeout: 180_000 },
  async () => {
    const fire = await aShopUnderFire();
    const worker = await fire.start({ manner: 'stop' });
    const other = await fire.start({ port: await aFreePort() });
    const [plan] = await fire.plans();
    if (plan === undefined) throw new Error('The shop sells nothing');
    const order = () => buy(fire, { lines: [{ ...plan, quantity: 1 }] });

    for (const [index, { where, fallAsleep }] of ASLEEP.entries()) {
      other.signal('SIGSTOP');
      const bring = await fallAsleep(fire, worker, order);
      fire.putForward(LATER_MS);
      other.signal('SIGCONT');
      await eventually(async () => {
        expect(await fire.rows(z.object({}), 'select 1 from esims')).toHaveLength(2 * index + 1);
      }, 60_000);
      await settled(fire);
      other.signal('SIGSTOP');
      await bring();
      worker.signal('SIGCONT');
      // By the time it has delivered another order, the resumed worker has finished its old work.
      await order();
      const { wrongs } = await settled(fire);
      other.signal('SIGCONT');
      expect({ where, wrongs }).toEqual({ where, wrongs: [] });
    }
  },
);
