import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { buy, settled } from './setup/customers.ts';
import type { Call, Reply, Watcher } from './setup/service-proxy.ts';
import { aFaultSetup, type FaultSetup, type Plan } from './setup/fault-setup.ts';

/** Longer than the shop waits after a missing response. */
const LATER_MS = 90_000;
/** Longer than the shop tries to deliver. */
const TOO_LATE_MS = 14 * 60_000;

const isPurchaseOf = ({ packageId }: Plan, { method, path, body }: Call) =>
  method === 'POST' && path === '/v2/orders' && body.includes(packageId);

/** A fault that occurs once; `occurred` resolves when it has occurred. */
type OneTimeFault = Readonly<{ watcher: Watcher; occurred: Promise<unknown> }>;

/** The network sells the eSIM, and the response never reaches the shop. */
function acceptThenDrop(plan: Plan): OneTimeFault {
  const { promise: occurred, resolve: occur } = Promise.withResolvers<undefined>();
  let isDone = false;
  const watcher: Watcher = {
    after(call, reply) {
      if (isDone || !isPurchaseOf(plan, call)) return reply;
      isDone = true;
      occur(undefined);
      throw new Error('The connection is lost');
    },
  };
  return { watcher, occurred };
}

/** It does nothing and returns an error, once. */
function refuseOnce(plan: Plan, status: number): OneTimeFault {
  const { promise: occurred, resolve: occur } = Promise.withResolvers<undefined>();
  let isDone = false;
  const watcher: Watcher = {
    instead(call) {
      if (isDone || !isPurchaseOf(plan, call)) return null;
      isDone = true;
      occur(undefined);
      return { status, headers: { 'retry-after': '1' }, body: Buffer.from('{}') };
    },
  };
  return { watcher, occurred };
}

/** The network responds "reference already known" to every request, but the order behind it is dead. */
function deadDuplicate(plan: Plan): Watcher {
  const order = { id: 7, type: 'sim', package_id: plan.packageId, status: { slug: 'canceled' }, sims: [] };
  const body = Buffer.from(JSON.stringify({ data: order, meta: { message: 'success' } }));
  const reply: Reply = { status: 200, headers: { 'content-type': 'application/json' }, body };
  return { instead: (call) => (isPurchaseOf(plan, call) ? reply : null) };
}

/** The payment service receives another amount than the shop sent, so the customer pays that amount. */
function otherAmount(email: string, change: (body: string) => string): Watcher {
  return {
    before(call) {
      const isTheirs = call.path === '/v1/checkout/sessions' && call.body.includes(encodeURIComponent(email));
      return isTheirs ? { ...call, body: Buffer.from(change(call.body.toString())) } : call;
    },
  };
}

const oneCentLess = (body: string) =>
  body.replace(
    /(unit_amount\]?=|unit_amount%5D=)(\d+)/,
    (_, name: string, cents: string) => `${name}${Number(cents) - 1}`,
  );
const inEuros = (body: string) => body.replaceAll('=usd', '=eur');

async function outcomesOf(setup: FaultSetup, email: string) {
  return setup.rows(
    z.object({ status: z.string(), outcome: z.string().nullable(), failure: z.string().nullable() }),
    'select o.status, u.outcome, u.failure from orders o join order_units u on u.order_id = o.id where o.email = $1',
    [email],
  );
}

test(
  'FULFIL-03 PAY-08 B5 B16 B25 B26 errors, lost responses, dead duplicates and wrong amounts: each customer has what was paid for, or the money back',
  { timeout: 300_000 },
  async () => {
    const setup = await aFaultSetup();
    const shop = await setup.start();
    const [lost, dead, failing, busy, plain, late] = await setup.plans();
    if (!lost || !dead || !failing || !busy || !plain || !late)
      throw new Error('The shop sells too few plans');
    const afterDeadline = acceptThenDrop(late);
    const oneTimeFaults = [acceptThenDrop(lost), refuseOnce(failing, 500), refuseOnce(busy, 429)];
    for (const { watcher } of [...oneTimeFaults, afterDeadline]) setup.proxy.watch(watcher);
    setup.proxy.watch(deadDuplicate(dead));
    setup.proxy.watch(otherAmount('less@example.com', oneCentLess));
    setup.proxy.watch(otherAmount('euros@example.com', inEuros));
    await setup.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 1 });
    await setup.fault({ service: 'webhooks', kind: 'duplicate' });
    await setup.fault({ service: 'mail', kind: 'timeout-after', count: 1 });

    const one = (plan: Plan, email: string) => buy(setup, { email, lines: [{ ...plan, quantity: 1 }] });
    await Promise.all([
      one(lost, 'lost@example.com'),
      one(dead, 'dead@example.com'),
      one(failing, 'failing@example.com'),
      one(busy, 'busy@example.com'),
      one(plain, 'less@example.com'),
      one(plain, 'euros@example.com'),
    ]);
    await eventually(
      async () =>
        expect(await outcomesOf(setup, 'dead@example.com')).toEqual([
          { status: 'refunded', outcome: 'undeliverable', failure: 'order-canceled' },
        ]),
      60_000,
    );
    // A purchase whose response was lost is looked up only after the shop's pause.
    await Promise.all(oneTimeFaults.map(({ occurred }) => occurred));
    await shop.kill();
    setup.putForward(LATER_MS);
    const again = await setup.start();
    for (const email of ['less@example.com', 'euros@example.com'])
      await eventually(
        async () =>
          expect(await outcomesOf(setup, email)).toEqual([
            { status: 'cancelled', outcome: null, failure: null },
          ]),
        60_000,
      );
    const { violations } = await settled(setup);
    expect(violations).toEqual([]);
    for (const email of ['lost@example.com', 'failing@example.com', 'busy@example.com'])
      expect(await outcomesOf(setup, email)).toEqual([
        { status: 'fulfilled', outcome: 'delivered', failure: null },
      ]);

    const { email } = await one(late, 'late@example.com');
    await afterDeadline.occurred;
    await again.kill();
    setup.putForward(TOO_LATE_MS);
    await setup.start();
    expect((await settled(setup)).violations).toEqual([]);
    expect(await outcomesOf(setup, email)).toEqual([
      { status: 'fulfilled', outcome: 'delivered', failure: null },
    ]);
  },
);
