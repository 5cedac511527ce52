import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { buyCart, buyTopup, deliverEsim, settled } from './setup/customers.ts';
import { topupsFor } from './setup/topup-customers.ts';
import type { Call, Reply, Watcher } from './setup/service-proxy.ts';
import { aFaultSetup, type FaultSetup, type Plan } from './setup/fault-setup.ts';

/** Longer than the shop waits after a missing response. */
const LATER_MS = 90_000;
/** Longer than the shop tries to deliver. */
const TOO_LATE_MS = 14 * 60_000;

/** A plan or a top-up. */
type Package = Pick<Plan, 'packageId'>;

/** The name of a top-up begins like the name of a plan: it must end where the field ends. */
const isPurchaseOf = ({ packageId }: Package, { method, path, body }: Call) =>
  method === 'POST' && path.startsWith('/v2/orders') && body.includes(`${packageId}\r\n`);

/** A fault that occurs once; `occurred` resolves when it has occurred. */
type OneTimeFault = Readonly<{ watcher: Watcher; occurred: Promise<unknown> }>;

/** The network sells it, and the response never reaches the shop. */
function acceptThenDrop(plan: Package): OneTimeFault {
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
function refuseOnce(plan: Package, status: number): OneTimeFault {
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
function deadDuplicate(plan: Package, type: 'sim' | 'topup'): Watcher {
  const order = { id: 7, type, package_id: plan.packageId, status: { slug: 'canceled' }, sims: [] };
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

/** Each look opens a connection. */
const LOOK_EVERY_MS = 100;

const FULFILLED = [{ status: 'fulfilled', outcome: 'delivered', failure: null }];
const DEAD = [{ status: 'refunded', outcome: 'undeliverable', failure: 'order-canceled' }];
const CANCELLED = [{ status: 'cancelled', outcome: null, failure: null }];

async function untilOutcomes(setup: FaultSetup, emails: readonly string[], outcomes: unknown): Promise<void> {
  for (const email of emails)
    await eventually(
      async () => expect(await outcomesOf(setup, email)).toEqual(outcomes),
      60_000,
      LOOK_EVERY_MS,
    );
}

/** The shop has finished every attempt, so a purchase repeated at once has been sent too. */
function untilNoDeliveryRuns(setup: FaultSetup) {
  const running = `select id from jobs.job where name = 'fulfil-unit' and state = 'active'`;
  return eventually(
    async () => expect(await setup.rows(z.object({}), running)).toEqual([]),
    60_000,
    LOOK_EVERY_MS,
  );
}

function firstSix<T>([a, b, c, d, e, f]: readonly T[]): readonly [T, T, T, T, T, T] {
  if (!a || !b || !c || !d || !e || !f) throw new Error('The shop sells too few plans');
  return [a, b, c, d, e, f];
}

function firstFour<T>([a, b, c, d]: readonly T[]): readonly [T, T, T, T] {
  if (!a || !b || !c || !d) throw new Error('The shop sells too few top-ups');
  return [a, b, c, d];
}

/** A plan and a top-up for each failure, and the customers who buy them, named after the failure. */
async function prepare(setup: FaultSetup) {
  const [lost, dead, failing, busy, plain, late] = firstSix(await setup.plans());
  // Another eSIM of the same operator, which must get nothing of the next one.
  await deliverEsim(setup, plain);
  const esim = await deliverEsim(setup, plain);
  const [lostTopup, deadTopup, failingTopup, lateTopup] = firstFour(await topupsFor(setup, esim));
  const buyPlan = (plan: Plan, name: string) =>
    buyCart(setup, { email: `${name}@example.com`, lines: [{ ...plan, quantity: 1 }] });
  const topUp = ({ packageId }: Package, name: string) =>
    buyTopup(setup, { esim, packageId, email: `${name}@example.com` });
  return {
    once: [
      acceptThenDrop(lost),
      acceptThenDrop(lostTopup),
      refuseOnce(failing, 500),
      refuseOnce(failingTopup, 500),
      refuseOnce(busy, 429),
    ],
    always: [
      deadDuplicate(dead, 'sim'),
      deadDuplicate(deadTopup, 'topup'),
      otherAmount('less@example.com', oneCentLess),
      otherAmount('less-topup@example.com', oneCentLess),
      otherAmount('euros@example.com', inEuros),
    ],
    afterDeadline: [acceptThenDrop(late), acceptThenDrop(lateTopup)],
    buyAll: () =>
      Promise.all([
        buyPlan(lost, 'lost'),
        topUp(lostTopup, 'lost-topup'),
        buyPlan(dead, 'dead'),
        topUp(deadTopup, 'dead-topup'),
        buyPlan(failing, 'failing'),
        topUp(failingTopup, 'failing-topup'),
        // By the owner of the eSIM, who gets no email about the own purchase.
        buyTopup(setup, { esim, packageId: failingTopup.packageId, email: esim.owner }),
        buyPlan(busy, 'busy'),
        buyPlan(plain, 'less'),
        topUp(lostTopup, 'less-topup'),
        buyPlan(plain, 'euros'),
      ]),
    buyLate: () => Promise.all([buyPlan(late, 'late'), topUp(lateTopup, 'late-topup')]),
  };
}

test(
  'FULFIL-03 PAY-08 TOPUP-22 B5 B16 B25 B26 errors, lost responses, dead duplicates and wrong amounts: each customer has what was paid for, or the money back',
  { timeout: 600_000 },
  async () => {
    const setup = await aFaultSetup();
    const shop = await setup.start();
    const { once, always, afterDeadline, buyAll, buyLate } = await prepare(setup);
    for (const { watcher } of [...once, ...afterDeadline]) setup.proxy.watch(watcher);
    for (const watcher of always) setup.proxy.watch(watcher);
    await setup.fault({ service: 'payments', kind: 'timeout-after', match: 'POST /v1/refunds', count: 1 });
    await setup.fault({ service: 'webhooks', kind: 'duplicate' });
    await setup.fault({ service: 'mail', kind: 'timeout-after', count: 1 });

    await buyAll();
    await untilOutcomes(setup, ['dead@example.com', 'dead-topup@example.com'], DEAD);
    // A purchase whose response was lost is looked up only after the shop's pause.
    await Promise.all(once.map(({ occurred }) => occurred));
    await untilNoDeliveryRuns(setup);
    await shop.kill();
    setup.putForward(LATER_MS);
    const again = await setup.start();
    const underpaid = ['less@example.com', 'less-topup@example.com', 'euros@example.com'];
    await untilOutcomes(setup, underpaid, CANCELLED);
    expect((await settled(setup)).violations).toEqual([]);
    for (const name of ['lost', 'lost-topup', 'failing', 'failing-topup', 'busy'])
      expect({ name, outcomes: await outcomesOf(setup, `${name}@example.com`) }).toEqual({
        name,
        outcomes: FULFILLED,
      });

    await buyLate();
    await Promise.all(afterDeadline.map(({ occurred }) => occurred));
    await again.kill();
    setup.putForward(TOO_LATE_MS);
    await setup.start();
    expect((await settled(setup)).violations).toEqual([]);
    for (const name of ['late', 'late-topup'])
      expect(await outcomesOf(setup, `${name}@example.com`)).toEqual(FULFILLED);
  },
);
