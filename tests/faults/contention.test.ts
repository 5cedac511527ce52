import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { refusal } from '#tests/database/refusal.ts';
import { topupsAt } from '#tests/integration/order-flow/place-topup.ts';
import type { CheckoutOptions } from '#tests/integration/order-flow/place-checkout.ts';
import { anEmail, anOrderFlow, payOnPage } from '#tests/integration/order-flow/shop.ts';
import { buyTopup, deliverEsim, settled, shopOf } from './setup/customers.ts';

// On a busy machine tests are slow; a passing test does not use the timeout.
vi.setConfig({ testTimeout: 180_000 });
const flow = anOrderFlow();
const shop = shopOf(flow);

/**
 * Makes a race certain instead of likely: holds the lock that all of them need until this many wait for it,
 * then releases it. Code that reads without a lock has then already read an outdated value.
 */
async function raceBehindLock<T>(lock: string, many: number, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: flow.parts().databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const working = work();
    await eventually(async () => {
      const { rows } = await holder.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThanOrEqual(many);
    });
    await holder.query('commit');
    return await working;
  } finally {
    await holder.end();
  }
}

/** The responses to this many simultaneous checkouts. */
async function responsesTo(options: readonly CheckoutOptions[]): Promise<readonly Response[]> {
  return Promise.all(options.map((options) => flow.submit(options)));
}

const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status).sort();
const pagesOf = async (responses: readonly Response[]) =>
  new Set(
    await Promise.all(
      responses.map(async (response) => z.object({ url: z.string() }).parse(await response.json()).url),
    ),
  );

async function aCode(limits: Readonly<{ total?: number; perCustomer?: number }>): Promise<string> {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  await flow.run(
    sql`insert into discount_codes (code, kind, percent, total_limit, per_customer_limit)
        values (${code}, 'percent', 10, ${limits.total ?? null}, ${limits.perCustomer ?? null})`,
  );
  return code;
}

test('STOCK-08 B29 B31 four buyers read the last unit at the same moment: one gets it, three are refused as sold out', async () => {
  const plan = flow.plan(1);
  await flow.run(
    sql`insert into package_inventory (package_id, price_cents, available_stock) values (${plan.packageId}, 0, 1)`,
  );
  const responses = await raceBehindLock(
    `select 1 from package_inventory where package_id = '${plan.packageId}' for update`,
    4,
    () => responsesTo(Array.from({ length: 4 }, () => ({ lines: [{ ...plan, quantity: 1 }] }))),
  );
  expect(statusesOf(responses)).toEqual([200, 409, 409, 409]);
  expect((await settled(shop())).violations).toEqual([]);
});

test('COUPON-13 COUPON-16 B33 four who try a code limited to one use in total at the same moment: one gets it, three get the usual refusal', async () => {
  const discountCode = await aCode({ total: 1 });
  const responses = await raceBehindLock(
    `select 1 from discount_codes where code = '${discountCode}' for update`,
    4,
    () => responsesTo(Array.from({ length: 4 }, () => ({ discountCode, email: anEmail() }))),
  );
  expect(statusesOf(responses)).toEqual([200, 409, 409, 409]);
  expect((await settled(shop())).violations).toEqual([]);
});

test('COUPON-14 COUPON-18 B34 four who try a code limited to one use per customer at the same moment: one order holds it', async () => {
  const discountCode = await aCode({ perCustomer: 1 });
  const email = anEmail();
  const responses = await raceBehindLock(
    `select 1 from discount_codes where code = '${discountCode}' for update`,
    4,
    () => responsesTo(Array.from({ length: 4 }, () => ({ discountCode, email }))),
  );
  expect(statusesOf(responses).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const payable = await flow.rows(
    z.object({ state: z.string() }),
    sql`select r.state from orders o join discount_redemptions r on r.order_id = o.id
        join checkout_sessions s on s.order_id = o.id and s.status = 'open'
        where o.email = ${email} and o.status = 'awaiting-payment'`,
  );
  expect(payable).toEqual([{ state: 'held' }]);
  expect((await settled(shop())).violations).toEqual([]);
});

test('CHECKOUT-14 B10 B14 B15 B17 pressed four times at once, and in four tabs at once: one order and one payment page', async () => {
  const twice = { key: randomUUID(), email: anEmail() };
  const tabs = { cartId: randomUUID(), email: anEmail() };
  for (const options of [twice, tabs]) {
    const responses = await raceBehindLock('lock table orders in share mode', 4, () =>
      responsesTo(Array.from({ length: 4 }, () => options)),
    );
    expect((await pagesOf(responses)).size).toBe(1);
    const made = await flow.rows(z.object({}), sql`select 1 from orders where email = ${options.email}`);
    expect(made).toHaveLength(1);
  }
});

test('TOPUP-21 four who buy the same top-up of one eSIM at the same moment: one does, three are asked whether they want it again', async () => {
  const { iccid } = await deliverEsim(shop(), flow.plan());
  const topups = topupsAt(() => flow.parts().origin);
  const { offer } = await topups.offers({ iccid });
  const responses = await raceBehindLock('lock table orders in share mode', 4, () =>
    Promise.all(
      Array.from({ length: 4 }, () => topups.submit({ target: { iccid }, offer, email: anEmail() })),
    ),
  );
  expect(statusesOf(responses)).toEqual([200, 409, 409, 409]);
  expect((await settled(shop())).violations).toEqual([]);
});

test('TOPUP-33 four tabs in which one address buys the same top-up at the same moment: one checkout stays', async () => {
  const { iccid } = await deliverEsim(shop(), flow.plan());
  const topups = topupsAt(() => flow.parts().origin);
  const { offer } = await topups.offers({ iccid });
  const email = anEmail();
  const responses = await raceBehindLock('lock table orders in share mode', 4, () =>
    Promise.all(Array.from({ length: 4 }, () => topups.submit({ target: { iccid }, offer, email }))),
  );
  // A tab whose checkout was ended by another one meanwhile starts again.
  expect(statusesOf(responses).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const payable = await flow.rows(
    z.object({ status: z.string() }),
    sql`select s.status from orders o join checkout_sessions s on s.order_id = o.id
        where o.email = ${email} and o.status = 'awaiting-payment'`,
  );
  expect(payable).toEqual([{ status: 'open' }]);
  expect((await settled(shop())).violations).toEqual([]);
});

test('TOPUP-21 CHECKOUT-14 the button of a top-up pressed four times at once: one order and one payment page', async () => {
  const { iccid } = await deliverEsim(shop(), flow.plan());
  const topups = topupsAt(() => flow.parts().origin);
  const { offer } = await topups.offers({ iccid });
  const options = { target: { iccid }, offer, email: anEmail(), key: randomUUID() };
  const responses = await raceBehindLock('lock table orders in share mode', 4, () =>
    Promise.all(Array.from({ length: 4 }, () => topups.submit(options))),
  );
  expect(statusesOf(responses)).toEqual([200, 200, 200, 200]);
  expect((await pagesOf(responses)).size).toBe(1);
});

test('B22 units of one order that are delivered at the same moment: the order is closed once and its customer is notified once', async () => {
  const pages = await raceBehindLock('lock table esims in share mode', 6, async () =>
    Promise.all(
      Array.from({ length: 3 }, async () => {
        const page = await flow.checkout({ lines: [{ ...flow.plan(2), quantity: 2 }] });
        await payOnPage(page.url);
        return page;
      }),
    ),
  );
  for (const { sessionId } of pages) await flow.untilStatus(sessionId, 'fulfilled');
  expect((await settled(shop())).violations).toEqual([]);
});

test('FULFIL-04 B22 a partly delivered order sends one mail of each kind', async () => {
  const [good, bad] = [flow.plan(3), flow.plan(4)];
  await flow.control('POST', `/network/packages/${bad.packageId}`, { isWithdrawn: true });
  const email = anEmail();
  const lines = [good, bad].map((plan) => ({ ...plan, quantity: 1 }));
  const { url } = await flow.checkout({ email, lines });
  await payOnPage(url);
  await eventually(async () => expect(await flow.mailsTo(email)).toHaveLength(3));
  expect((await settled(shop())).violations).toEqual([]);
  const kinds = await flow.rows(
    z.object({ kind: z.string() }),
    sql`select kind from sent_mails where recipient = ${email}`,
  );
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(3);
  expect(kinds).toHaveLength(3);
});

test('ORDER-17 B39 the cookie of one order opens no other order, under any cookie name', async () => {
  const [own, other] = [await flow.checkout(), await flow.checkout()];
  const nameOf = (cookie: string) => cookie.split('=')[0] ?? '';
  const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
  const install = async (cookie: string) => {
    const url = `${flow.parts().origin}/api/checkout-sessions/${other.sessionId}/install`;
    return (await fetch(url, { headers: { cookie } })).status;
  };
  expect(await install(other.cookie)).toBe(200);
  expect(await install('')).toBe(403);
  expect(await install(own.cookie)).toBe(403);
  expect(await install(`${nameOf(other.cookie)}=${valueOf(own.cookie)}`)).toBe(403);
  expect(await install(`${nameOf(other.cookie)}=`)).toBe(403);
});

/** A second row for the same thing, with other names where names must differ. */
const again = (table: string, changes: string, where = 'true') =>
  sql.raw(
    `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${changes}))).* from ${table} one where ${where} limit 1`,
  );

const SECOND_TIME = [
  {
    what: 'an eSIM for the same unit',
    rule: 'esims_unit_id_key',
    table: 'esims',
    changes: `'id', gen_random_uuid(), 'iccid', '894470000000000000'`,
  },
  {
    what: 'a top-up for the same unit',
    rule: 'topups_pkey',
    table: 'topups',
    changes: `'vendor_order_id', 'again'`,
  },
  {
    what: 'two top-ups of one purchase',
    rule: 'topups_vendor_order_id_key',
    table: 'topups',
    changes: `'unit_id', (select unit_id from esims limit 1)`,
  },
  {
    what: 'a refund for the same unit',
    rule: 'refunds_unit_id_key',
    table: 'refunds',
    changes: `'id', gen_random_uuid(), 'idempotency_key', 'again', 'provider_refund_id', 'again'`,
    where: 'unit_id is not null',
  },
  {
    what: 'a payment that settles the same order',
    rule: 'payments_one_that_counts',
    table: 'payments',
    changes: `'payment_id', 'again', 'session_id', 'again'`,
    where: 'counts',
  },
  {
    what: 'the same notice',
    rule: 'payment_notices_pkey',
    table: 'payment_notices',
    changes: `'kind', kind`,
  },
  {
    what: 'the same use of a code',
    rule: 'discount_redemptions_one_per_place',
    table: 'discount_redemptions',
    changes: `'order_id', (select id from orders o where not exists (select 1 from discount_redemptions d where d.order_id = o.id) limit 1)`,
    where: `place is not null and state <> 'released'`,
  },
  {
    what: 'a mail of the same kind',
    rule: 'sent_mails_kind_subject_key',
    table: 'sent_mails',
    changes: `'id', gen_random_uuid(), 'message_id', 'again'`,
  },
] as const;

test('B3 B4 B33 B34 the last line of defence: the database itself rejects a second row for everything that may exist once', async () => {
  const bad = flow.plan(5);
  await flow.control('POST', `/network/packages/${bad.packageId}`, { isWithdrawn: true });
  const lines = [flow.plan(), bad].map((plan) => ({ ...plan, quantity: 1 }));
  const { url } = await flow.checkout({ lines, discountCode: await aCode({ perCustomer: 1 }) });
  await flow.checkout();
  await payOnPage(url);
  await deliverEsim(shop(), flow.plan());
  await buyTopup(shop());
  expect((await settled(shop())).violations).toEqual([]);
  for (const { what, rule, table, changes, ...more } of SECOND_TIME) {
    const where = 'where' in more ? more.where : 'true';
    const refused = await refusal(flow.parts().shop.postgres, again(table, changes, where));
    expect({ what, refused }).toEqual({ what, refused: `23505 ${rule}` });
  }
});
