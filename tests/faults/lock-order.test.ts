import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createCheckoutStore } from '#adapters/postgres/orders/checkout-store.ts';
import { createPaymentStore } from '#adapters/postgres/orders/payment-store.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow, payOnPage } from '#tests/integration/order-flow/shop.ts';
import { deliverEsim, shopOf } from './setup/customers.ts';
import { checkoutTopup, topupsFor, type Esim } from './setup/topup-customers.ts';

const flow = anOrderFlow();
const shop = shopOf(flow);

/** Each locks one row, as the stores do. This list is in the documented lock order. */
const LOCKS = {
  order: 'select from orders where id = $1 for update',
  session: 'select from checkout_sessions where order_id = $1 for update',
  code: `select from discount_codes where code =
    (select code from discount_redemptions where order_id = $1) for update`,
  stock: `select from package_inventory where package_id =
    (select package_id from stock_holds where order_id = $1) for update`,
} as const;
type Lock = keyof typeof LOCKS;

type Kind = 'sim' | 'topup';

/** An unpaid order of an eSIM or of a top-up that holds a coupon and stock. */
async function anUnpaidOrder(kind: Kind) {
  const plan = flow.plan(1);
  const esim = kind === 'sim' ? null : await deliverEsim(shop(), flow.plan(2));
  const [topup] = esim === null ? [] : await topupsFor(shop(), esim);
  const { packageId } = topup ?? plan;
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock)
        values (${packageId}, (select round(minimum_selling_price * 100) from packages where package_id = ${packageId}), 9)
        on conflict (package_id) do update set available_stock = 9`,
  );
  const discountCode = `L${randomUUID().slice(0, 8).toUpperCase()}`;
  await flow.run(
    sql`insert into discount_codes (code, kind, percent) values (${discountCode}, 'percent', 10)`,
  );
  const { sessionId } =
    esim === null
      ? await flow.checkout({ discountCode, email: anEmail(), lines: [{ ...plan, quantity: 1 }] })
      : await checkoutTopup(shop(), { esim, packageId, discountCode });
  return { sessionId, ...(await flow.orderOf(sessionId)) };
}

type UnpaidOrder = Awaited<ReturnType<typeof anUnpaidOrder>>;

/** The events that end an order, each through its own store. */
const ENDINGS: Readonly<Record<string, (order: UnpaidOrder) => Promise<unknown>>> = {
  'a session that expired': ({ sessionId }) => payments().recordUnpaid(sessionId, 'expired', moments()),
  'a payment of a wrong amount': ({ sessionId, id }) =>
    payments().recordPaid({ ...A_PAYMENT, id: sessionId, orderId: id, paymentId: randomUUID() }, moments()),
  'a changed cart': ({ id, sessionId }) =>
    checkouts().cancel(id, { at: new Date(), expiredSessionId: sessionId }),
};

const moments = () => ({ requestedAt: new Date(), now: new Date() });

const A_PAYMENT = {
  url: null,
  status: 'complete',
  paymentStatus: 'paid',
  amountCents: 1,
  currency: 'USD',
  email: null,
  paidAt: new Date(),
  wasRefunded: false,
  refundedCents: 0,
} as const;

function payments() {
  const { postgres, queue } = flow.parts().shop;
  return createPaymentStore({ postgres, enqueueWithin: (tx, job) => queue.enqueueWithin(tx, job) });
}

function checkouts() {
  const { postgres } = flow.parts().shop;
  return createCheckoutStore({ postgres, browserTokenHashOf: () => '' });
}

/**
 * Another transaction that holds one lock and takes others once the code that ends the order waits for the
 * first.
 */
async function aHolder(orderId: string) {
  const client = new pg.Client({ connectionString: flow.parts().databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  return {
    take: (lock: Lock) => client.query(LOCKS[lock], [orderId]),
    takeAll: (text: string, id: string) => client.query(text, [id]),
    untilAwaited: () =>
      eventually(async () => {
        const waiting = sql`select pid from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
        expect(await flow.rows(z.object({ pid: z.int() }), waiting)).toHaveLength(1);
      }),
    letGo: () => client.query('commit'),
  };
}

const HOLDERS: readonly (readonly [Lock, ...Lock[]])[] = [
  ['order', 'session', 'code', 'stock'],
  ['session', 'code', 'stock'],
  ['code', 'stock'],
];

/** Every ending with every holder; each of them once with a top-up. */
const CASES = Object.entries(ENDINGS).flatMap(([name, end], row) =>
  HOLDERS.map((locks, column) => {
    const kind: Kind = row === column ? 'topup' : 'sim';
    return { name, end, locks, kind };
  }),
);

test.each(CASES)(
  'lock order: $name ($kind) waits for a transaction that holds $locks.0 and takes $locks, and neither fails with a deadlock',
  async ({ end, kind, locks: [first, ...others] }) => {
    const order = await anUnpaidOrder(kind);
    const holder = await aHolder(order.id);
    await holder.take(first);
    const ending = end(order);
    await holder.untilAwaited();
    for (const lock of others) await holder.take(lock);
    await holder.letGo();
    await ending;
    expect((await flow.orderOf(order.sessionId)).status).toBe('cancelled');
  },
);

/** In the documented order, from the eSIM on: what a change of the eSIM by its owner or by staff may lock. */
const LOCKS_OF_ESIM = [
  'select from esims where iccid = $1 for update',
  `select from users where id = (select user_id from orders o join order_units u on u.order_id = o.id
    join esims e on e.unit_id = u.id where e.iccid = $1) for update`,
  'select from sent_mails m join order_units u using (order_id) where u.target_iccid = $1 for update of m',
];

test('lock order: the delivery of a top-up waits for a transaction that holds the eSIM and takes what comes after it', async () => {
  const esim = await deliverEsim(shop(), flow.plan(2));
  const [first = '', ...others] = LOCKS_OF_ESIM;
  const { id, sessionId, url } = await anOrderOfTopup(esim);
  const holder = await aHolder(id);
  await holder.takeAll(first, esim.iccid);
  await payOnPage(url);
  await holder.untilAwaited();
  for (const lock of others) await holder.takeAll(lock, esim.iccid);
  await holder.letGo();
  await flow.untilStatus(sessionId, 'fulfilled');
});

async function anOrderOfTopup(esim: Esim) {
  const page = await checkoutTopup(shop(), { esim, email: anEmail() });
  return { ...page, ...(await flow.orderOf(page.sessionId)) };
}
